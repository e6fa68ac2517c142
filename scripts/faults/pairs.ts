import type { Stores } from '@craque/api/store/store.ts';
import { type GuessReply, submitGuess } from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { type Call, createCall } from '../../web/src/lib/api.ts';
import type { HeadlessClient, Screen } from './headless-client.ts';
import { type SeededGames, seededGames } from './seeded-games.ts';

export type PairPlan = {
  stores: Stores;
  secret: string;
  /** Addresses of the api processes that receive the two guesses, and the origin they accept. */
  apis: readonly [string, string];
  origin: string;
  /** Three players per lane: two who guess and one who watches. */
  lanes: readonly (readonly HeadlessClient[])[];
  pairs: number;
};

export type PairFigures = {
  violations: string[];
  /** How often the first of the two was the winner. */
  firstWon: number;
  /**
   * Milliseconds from the sending to the announcement of the winner on the third player's screen.
   */
  told: number[];
};

/** Time (ms) in which an undisturbed product delivers events. */
const timeoutMs = 31_000;

type Three = readonly [HeadlessClient, HeadlessClient, HeadlessClient];
type Lane = { clients: Three; calls: readonly [Call, Call] };

function callTo(address: string, origin: string, { cookie }: HeadlessClient): Call {
  return createCall({
    fetch: (input, init) =>
      fetch(`${address}${input}`, { ...init, headers: { ...init?.headers, cookie, origin } }),
    timeZone: () => undefined,
  });
}

/** Counts the events that a player gets of a game until the result is called. */
async function listenTo({ live, id }: HeadlessClient, game: Game, secret: string) {
  const told = { won: 0 };
  const ticket = createWatchTickets([secret]).issue(
    { gameId: game.id, player: userPlayer(id), userId: id },
    Date.now(),
  );
  const off = live.on('opponent-won', ({ gameId }) => {
    if (gameId === game.id) told.won += 1;
  });
  const watching = await new Promise<() => void>((resolve) => {
    const stop = live.watch({
      gameId: game.id,
      ticket: () => ticket,
      onWatched: () => queueMicrotask(() => resolve(stop)),
    });
  });
  return {
    timesTold: () => told.won,
    stop() {
      off();
      watching();
    },
  };
}

async function until(isDone: () => boolean): Promise<void> {
  const limit = performance.now() + timeoutMs;
  while (!isDone() && performance.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function violationsOfReplies(game: Game, stored: Game | undefined, replies: readonly GuessReply[]) {
  const firsts = replies.filter((reply) => !reply.game.gameCompletedByOtherPlayer);
  return [
    ...(replies.every(({ won }) => won) ? [] : [`${game.id}: not both have won`]),
    ...(firsts.length === 1 ? [] : [`${game.id}: ${firsts.length} winners`]),
    ...(stored?.winner && firsts[0]?.game.challenge?.winnerId === stored.winner.slice(5)
      ? []
      : [`${game.id}: the stored winner is another one`]),
  ];
}

async function runPair(
  { clients, calls }: Lane,
  { stores, secret }: PairPlan,
  { make, answer }: SeededGames,
): Promise<PairFigures> {
  const game = await make(clients.map(({ id }) => id));
  const [one, other, third] = clients;
  const handlers = [
    await listenTo(one, game, secret),
    await listenTo(other, game, secret),
  ] as const;
  const screen: Screen = await third.open(game.id);
  await until(screen.isLive);
  const sentAt = performance.now();
  const params = { id: game.id };
  const replies = await Promise.all(
    calls.map((call) => call(submitGuess, { params, body: { guess: answer } })),
  );
  const stored = await stores.games.find(game.id);
  const violations = violationsOfReplies(
    game,
    stored,
    replies.flatMap((reply) => reply ?? []),
  );
  const firstWon = stored?.winner === userPlayer(one.id) ? 1 : 0;
  const loser = handlers[firstWon === 1 ? 1 : 0];
  await until(() => screen.timesTold() > 0 && loser.timesTold() > 0);
  const told = performance.now() - sentAt;
  const times = [handlers[0].timesTold(), handlers[1].timesTold(), screen.timesTold()];
  const wanted = firstWon === 1 ? [0, 1, 1] : [1, 0, 1];
  if (times.join() !== wanted.join()) {
    violations.push(`${game.id}: told ${times.join(', ')} times, not ${wanted.join(', ')}`);
  }
  // The third player never ends the game, and every later win would look through open games.
  await stores.games.markSettled(game.id);
  for (const ear of handlers) ear.stop();
  screen.close();
  return { violations, firstWon, told: [told] };
}

/**
 * Pairs of right guesses sent at once through two api processes: one winner each, announced once to
 * each of the others.
 */
export async function runPairs(plan: PairPlan): Promise<PairFigures> {
  const maker = seededGames(plan.stores);
  const sum: PairFigures = { violations: [], firstWon: 0, told: [] };
  const left = { pairs: plan.pairs };
  const [first, second] = plan.apis;
  const runLane = async ([one, another, third]: readonly HeadlessClient[]) => {
    if (!one || !another || !third) throw new RangeError('a lane needs three players');
    const clients = [one, another, third] as const;
    const calls = [
      callTo(first, plan.origin, clients[0]),
      callTo(second, plan.origin, clients[1]),
    ] as const;
    while (left.pairs > 0) {
      left.pairs -= 1;
      const { violations, firstWon, told } = await runPair({ clients, calls }, plan, maker);
      sum.violations.push(...violations);
      sum.firstWon += firstWon;
      sum.told.push(...told);
      if (sum.told.length % 100 === 0) console.log(`  ${sum.told.length} pairs`);
    }
  };
  await Promise.all(plan.lanes.map(runLane));
  return sum;
}
