import { setTimeout as sleep } from 'node:timers/promises';
import type { Stores } from '@craque/api/store/store.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import {
  createChallenge,
  joinChallenge,
  leaveChallenge,
} from '@craque/common/contracts/challenges.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import type { HeadlessClient, Screen } from './headless-client.ts';
import { violationsOfChallenge, type Ledger, newLedger } from './challenge-judgement.ts';
import type { Loss, FaultLog } from './faults.ts';

export type ChallengeParts = {
  stores: Stores;
  clients: readonly HeadlessClient[];
  faults: FaultLog;
  /** Names of the league, all of them wrong except the athlete's. */
  names: readonly string[];
  /** Uniform in [0, 1). */
  random: () => number;
};

/** How a screen caught up with the server after the last change of its challenge. */
export type Arrival = { ms: number; loss: Loss };

export type ChallengeOutcome = {
  gameId: number;
  violations: string[];
  arrivals: Arrival[];
  /** Milliseconds from the winner's save to its announcement on the others' screens. */
  winnerTold: number[];
  retries: number;
  dialogs: number;
};

/** Longest time (ms) in which a call has to succeed eventually, whatever dies meanwhile. */
const timeoutMs = 60_000;

/** Retries a repeatable call until it is answered. Throws errors that are not outages. */
async function insisting<T>(ledger: Ledger, call: () => Promise<T | null>): Promise<T> {
  const limit = performance.now() + timeoutMs;
  for (;;) {
    try {
      const answer = await call();
      if (answer !== null) return answer;
      throw new Error('an empty answer');
    } catch (error) {
      const isOutage = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isOutage || performance.now() > limit) throw error;
      ledger.retries += 1;
      await sleep(200);
    }
  }
}

type Seat = {
  screen: Screen;
  deeds: readonly ('wrong' | 'hint')[];
  ending: 'right' | 'lose' | 'leave';
  /** Delays the end until the screen has announced the winner. */
  isPatient: boolean;
};

type Playing = ChallengeParts & { gameId: number; ledger: Ledger; answer: string; known: Game };

const pause = (random: () => number) => sleep(random() * 250);

/** Retries the guess as a player does until it is on their screen. */
async function guess({ ledger }: Playing, { screen }: Seat, text: string): Promise<void> {
  const { id } = screen.client;
  ledger.tried(id, text);
  const limit = performance.now() + timeoutMs;
  while (performance.now() < limit) {
    const outcome = await screen.game.submitGuess(text);
    const view = screen.view();
    if (outcome === 'sent') return ledger.taken(id, text);
    if (outcome === 'repeated' || view?.completed) return;
    ledger.retries += 1;
    await sleep(200);
  }
  throw new Error(`${text} could not be guessed within ${timeoutMs} ms`);
}

async function hint({ ledger }: Playing, { screen }: Seat): Promise<void> {
  const before = screen.view()?.hints.length ?? 0;
  const limit = performance.now() + timeoutMs;
  while ((screen.view()?.hints.length ?? 0) === before) {
    if (performance.now() > limit) throw new Error(`no hint within ${timeoutMs} ms`);
    await screen.game.takeHint();
    if ((screen.view()?.hints.length ?? 0) === before) {
      ledger.retries += 1;
      await sleep(200);
    }
  }
}

async function leave({ ledger, gameId }: Playing, { screen }: Seat): Promise<void> {
  const { call } = screen.client;
  await insisting(ledger, () => call(leaveChallenge, { params: { id: gameId } }));
  await screen.game.refresh();
}

async function untilTold({ faults, ledger }: Playing, { screen }: Seat): Promise<void> {
  const start = performance.now();
  while (screen.timesTold() === 0) {
    const waited = performance.now() - start;
    if (waited > faults.limitOf('silent', start)) {
      ledger.violations.push(`${screen.client.username} was not told the winner in ${waited} ms`);
      return;
    }
    await sleep(5);
  }
}

async function play(playing: Playing, seat: Seat, wrong: readonly string[]): Promise<void> {
  const { random, answer } = playing;
  const names = [...wrong];
  for (const deed of seat.deeds) {
    await pause(random);
    if (deed === 'hint') await hint(playing, seat);
    else await guess(playing, seat, names.pop() ?? 'zzzz');
  }
  await pause(random);
  if (seat.isPatient) await untilTold(playing, seat);
  if (seat.ending === 'leave') return leave(playing, seat);
  if (seat.ending === 'right') return guess(playing, seat, answer);
  while (!seat.screen.view()?.completed) await guess(playing, seat, names.pop() ?? 'zzzz');
}

/**
 * The first always wins; of the others some wait for that, some give up, some run out of guesses.
 */
function seatsOf(screens: readonly Screen[], random: () => number): Seat[] {
  return screens.map((screen, index) => {
    const deeds = Array.from({ length: Math.floor(random() * 4) }, () =>
      random() < 0.3 ? ('hint' as const) : ('wrong' as const),
    );
    const chance = random();
    const ending = index === 0 || chance < 0.6 ? 'right' : chance < 0.85 ? 'lose' : 'leave';
    return { screen, deeds, ending, isPatient: index > 0 && random() < 0.4 };
  });
}

/** One challenge from its creation to the last screen that shows its end. */
export async function playChallenge(parts: ChallengeParts): Promise<ChallengeOutcome> {
  const { clients, stores, random, names } = parts;
  const [creator, ...friends] = clients;
  if (!creator) throw new RangeError('a challenge needs players');
  const ledger = newLedger();
  const key = crypto.randomUUID();
  const friendIds = friends.map(({ id }) => id);
  const made: GameView = await insisting(ledger, () =>
    creator.call(createChallenge, {
      body: { sport: 'tennis', difficulty: 'easy', friendIds },
      idempotencyKey: key,
    }),
  );
  const gameId = made.id;
  for (const { call } of friends) {
    await insisting(ledger, () => call(joinChallenge, { params: { id: gameId } }));
  }
  const known = await stores.games.find(gameId as GameId);
  if (!known) throw new Error(`the game ${gameId} is acknowledged and not stored`);
  const screens = await Promise.all(clients.map((client) => client.open(gameId)));
  const answer = known.athlete.name;
  const playing: Playing = { ...parts, gameId, ledger, answer, known };
  const wrong = names.filter((name) => name !== answer);
  await Promise.all(
    seatsOf(screens, random).map((seat, index) => {
      const start = Math.floor(random() * (wrong.length - 20)) + index;
      return play(playing, seat, wrong.slice(start, start + 10));
    }),
  );
  const endedAt = performance.now();
  const arrivals = await Promise.all(screens.map((screen) => untilRight(playing, screen, endedAt)));
  const stored = await stores.games.find(gameId as GameId);
  const violations = await violationsOfChallenge({ stored, screens, ledger, stores });
  const winner = stored?.winner && playerOf(stored, stored.winner)?.end;
  const told = screens.filter((screen) => screen.timesTold() > 0);
  for (const screen of screens) screen.close();
  return {
    gameId,
    violations: [...ledger.violations, ...violations],
    arrivals,
    winnerTold: winner ? told.map((screen) => screen.toldAt() - winner.at) : [],
    retries: ledger.retries,
    dialogs: screens.reduce((sum, screen) => sum + screen.timesTold(), 0),
  };
}

/**
 * Without what differs between readings: the time of the answer, the ticket, the picture's address,
 * and the athlete's strength, which others change meanwhile.
 */
function comparable(view: GameView | undefined): string {
  const {
    now: _,
    ticket: __,
    athleteImageUrl: ___,
    athleteStrength: ____,
    ...rest
  } = view ?? ({} as GameView);
  return JSON.stringify(rest);
}

/** The parts of two views that are not the same. */
function differences(shown: string, wanted: string): string[] {
  const [one, other] = [JSON.parse(shown), JSON.parse(wanted)] as Record<string, unknown>[];
  return Object.keys({ ...one, ...other })
    .map((key) => [key, JSON.stringify(one?.[key]), JSON.stringify(other?.[key])])
    .filter(([, is, should]) => is !== should)
    .map(([key, is, should]) => `  ${key}: shown ${is}, wanted ${should}`);
}

/**
 * Waits until the screen matches a new reading, and records how long that took after the last
 * change.
 */
async function untilRight(
  { faults, ledger, gameId }: Playing,
  screen: Screen,
  endedAt: number,
): Promise<Arrival> {
  const { call, username } = screen.client;
  const truth = await insisting(ledger, () =>
    call(readGame, { params: { id: gameId }, query: { language: 'en' } }),
  );
  const wanted = comparable(truth);
  while (comparable(screen.view()) !== wanted) {
    if (performance.now() - endedAt > faults.limitOf('silent', endedAt) + 10_000) break;
    await sleep(10);
  }
  const ms = performance.now() - endedAt;
  const isRight = comparable(screen.view()) === wanted;
  const loss = faults.lossOf(endedAt, screen.wasLiveSince(endedAt));
  const arrival: Arrival = { ms, loss };
  if (!isRight || ms > faults.limitOf(arrival.loss, endedAt)) {
    const state = isRight ? 'was right late' : 'is wrong';
    const after = `after ${Math.round(ms)} ms (${loss}; ${faults.around(endedAt)})`;
    ledger.violations.push(`${gameId}: the screen of ${username} ${state} ${after}`);
    if (!isRight) ledger.violations.push(...differences(comparable(screen.view()), wanted));
  }
  return arrival;
}
