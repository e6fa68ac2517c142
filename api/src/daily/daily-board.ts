import type { DailyBoard, DailyBoardRow } from '@craque/common/contracts/daily.ts';
import { distributionOf } from '@craque/common/domain/daily/daily-statistics.ts';
import { type PlayerId, userOf, userPlayer } from '@craque/common/domain/ids.ts';
import type { DailyPlace } from '../store/history-stores.ts';
import type { Stores } from '../store/store.ts';
import { picturesFor } from '../users/public-user.ts';

const shownRows = 100;
/** With fewer players a distribution would reveal single results. */
const fewestPlayers = 20;

/** By solved, fewer guesses, fewer hints, less time; 0 for equal places. */
export function comparePlaces(one: DailyPlace, other: DailyPlace): number {
  return (
    Number(other.won) - Number(one.won) ||
    one.guesses - other.guesses ||
    one.hints - other.hints ||
    one.timeTaken - other.timeTaken
  );
}

type Ranked = { place: DailyPlace; rank: number };

/** Equal places share a rank: 1, 1, 3. */
export function rankedPlaces(places: readonly DailyPlace[]): Ranked[] {
  const inOrder = places.toSorted(comparePlaces);
  let rank = 0;
  return inOrder.map((place, index) => {
    const before = inOrder[index - 1];
    if (!before || comparePlaces(before, place) !== 0) rank = index + 1;
    return { place, rank };
  });
}

export function firstPlaces(places: readonly DailyPlace[]): DailyPlace[] {
  const first = new Map<PlayerId, DailyPlace>();
  for (const place of places) {
    const known = first.get(place.player);
    if (!known || place.finishedAt < known.finishedAt) first.set(place.player, place);
  }
  return [...first.values()];
}

/** The reader of a board. Friends see each other whatever their privacy settings. */
export type BoardReader = { player: PlayerId | undefined; friends?: readonly string[] | undefined };

async function placesShown(
  { users }: Stores,
  places: readonly DailyPlace[],
  { player, friends }: BoardReader,
): Promise<Ranked[]> {
  const ofUsers = places.filter((place) => userOf(place.player) !== undefined);
  if (friends) {
    const people = new Set([...friends.map(userPlayer), player]);
    return rankedPlaces(ofUsers.filter((place) => people.has(place.player)));
  }
  const hidden = await users.hiddenAmong(ofUsers.flatMap((place) => userOf(place.player) ?? []));
  const unseen = new Set(hidden.map(userPlayer));
  return rankedPlaces(ofUsers.filter((place) => !unseen.has(place.player)));
}

/** Equal places are ordered by name. */
async function withPeople(
  stores: Stores,
  ranked: readonly Ranked[],
  { player, friends }: BoardReader,
): Promise<Pick<DailyBoard, 'rows' | 'own'>> {
  const last = ranked[shownRows - 1]?.rank ?? Infinity;
  const candidates = friends ? ranked : ranked.filter(({ rank }) => rank <= last);
  const ownPlace = ranked.find(({ place }) => place.player === player);
  const wanted = [...candidates, ...(ownPlace ? [ownPlace] : [])];
  const accounts = await stores.users.findMany([
    ...new Set(wanted.flatMap(({ place }) => userOf(place.player) ?? [])),
  ]);
  const pictures = await picturesFor(stores, player && userOf(player), accounts);
  const known = new Map(accounts.map((account) => [userPlayer(account.id), account]));
  const nameOf = ({ place }: Ranked) => known.get(place.player)?.usernameKey ?? '';
  const byName = candidates.toSorted(
    (one, other) => one.rank - other.rank || (nameOf(one) < nameOf(other) ? -1 : 1),
  );
  const shown = ({ rank, place }: Ranked): DailyBoardRow[] => {
    const account = known.get(place.player);
    // Deleted since its results were read.
    if (!account) return [];
    const { id, username, displayName, avatarUrl } = account;
    const { won, guesses, hints, timeTaken } = place;
    const person = { username, displayName, avatarUrl: pictures.has(id) ? avatarUrl : null };
    return [{ ...person, rank, won, guesses, hints, timeTaken }];
  };
  const rows = byName.flatMap(shown);
  const [own = null] = ownPlace ? shown(ownPlace) : [];
  return { rows: friends ? rows : rows.slice(0, shownRows), own };
}

/** A guest gets only the distribution. */
export async function boardOf(
  stores: Stores,
  stored: readonly DailyPlace[],
  reader: BoardReader,
): Promise<Omit<DailyBoard, 'closed'>> {
  const places = firstPlaces(stored).filter(({ marked }) => !marked);
  const isUser = reader.player !== undefined && userOf(reader.player) !== undefined;
  const shown = isUser
    ? await withPeople(stores, await placesShown(stores, places, reader), reader)
    : { rows: [], own: null };
  return {
    players: places.length,
    distribution: places.length < fewestPlayers ? null : distributionOf(places),
    ...shown,
  };
}
