import { isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { Win, WinGroup } from '@craque/common/domain/record/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import type { Stores } from '../store/store.ts';

export type WonStores = Pick<Stores, 'results' | 'parties'>;

/** No guest has an album for what they solve at parties. */
async function partyWins({ parties }: WonStores, player: PlayerId) {
  if (isGuest(player)) return [];
  const found = await parties.findsOf(player);
  return found.map((find) => ({ ...find, ofParty: true as const, count: 1 }));
}

const byTime = (one: Win, other: Win) => one.finishedAt - other.finishedAt;

/** The player's won games and athletes solved at parties, in the order of their first ends. */
export async function wonBy(stores: WonStores, player: PlayerId): Promise<readonly WinGroup[]> {
  const [games, found] = await Promise.all([
    stores.results.winGroupsOf(player),
    partyWins(stores, player),
  ]);
  return found.length === 0 ? games : [...games, ...found].sort(byTime);
}

/** Over one athlete in all leagues, in the order of their ends. */
export async function winsOver(
  stores: WonStores,
  player: PlayerId,
  athleteId: string,
  known?: readonly WinGroup[],
): Promise<Win[]> {
  const wins: Win[] = await stores.results.winsOf(player, athleteId);
  const found = known ?? (await partyWins(stores, player));
  return [...wins, ...found.filter((find) => find.athleteId === athleteId)].sort(byTime);
}

type Asked = { league: League; athleteId: string; athleteIds: readonly string[] };

/**
 * The player's wins over an athlete in a league, in the order of their ends, and how many of its
 * athletes have a sticker.
 */
export async function wonIn(
  stores: WonStores,
  player: PlayerId,
  { league, athleteId, athleteIds }: Asked,
): Promise<{ wins: Win[]; collected: number }> {
  const { results } = stores;
  const finds = await partyWins(stores, player);
  const wins = (await winsOver(stores, player, athleteId, finds)).filter(
    (win) => win.league === league,
  );
  const asked = new Set(athleteIds);
  const found = finds.flatMap((find) =>
    find.league === league && asked.has(find.athleteId) ? [find.athleteId] : [],
  );
  const won = await results.countFound(player, league, athleteIds);
  const both = found.length > 0 ? await results.countFound(player, league, found) : 0;
  return { wins, collected: won + found.length - both };
}
