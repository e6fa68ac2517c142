import { firstGames } from '@craque/common/domain/game/first-games.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { begunAnew } from '@craque/common/domain/game/starting.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { isNewcomersLeague } from '@craque/common/domain/language.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import { isAnyTouched } from '../store/game-columns.ts';
import type { StoresAndClock } from '../store/store.ts';
import type { FullChoice } from './game-creation.ts';
import { sharedId, type SharedIdDependencies } from './shared-id.ts';

type Dependencies = StoresAndClock & SharedIdDependencies;
type Choice = FullChoice & { unchosen?: boolean | undefined };

/** The ids of all the games for which a player may be asked for one of the thirty. */
const firstIds = (dependencies: SharedIdDependencies, player: PlayerId): GameId[] =>
  Array.from({ length: firstGames }, (_, at) => sharedId(dependencies, `first ${at} ${player}`));

/** Whoever asks for another level or league has chosen: thirty of it would be found by trying. */
const mayBeFirst = ({ unchosen, league, difficulty }: Choice): boolean =>
  unchosen === true && difficulty === 'medium' && isNewcomersLeague(league);

/** Games that are begun and left are experience, too. */
async function isNewcomer({ stores }: StoresAndClock, player: PlayerId): Promise<boolean> {
  // The newest one is listed untouched, too.
  const latest = await stores.games.historyOf(player, { limit: firstGames + 1 });
  return latest.filter(isAnyTouched).length < firstGames;
}

export const isFirstGame = (
  dependencies: SharedIdDependencies,
  player: PlayerId,
  choice: Choice,
  id: GameId,
): boolean => mayBeFirst(choice) && firstIds(dependencies, player).includes(id);

type First = { game?: Game; id?: GameId | undefined };
type Firsts = readonly (Game | undefined)[];

/** In the order of their ids; none if the choice is not that of a newcomer. */
async function firstsOf(
  { stores, ...dependencies }: Dependencies,
  player: PlayerId,
  choice: Choice,
): Promise<Firsts> {
  if (!mayBeFirst(choice)) return [];
  return Promise.all(firstIds(dependencies, player).map((id) => stores.games.find(id)));
}

async function freeId(
  dependencies: Dependencies,
  player: PlayerId,
  firsts: Firsts,
): Promise<GameId | undefined> {
  const at = firsts.indexOf(undefined);
  if (at < 0 || !(await isNewcomer(dependencies, player))) return undefined;
  return firstIds(dependencies, player)[at];
}

/** The id of a newcomer's next first game, which is not there yet; none after the third. */
export const nextFirstId = async (dependencies: Dependencies, player: PlayerId, choice: Choice) =>
  freeId(dependencies, player, await firstsOf(dependencies, player, choice));

/**
 * A newcomer's untouched first game of the league, its clock begun anew, however old it is; without
 * one the id of the next.
 */
export function firstGame(
  dependencies: Dependencies,
  player: PlayerId,
  choice: Choice,
): Promise<First> {
  const { stores, clock } = dependencies;
  return retryOnConflict<First>(async () => {
    const firsts = await firstsOf(dependencies, player, choice);
    const [game] = firsts.flatMap((each) =>
      each?.league === choice.league ? (begunAnew(each, player, clock()) ?? []) : [],
    );
    if (!game) return { saved: { id: await freeId(dependencies, player, firsts) } };
    return (await stores.games.restart(game)) ? { saved: { game } } : undefined;
  });
}
