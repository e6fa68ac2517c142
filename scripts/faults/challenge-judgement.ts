import type { Stores } from '@craque/api/store/store.ts';
import { errorsOfSteps } from '@craque/api/testing/races/errors-of-steps.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { untilTrue } from './fault.ts';
import type { Screen } from './headless-client.ts';

/** A guess that a player has sent; `isTaken` if it was acknowledged. */
export type Sent = { userId: string; text: string; isTaken: boolean };

/** What was acknowledged is stored exactly once, what was not at most once, and nothing else is. */
function errorsOfGuesses(game: Game, sent: readonly Sent[], userId: string): string[] {
  const stored = playerOf(game, userPlayer(userId))?.guesses.map(({ text }) => text) ?? [];
  const count = (text: string) => stored.filter((each) => each === text).length;
  const own = sent.filter((each) => each.userId === userId);
  return [
    ...own
      .filter(({ text, isTaken }) => isTaken && count(text) !== 1)
      .map(({ text }) => `"${text}" was taken once and is stored ${count(text)} times`),
    ...stored
      .filter((text) => own.every((each) => each.text !== text) || count(text) > 1)
      .map((text) => `"${text}" is stored, but was not guessed so`),
  ];
}

/** One notice to every other player, none to the winner. */
function errorsOfDialog(game: Game, { client: { id, username }, winnerNotices }: Screen): string[] {
  const isDue = game.winner !== undefined && game.winner !== userPlayer(id);
  const least = isDue && !playerOf(game, userPlayer(id))?.hasLeft ? 1 : 0;
  const isRight = winnerNotices() >= least && winnerNotices() <= (isDue ? 1 : 0);
  return isRight ? [] : [`${username} got ${winnerNotices()} notices of the winner, not ${least}`];
}

/** One result for every player who did something, with the score of the game. */
async function errorsOfResults(game: Game, { results }: Stores): Promise<string[]> {
  const errors: string[] = [];
  for (const player of game.players) {
    const { id, end } = player;
    const mark = { finishedAt: end?.at ?? 0, gameId: game.id - 1 };
    const written = (await results.outcomesAfter(id, mark)).filter(
      ({ gameId }) => gameId === game.id,
    );
    const wanted = end && isTouched(player) ? 1 : 0;
    const isRight = written.every(
      ({ score, won }) => score === end?.score && won === (end.status === 'won'),
    );
    if (written.length !== wanted || !isRight)
      errors.push(`${written.length} results of ${id}, not ${wanted}`);
  }
  return errors;
}

/** How long (ms) the sweep may take to write what a killed process left out. */
const healing = 90_000;

/** Steps, lost or doubled guesses, results, and how often each player was notified of the winner. */
export async function errorsOfChallenge(
  game: Game,
  { screens, sent, stores }: { screens: readonly Screen[]; sent: readonly Sent[]; stores: Stores },
): Promise<string[]> {
  const results = { errors: [] as string[] };
  await untilTrue(async () => {
    results.errors = await errorsOfResults(game, stores);
    return results.errors.length === 0;
  }, healing);
  return [
    ...errorsOfSteps(game),
    ...(game.challenge?.finish ? [] : ['all are done, and it is not finished']),
    ...screens.flatMap(({ client }) => errorsOfGuesses(game, sent, client.id)),
    ...screens.flatMap((screen) => errorsOfDialog(game, screen)),
    ...results.errors,
  ].map((error) => `${game.id}: ${error}`);
}

/** Fields that differ between two reads, or that others change meanwhile. */
const ofTheReading = ['now', 'ticket', 'athleteImageUrl', 'athleteStrength'];

/** Fields in which a screen differs from the answer of the api. */
export function differences(shown: GameView | undefined, wanted: GameView): string[] {
  const [is, should] = [{ ...shown }, { ...wanted }] as Record<string, unknown>[];
  return Object.keys({ ...is, ...should })
    .filter((key) => !ofTheReading.includes(key))
    .map((key) => [key, JSON.stringify(is?.[key]), JSON.stringify(should?.[key])])
    .filter(([, one, other]) => one !== other)
    .map(([key, one, other]) => `${key}: shown ${one}, wanted ${other}`);
}
