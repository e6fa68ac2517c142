import type { Stores } from '@craque/api/store/store.ts';
import { errorsOfSteps } from '@craque/api/testing/races/errors-of-steps.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Screen } from './headless-client.ts';
import type { Troubles } from './troubles.ts';
import { untilTrue } from '../services/service.ts';

/** What was acknowledged is stored exactly once, what was not at most once, and nothing else is. */
function errorsOfGuesses(game: Game, { client, sent }: Screen): string[] {
  const stored = playerOf(game, userPlayer(client.id))?.guesses.map(({ text }) => text) ?? [];
  return [...new Set([...stored, ...sent.keys()])].flatMap((text) => {
    const count = stored.filter((each) => each === text).length;
    const [least, most] = [sent.get(text) ? 1 : 0, sent.has(text) ? 1 : 0];
    const isRight = count >= least && count <= most;
    return isRight ? [] : [`"${text}" is stored ${count} times, not ${least} to ${most}`];
  });
}

/** How long (ms) a push may be under way on a machine that is busy with other tests. */
const underWay = 2_000;

/**
 * Whoever ends while the push is under way, or, where their line is cut or a trouble takes pushes,
 * before the next poll, sees the winner in the standings.
 */
function hasEndedUnaware(game: Game, { client: { id }, wasLive }: Screen, { isOn }: Troubles) {
  const [winner, own] = [game.winner, userPlayer(id)].map(
    (player) => player && playerOf(game, player)?.end?.at,
  );
  if (winner === undefined || own === undefined) return false;
  if (own - winner < underWay) return true;
  const [from, to] = [winner - performance.timeOrigin, own - performance.timeOrigin] as const;
  return !wasLive(from, to) || isOn(from, to);
}

function errorsOfDialog(game: Game, screen: Screen, troubles: Troubles): string[] {
  const { client, winnerNotices } = screen;
  const { id, username } = client;
  const isDue = game.winner !== undefined && game.winner !== userPlayer(id);
  const mayMiss =
    playerOf(game, userPlayer(id))?.hasLeft || hasEndedUnaware(game, screen, troubles);
  const least = isDue && !mayMiss ? 1 : 0;
  const isRight = winnerNotices() >= least && winnerNotices() <= (isDue ? 1 : 0);
  return isRight ? [] : [`${username} got ${winnerNotices()} notices of the winner, not ${least}`];
}

async function errorsOfResults(game: Game, { results }: Stores): Promise<string[]> {
  const errors: string[] = [];
  for (const player of game.players) {
    const { id, end } = player;
    const mark = { finishedAt: end?.at ?? 0, gameId: game.id - 1 };
    const later = await results.outcomesAfter(id, mark);
    const written = later.filter(({ gameId }) => gameId === game.id);
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

export async function errorsOfChallenge(
  game: Game,
  screens: readonly Screen[],
  stores: Stores,
  troubles: Troubles,
): Promise<string[]> {
  let ofResults: string[] = [];
  await untilTrue(async () => {
    ofResults = await errorsOfResults(game, stores);
    return ofResults.length === 0;
  }, healing);
  return [
    ...errorsOfSteps(game),
    ...(game.players.some(({ end }) => (end?.timeTaken ?? 0) < 0) ? ['a negative time'] : []),
    ...(game.challenge?.finish ? [] : ['all are done, and it is not finished']),
    ...screens.flatMap((screen) => [
      ...errorsOfGuesses(game, screen),
      ...errorsOfDialog(game, screen, troubles),
    ]),
    ...ofResults,
  ].map((error) => `${game.id}: ${error}`);
}

/** Fields that differ between two reads, or that others change meanwhile. */
const ofTheReading = ['now', 'ticket', 'athleteImageUrl', 'athleteImageText', 'athleteStrength'];

export function differences(shown: GameView | undefined, wanted: GameView): string[] {
  const [is, should] = [{ ...shown }, { ...wanted }] as Record<string, unknown>[];
  return Object.keys({ ...is, ...should })
    .filter((key) => !ofTheReading.includes(key))
    .map((key) => [key, JSON.stringify(is?.[key]), JSON.stringify(should?.[key])])
    .filter(([, one, other]) => one !== other)
    .map(([key, one, other]) => `${key}: shown ${one}, wanted ${other}`);
}
