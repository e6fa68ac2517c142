import { setTimeout as sleep } from 'node:timers/promises';
import type { Stores } from '@craque/api/store/store.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Screen } from './headless-client.ts';
import { violationsOfReplay } from './replayed-game.ts';

/** What the players of a challenge have sent, and what was acknowledged to them. */
export type Ledger = {
  violations: string[];
  retries: number;
  tried(userId: string, text: string): void;
  taken(userId: string, text: string): void;
  triedBy(userId: string): readonly string[];
  takenBy(userId: string): readonly string[];
};

export function newLedger(): Ledger {
  const tried: [string, string][] = [];
  const taken: [string, string][] = [];
  const of = (all: readonly [string, string][], userId: string) =>
    all.filter(([who]) => who === userId).map(([, text]) => text);
  return {
    violations: [],
    retries: 0,
    tried: (userId, text) => void tried.push([userId, text]),
    taken: (userId, text) => void taken.push([userId, text]),
    triedBy: (userId) => of(tried, userId),
    takenBy: (userId) => of(taken, userId),
  };
}

/** What was acknowledged is stored exactly once, what was not at most once, and nothing else is. */
function violationsOfGuesses(game: Game, ledger: Ledger, userId: string): string[] {
  const stored = playerOf(game, userPlayer(userId))?.guesses.map(({ text }) => text) ?? [];
  const count = (text: string) => stored.filter((each) => each === text).length;
  return [
    ...ledger
      .takenBy(userId)
      .filter((text) => count(text) !== 1)
      .map((text) => `${game.id}: "${text}" was taken once and is stored ${count(text)} times`),
    ...stored
      .filter((text) => !ledger.triedBy(userId).includes(text) || count(text) > 1)
      .map((text) => `${game.id}: "${text}" is stored, but was not guessed so`),
  ];
}

/** Announced once to every other player, never to the winner. */
function violationsOfDialog(game: Game, screen: Screen): string[] {
  const { id, username } = screen.client;
  const player = playerOf(game, userPlayer(id));
  const times = screen.timesTold();
  const isDue = game.winner !== undefined && game.winner !== userPlayer(id);
  const least = isDue && !player?.hasLeft ? 1 : 0;
  const most = isDue ? 1 : 0;
  if (times >= least && times <= most) return [];
  return [`${game.id}: ${username} was told the winner ${times} times, not ${least}`];
}

/**
 * Longest time (ms) until a sweep has written what a process left out that was killed between two
 * writes.
 */
const healing = 90_000;

/** Missing or wrong results, checked after the sweep. */
async function violationsOfResults(game: Game, stores: Stores): Promise<string[]> {
  const end = performance.now() + healing;
  for (;;) {
    const violations = await missingResults(game, stores);
    if (violations.length === 0 || performance.now() > end) return violations;
    await sleep(1_000);
  }
}

/** One result for every player who did something, with the score of the game. */
async function missingResults(game: Game, { results }: Stores): Promise<string[]> {
  const violations: string[] = [];
  for (const { id, end, ...player } of game.players) {
    const mark = { finishedAt: end?.at ?? 0, gameId: game.id - 1 };
    const written = (await results.outcomesAfter(id, mark)).filter(
      ({ gameId }) => gameId === game.id,
    );
    const wanted = end && isTouched({ id, ...player }) ? 1 : 0;
    const isRight = written.every(({ score, won }) => {
      return score === end?.score && won === (end.status === 'won');
    });
    if (written.length !== wanted || !isRight) {
      violations.push(`${game.id}: ${written.length} results of ${id}, not ${wanted}`);
    }
  }
  return violations;
}

/**
 * What is wrong with a finished challenge: lost or duplicated guesses, results, and how often each
 * player was told the winner.
 */
export async function violationsOfChallenge({
  stored,
  screens,
  ledger,
  stores,
}: {
  stored: Game | undefined;
  screens: readonly Screen[];
  ledger: Ledger;
  stores: Stores;
}): Promise<string[]> {
  if (!stored) return ['an acknowledged game is gone'];
  return [
    ...violationsOfReplay(stored),
    ...(stored.challenge?.finish ? [] : [`${stored.id}: all are done, and it is not finished`]),
    ...screens.flatMap(({ client }) => violationsOfGuesses(stored, ledger, client.id)),
    ...screens.flatMap((screen) => violationsOfDialog(stored, screen)),
    ...(await violationsOfResults(stored, stores)),
  ];
}
