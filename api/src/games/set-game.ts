import { drawAthlete } from '@craque/common/domain/athlete/draw.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { asOfVersion, type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { begunAnew } from '@craque/common/domain/game/starting.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { type Candidate, type SetTheme, themeId } from '@craque/common/domain/record/set-theme.ts';
import { sportOf } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { GameServiceDependencies } from './game-changes.ts';
import { placeGame, secretOf } from './game-creation.ts';
import { sharedId, type SharedIdDependencies } from './shared-id.ts';

/** The set of this week, and who of it is missing from the player's album. */
export type Wanted = { theme: SetTheme; missing: readonly Candidate[] };
export type SetGameDependencies = GameServiceDependencies &
  SharedIdDependencies & { wantedBy: (player: PlayerId) => Promise<Wanted> };

/** Of the player's games that are not over, the newest: more than they may have. */
const searched = 1000;

/** The player's game of the set that is not over; an untouched one begins anew. */
function underWay(
  { stores, clock }: SetGameDependencies,
  player: PlayerId,
  set: string,
): Promise<Game | undefined> {
  return retryOnConflict(async () => {
    const now = clock();
    const open = await stores.games.unsettledBeyond(player, { kept: 0, limit: searched });
    const game = open.find(
      (each) => each.set === set && !playerOf(applyDeadlines(each, now), player)?.end,
    );
    const begun = game && begunAnew(game, player, now);
    if (!begun) return { saved: game };
    return (await stores.games.restart(begun)) ? { saved: begun } : undefined;
  });
}

/** Follows from the set's last game, so that two requests at once make one game. */
async function nextId(
  dependencies: SetGameDependencies,
  player: PlayerId,
  set: string,
  last?: GameId,
): Promise<GameId> {
  const id = sharedId(dependencies, `set ${set} ${last ?? ''} ${player}`);
  const game = await dependencies.stores.games.find(id);
  const isOver = game && playerOf(applyDeadlines(game, dependencies.clock()), player)?.end;
  return isOver ? nextId(dependencies, player, set, id) : id;
}

/**
 * A game of somebody who is missing from the set, on easy: the theme is a clue (rules:
 * set-of-the-week). One that is not over is continued. Throws `set_complete`.
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
  const before = await underWay(dependencies, player, set);
  if (before) return before;
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
  const last = latest.find((game) => game.set === set)?.id;
  const id = await nextId(dependencies, player, set, last);
  return (await placeGame(dependencies, player, choice, { createKey, id, secret, set })).game;
}
