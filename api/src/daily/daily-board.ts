import type { DailyBoard, DailyBoardRow } from '@craque/common/contracts/daily.ts';
import { userOf, userPlayer } from '@craque/common/domain/ids.ts';
import type { BoardOfDaily, BoardReader, DailySlot, RankedPlace } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';
import { type Pictures, publicUser } from '../users/public-user.ts';

/** With fewer players a distribution would reveal single results. */
const fewestPlayers = 20;

/** Equal places are ordered by name. */
async function withPeople(
  stores: Stores,
  { rows: ranked, own: ownPlace }: Pick<BoardOfDaily, 'rows' | 'own'>,
  pictures: Pictures,
): Promise<Pick<DailyBoard, 'rows' | 'own'>> {
  const wanted = [...ranked, ...(ownPlace ? [ownPlace] : [])];
  const ids = new Set(wanted.flatMap((place) => userOf(place.player) ?? []));
  const accounts = await stores.users.findMany([...ids]);
  const known = new Map(accounts.map((account) => [userPlayer(account.id), account]));
  const nameOf = (place: RankedPlace) => known.get(place.player)?.usernameKey ?? '';
  const byName = ranked.toSorted(
    (one, other) => one.rank - other.rank || (nameOf(one) < nameOf(other) ? -1 : 1),
  );
  const shown = (place: RankedPlace): DailyBoardRow[] => {
    const account = known.get(place.player);
    // Deleted since its results were read.
    if (!account) return [];
    const { rank, won, guesses, hints, timeTaken } = place;
    const { id: _, ...person } = publicUser(account, pictures);
    return [{ ...person, rank, won, guesses, hints, timeTaken }];
  };
  const rows = byName.flatMap(shown);
  const [own = null] = ownPlace ? shown(ownPlace) : [];
  return { rows, own };
}

/** A guest gets only the distribution. */
export async function boardOf(
  { stores, ...pictures }: Pictures & { stores: Stores },
  daily: DailySlot,
  reader: BoardReader,
): Promise<Omit<DailyBoard, 'closed'>> {
  const { players, distribution, ...places } = await stores.boards.read(daily, reader);
  return {
    players,
    distribution: players < fewestPlayers ? null : [...distribution],
    ...(await withPeople(stores, places, pictures)),
  };
}
