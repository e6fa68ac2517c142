import type { MarkedAccount } from '@craque/common/contracts/feedback.ts';
import { type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { inhumanWins, paceBounds } from '@craque/common/domain/record/pace.ts';
import type { Stores } from '../store/store.ts';

export type PaceDependencies = {
  stores: Pick<Stores, 'results'>;
  /** LIMITS_FACTOR: raises the bounds of play. */
  limitsFactor: number;
};

/** To be called after each written win: marks what no person could have made of it and those before. */
export async function markWins(
  { stores: { results }, limitsFactor }: PaceDependencies,
  player: PlayerId,
  finishedAt: number,
): Promise<void> {
  const bounds = paceBounds(limitsFactor);
  const [latest, counts] = await Promise.all([
    results.latestWins(player, finishedAt, bounds.latest + 1),
    Promise.all(
      bounds.allowances.map(({ span }) => results.countWins(player, finishedAt - span, finishedAt)),
    ),
  ]);
  await results.markWins(player, inhumanWins({ latest, counts }, bounds));
}

const maxListed = 100;

const isoTime = (at: number) => new Date(at).toISOString();

/** The highest share of marked wins first. */
export async function markedAccounts({
  results,
  users,
}: Pick<Stores, 'results' | 'users'>): Promise<MarkedAccount[]> {
  const all = await results.markedWins();
  const winsOf = await results.winsOfMany(all.map(({ player }) => player));
  const figures = all.map((each) => ({ ...each, wins: winsOf.get(each.player) ?? each.marked }));
  const share = ({ marked, wins }: (typeof figures)[number]) => marked / wins;
  const first = figures
    .toSorted((one, other) => share(other) - share(one) || other.marked - one.marked)
    .slice(0, maxListed);
  const found = await users.findMany(first.map(({ player }) => userOf(player) ?? ''));
  const byId = new Map(found.map((account) => [account.id, account]));
  return first.flatMap(({ player, marked, wins, shortest, firstAt, lastAt }) => {
    const account = byId.get(userOf(player) ?? '');
    // Deleted just now: its results go too.
    if (!account) return [];
    const { id: userId, username, displayName } = account;
    const times = { firstAt: isoTime(firstAt), lastAt: isoTime(lastAt) };
    return [{ userId, username, displayName, marked, wins, shortest, ...times }];
  });
}
