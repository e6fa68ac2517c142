import { drawAthlete } from '@craque/common/domain/athlete/draw.ts';
import { asOfVersion, type Game } from '@craque/common/domain/game/game.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { type Candidate, type SetTheme, themeId } from '@craque/common/domain/record/set-theme.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { sportOf } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import type { GameServiceDependencies } from './game-changes.ts';
import { placeGame, secretOf } from './game-creation.ts';
import { reopenedOf } from './reopened-game.ts';

/** The set of this week, and who of it is missing from the player's album. */
export type Wanted = { theme: SetTheme; missing: readonly Candidate[] };
export type SetGameDependencies = GameServiceDependencies & {
  wantedBy: (player: PlayerId) => Promise<Wanted>;
};

/**
 * A game of somebody who is missing from the set, on easy: the theme is a clue (rules:
 * set-of-the-week). An untouched one of the last 30 minutes is opened again. Throws `set_complete`.
 */
export async function placeSetGame(
  dependencies: SetGameDependencies,
  player: PlayerId,
  createKey?: string,
): Promise<Game> {
  const { stores, random } = dependencies;
  const repeated = createKey && (await stores.games.findByCreateKey(player, createKey));
  if (repeated) {
    if (repeated.set === undefined) throw new AppError('idempotency_mismatch');
    return asOfVersion(repeated, player, 0);
  }
  const { theme, missing } = await dependencies.wantedBy(player);
  if (missing.length === 0) throw new AppError('set_complete');
  const set = themeId(theme);
  const waiting = await reopenedOf(dependencies, player, (game) => game.set === set);
  if (waiting) return waiting;
  const latest = await stores.games.historyOf(player, { limit: setSize });
  const athleteId = drawAthlete({
    pool: missing.map(({ athlete }) => athlete.id),
    recent: latest.map(({ athlete }) => athlete.athleteId),
    random,
  });
  const league = missing.find(({ athlete }) => athlete.id === athleteId)?.membership.league;
  if (!league) throw new RangeError(`${athleteId} is not missing`);
  const choice = { sport: sportOf(league), league, difficulty: 'easy' } as const;
  const secret = secretOf(dependencies, athleteId, choice);
  return (await placeGame(dependencies, player, choice, { createKey, secret, set })).game;
}
