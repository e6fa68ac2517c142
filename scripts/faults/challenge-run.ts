import { setTimeout as sleep } from 'node:timers/promises';
import type { Stores } from '@craque/api/store/store.ts';
import {
  createChallenge,
  joinChallenge,
  leaveChallenge,
} from '@craque/common/contracts/challenges.ts';
import { readGame } from '@craque/common/contracts/games.ts';
import { playerOf } from '@craque/common/domain/game/game.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { differences, errorsOfChallenge, type Sent } from './challenge-judgement.ts';
import type { Troubles } from './fault.ts';
import type { HeadlessClient, Screen } from './headless-client.ts';

export type ChallengeParts = {
  stores: Stores;
  clients: readonly HeadlessClient[];
  troubles: Troubles;
  /** Names of the league, all of them wrong except the athlete's. */
  names: readonly string[];
  random: () => number;
};

export type ChallengeOutcome = {
  gameId: number;
  errors: string[];
  right: number[];
  noticeDelays: number[];
};

/** Longest time (ms) in which a call has to succeed eventually, whatever dies meanwhile. */
const patience = 60_000;

async function insisting<T>(what: string, act: () => Promise<T | null | undefined>): Promise<T> {
  const limit = performance.now() + patience;
  while (performance.now() < limit) {
    try {
      const answer = await act();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      const isOutage = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isOutage) throw error;
    }
    await sleep(200);
  }
  throw new Error(`${what} did not succeed within ${patience} ms`);
}

type Playing = ChallengeParts & { gameId: number; sent: Sent[]; errors: string[]; answer: string };

/** Repeats the guess as a player does until it is on their screen. */
async function guess({ sent }: Playing, screen: Screen, text: string): Promise<void> {
  const own: Sent = { userId: screen.client.id, text, isTaken: false };
  sent.push(own);
  await insisting(`the guess ${text}`, async () => {
    const outcome = await screen.game.submitGuess(text);
    own.isTaken ||= outcome === 'sent';
    return own.isTaken || outcome === 'repeated' || screen.view()?.completed || undefined;
  });
}

async function hint(screen: Screen): Promise<void> {
  const taken = () => screen.view()?.hints.length ?? 0;
  const before = taken();
  await insisting('a hint', async () => {
    await screen.game.takeHint();
    return taken() > before || undefined;
  });
}

async function untilWinnerNotice({ troubles, errors }: Playing, screen: Screen): Promise<void> {
  const start = performance.now();
  while (screen.winnerNotices() === 0) {
    if (performance.now() - start > troubles.limitOf(start)) {
      errors.push(`${screen.client.username} got no notice of the winner in time`);
      return;
    }
    await sleep(5);
  }
}

/**
 * Wrong guesses and hints, then the end: the first player wins, others wait, give up or run out
 * of guesses.
 */
async function play(playing: Playing, screen: Screen, index: number): Promise<void> {
  const { random, answer, gameId } = playing;
  const wrong = playing.names.filter((name) => name !== answer);
  const start = Math.floor(random() * (wrong.length - 20)) + index;
  const names = wrong.slice(start, start + 10);
  const guessWrongly = () => guess(playing, screen, names.pop() ?? 'zzzz');
  for (let deeds = Math.floor(random() * 4); deeds > 0; deeds -= 1) {
    await sleep(random() * 250);
    await (random() < 0.3 ? hint(screen) : guessWrongly());
  }
  await sleep(random() * 250);
  const ending = index === 0 ? 0 : random();
  if (index > 0 && random() < 0.4) await untilWinnerNotice(playing, screen);
  if (ending < 0.6) return guess(playing, screen, answer);
  if (ending < 0.85) {
    while (!screen.view()?.completed) await guessWrongly();
    return;
  }
  await insisting('leaving', () => screen.client.call(leaveChallenge, { params: { id: gameId } }));
  await screen.game.refresh();
}

/** Milliseconds from the last change until the screen shows what a new reading does. */
async function untilRight(playing: Playing, screen: Screen, endedAt: number): Promise<number> {
  const { troubles, errors, gameId } = playing;
  const { call, username } = screen.client;
  const wanted = await insisting('a reading', () =>
    call(readGame, { params: { id: gameId }, query: { language: 'en' } }),
  );
  const ms = () => performance.now() - endedAt;
  const limit = () => troubles.limitOf(endedAt, screen.wasLiveSince(endedAt));
  const wrong = () => differences(screen.view(), wanted);
  while (wrong().length > 0 && ms() < limit() + 10_000) await sleep(10);
  const took = ms();
  if (took > limit() || wrong().length > 0)
    errors.push(
      `the screen of ${username} ${wrong().length > 0 ? 'is wrong' : 'was right late'} after ${Math.round(took)} ms`,
      ...wrong(),
    );
  return took;
}

/** One challenge from its creation to the last screen that shows its end. */
export async function playChallenge(parts: ChallengeParts): Promise<ChallengeOutcome> {
  const { clients, stores } = parts;
  const [creator, ...friends] = clients;
  if (!creator) throw new RangeError('a challenge needs players');
  const body = {
    ...({ sport: 'tennis', difficulty: 'easy' } as const),
    friendIds: friends.map(({ id }) => id),
  };
  const idempotencyKey = crypto.randomUUID();
  const { id: gameId } = await insisting('the challenge', () =>
    creator.call(createChallenge, { body, idempotencyKey }),
  );
  for (const { call } of friends)
    await insisting('joining', () => call(joinChallenge, { params: { id: gameId } }));
  const created = await stores.games.find(gameId as GameId);
  if (!created) throw new Error(`the game ${gameId} is acknowledged and not stored`);
  const screens = await Promise.all(clients.map((client) => client.open(gameId)));
  const sent: Sent[] = [];
  const playing: Playing = { ...parts, gameId, sent, errors: [], answer: created.athlete.name };
  await Promise.all(screens.map((screen, index) => play(playing, screen, index)));
  const endedAt = performance.now();
  const right = await Promise.all(screens.map((screen) => untilRight(playing, screen, endedAt)));
  const game = (await stores.games.find(gameId as GameId)) ?? created;
  const errors = await errorsOfChallenge(game, { screens, sent, stores });
  const winner = game.winner && playerOf(game, game.winner)?.end;
  const notified = screens.filter((screen) => winner && screen.winnerNotices() > 0);
  for (const screen of screens) screen.close();
  return {
    gameId,
    errors: [...playing.errors, ...errors],
    right,
    noticeDelays: notified.map((screen) => screen.noticedAt() - (winner?.at ?? 0)),
  };
}
