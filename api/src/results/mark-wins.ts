import type { MarkedAccount } from '@craque/common/contracts/feedback.ts';
import { type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import { markedFrom, paceBounds } from '@craque/common/domain/record/pace.ts';
import type { Stores } from '../store/store.ts';

export type PaceDependencies = {
  stores: Pick<Stores, 'results'>;
  /** LIMITS_FACTOR: raises the bounds of play. */
  limitsFactor: number;
};

/** To be called after each written win: marks those before it that no person could have made. */
export async function markWins(
  { stores: { results }, limitsFactor }: PaceDependencies,
  player: PlayerId,
  finishedAt: number,
): Promise<void> {
  const bounds = paceBounds(limitsFactor);
  const [latest, counts] = await Promise.all([
    results.latestWins(player, finishedAt, bounds.run + 1),
    Promise.all(
      bounds.allowances.map(({ span }) => results.countWins(player, finishedAt - span, finishedAt)),
    ),
  ]);
  const from = markedFrom({ latest, counts }, bounds);
  if (from !== undefined) await results.markWins(player, from, finishedAt);
}

const maxListed = 100;

const isoTime = (at: number) => new Date(at).toISOString();

/** The latest win first. */
export async function markedAccounts({
  results,
  users,
}: Pick<Stores, 'results' | 'users'>): Promise<MarkedAccount[]> {
  const all = await results.markedWins();
  const latest = all.toSorted((one, other) => other.lastAt - one.lastAt).slice(0, maxListed);
  const found = await users.findMany(latest.map(({ player }) => userOf(player) ?? ''));
  const byId = new Map(found.map((account) => [account.id, account]));
  const rows = latest.map(async ({ player, marked, shortest, firstAt, lastAt }) => {
    const account = byId.get(userOf(player) ?? '');
    // Deleted just now: its results go too.
    if (!account) return [];
    const { id: userId, username, displayName } = account;
    const wins = await results.countWins(player, 0, Number.MAX_SAFE_INTEGER);
    const times = { firstAt: isoTime(firstAt), lastAt: isoTime(lastAt) };
    return [{ userId, username, displayName, marked, wins, shortest, ...times }];
  });
  return (await Promise.all(rows)).flat();
}
