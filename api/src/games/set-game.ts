import { drawAthlete } from '@craque/common/domain/athlete/draw.ts';
import { applyDeadlines } from '@craque/common/domain/game/ending.ts';
import { type Game, isTouched, playerOf } from '@craque/common/domain/game/game.ts';
import { begunAnew } from '@craque/common/domain/game/starting.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { type Candidate, type SetTheme, themeId } from '@craque/common/domain/record/set-theme.ts';
import { sportOf } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import type { GameServiceDependencies } from './game-changes.ts';
import { findRepeated, placeGame, secretOf } from './game-creation.ts';
import { sharedId, type SharedIdDependencies } from './shared-id.ts';

/** The set of this week, and who of it is missing from the player's album. */
export type Wanted = { theme: SetTheme; missing: readonly Candidate[] };
export type SetGameDependencies = GameServiceDependencies &
  SharedIdDependencies & { wantedBy: (player: PlayerId) => Promise<Wanted> };

/** Follows from the set's game before, so that two requests at once make one game. */
const idAfter = (
  dependencies: SharedIdDependencies,
  player: PlayerId,
  { set, last }: { set: string; last?: GameId | undefined },
): GameId => sharedId(dependencies, `set ${set} ${last ?? ''} ${player}`);

/** The player's game of the set that is not over, from the given one on; else the id of the next. */
async function underWay(
  dependencies: SetGameDependencies,
  player: PlayerId,
  set: string,
  last?: Game,
): Promise<Game | GameId> {
  const own = last && playerOf(applyDeadlines(last, dependencies.clock()), player);
  if (own && !own.end) return last;
  const id = idAfter(dependencies, player, { set, last: last?.id });
  const next = await dependencies.stores.games.find(id);
  return next ? underWay(dependencies, player, set, next) : id;
}

type Place = { id: GameId; latest: readonly Game[]; createKey?: string | undefined };

async function placeNew(
  dependencies: SetGameDependencies,
  player: PlayerId,
  { theme, missing }: Wanted,
  { id, latest, createKey }: Place,
): Promise<Game> {
  const athleteId = drawAthlete({
    pool: missing.map(({ athlete }) => athlete.id),
    recent: latest.map(({ athlete }) => athlete.athleteId),
    random: dependencies.random,
  });
  const league = missing.find(({ athlete }) => athlete.id === athleteId)?.membership.league;
  if (!league) throw new RangeError(`${athleteId} is not missing`);
  const choice = { sport: sportOf(league), league, difficulty: 'easy' } as const;
  const secret = secretOf(dependencies, athleteId, choice);
  const given = { createKey, id, secret, set: themeId(theme) };
  return (await placeGame(dependencies, player, choice, given)).game;
}

const latestOf = ({ stores }: SetGameDependencies, player: PlayerId) =>
  stores.games.historyOf(player, { limit: setSize });

/**
 * A game of somebody who is missing from the set, on easy: the theme is a clue (rules:
 * set-of-the-week). One that is not over is continued, an untouched one anew. Throws `set_complete`.
 */
export async function placeSetGame(
  dependencies: SetGameDependencies,
  player: PlayerId,
  createKey?: string,
): Promise<Game> {
  const { stores, clock } = dependencies;
  const repeated = createKey && (await findRepeated(dependencies, player, createKey, 'set'));
  if (repeated) return repeated;
  const wanted = await dependencies.wantedBy(player);
  if (wanted.missing.length === 0) throw new AppError('set_complete');
  const set = themeId(wanted.theme);
  return retryOnConflict(async () => {
    const latest = await latestOf(dependencies, player);
    const last = latest.find((game) => game.set === set);
    const found = await underWay(dependencies, player, set, last);
    if (typeof found === 'number') {
      const place = { id: found, latest, createKey };
      return { saved: await placeNew(dependencies, player, wanted, place) };
    }
    const begun = begunAnew(found, player, clock());
    if (!begun) return { saved: found };
    return (await stores.games.restart(begun)) ? { saved: begun } : undefined;
  });
}

/** Who is wanted after a game of the set that was played: nobody once it is complete or over. */
async function wantedAfter(
  { wantedBy }: SetGameDependencies,
  player: PlayerId,
  game: Game,
): Promise<Wanted | undefined> {
  const own = playerOf(game, player);
  if (game.set === undefined || !own || !isTouched(own)) return undefined;
  const wanted = await wantedBy(player);
  const goesOn = wanted.missing.length > 0 && themeId(wanted.theme) === game.set;
  return goesOn ? wanted : undefined;
}

/** The id of the game with which the set goes on after this one. */
export async function nextSetId(
  dependencies: SetGameDependencies,
  player: PlayerId,
  game: Game,
): Promise<GameId | undefined> {
  const { set, id: last } = game;
  const wanted = await wantedAfter(dependencies, player, game);
  return wanted && set !== undefined ? idAfter(dependencies, player, { set, last }) : undefined;
}

/** True once the successor of a game is there and is the next one of its set. */
export async function placeNextOfSet(
  dependencies: SetGameDependencies,
  player: PlayerId,
  left: Game,
): Promise<boolean> {
  const { id: last, set, successor } = left;
  if (set === undefined || !successor) return false;
  if (successor !== idAfter(dependencies, player, { set, last })) return false;
  const wanted = await wantedAfter(dependencies, player, left);
  if (!wanted) return false;
  const latest = await latestOf(dependencies, player);
  await placeNew(dependencies, player, wanted, { id: successor, latest });
  return true;
}
