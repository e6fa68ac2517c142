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

/** The id of a newcomer's next first game, which is not there yet; none after the third. */
export async function nextFirstId(
  dependencies: Dependencies,
  player: PlayerId,
  choice: Choice,
): Promise<GameId | undefined> {
  if (!mayBeFirst(choice) || !(await isNewcomer(dependencies, player))) return undefined;
  for (const id of firstIds(dependencies, player))
    if (!(await dependencies.stores.games.find(id))) return id;
  return undefined;
}

/** A newcomer's untouched first game of the league, its clock begun anew, however old it is. */
export function untouchedFirst(
  { stores, clock, ...dependencies }: Dependencies,
  player: PlayerId,
  choice: Choice,
): Promise<Game | undefined> {
  return retryOnConflict(async () => {
    if (!mayBeFirst(choice)) return { saved: undefined };
    for (const id of firstIds(dependencies, player)) {
      const game = await stores.games.find(id);
      const begun = game?.league === choice.league && begunAnew(game, player, clock());
      if (begun) return (await stores.games.restart(begun)) ? { saved: begun } : undefined;
    }
    return { saved: undefined };
  });
}
