import { achievementPoints } from '@craque/common/domain/record/achievement.ts';
import { otherOf } from '@craque/common/domain/friendship.ts';
import {
  compareRankable,
  type Rankable,
  type RankingWindow,
  type Sum,
} from '@craque/common/domain/record/ranking.ts';
import { scoreWindows, zoneNamed } from '@craque/common/domain/record/score-window.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Account } from '../store/account-stores.ts';
import type { BoardRow } from '../store/ranking-store.ts';
import type { Stores } from '../store/store.ts';

type Dependencies = { stores: Stores; clock: () => number };
type Board = { window: RankingWindow; sport: Sport | undefined };
type Person = { account: Account; from: number };

const nothing: Sum = { score: 0, games: 0 };

async function achieved({ achievements }: Stores, people: readonly Person[]) {
  const starts = new Map(people.map(({ account, from }) => [account.id, from]));
  const unlocked = await achievements.listOfMany([...starts.keys()]);
  const counted = unlocked.filter(
    ({ userId, unlockedAt, rankedAt = unlockedAt }) => rankedAt >= (starts.get(userId) ?? 0),
  );
  const byUser = Map.groupBy(counted, ({ userId }) => userId);
  return (userId: string) => achievementPoints((byUser.get(userId) ?? []).map(({ key }) => key));
}

async function sumsOf(stores: Stores, people: readonly Person[], { window, sport }: Board) {
  const ids = people.map(({ account }) => account.id);
  if (window === 'all') return stores.rankings.allTimeOf(ids, sport);
  const starts = people.map(({ account, from }) => ({ userId: account.id, from }));
  const games = await stores.rankings.gamesSince(starts, sport);
  if (sport) return games;
  const pointsOf = await achieved(stores, people);
  return new Map(
    ids.map((id) => {
      const { score, games: number } = games.get(id) ?? nothing;
      return [id, { score: score + pointsOf(id), games: number }];
    }),
  );
}

/**
 * Those who have games or points in the window; users hidden from everyone are shown to friends.
 */
export async function amongFriends(
  { stores, clock }: Dependencies,
  { account, timeZone }: { account: Account; timeZone: string | undefined },
  board: Board,
): Promise<{ start: number; rows: (BoardRow & Rankable)[] }> {
  const now = clock();
  const starts = new Map<string, number>();
  const startIn = (zone: string | null | undefined) => {
    const name = zoneNamed(zone) ?? 'UTC';
    const known = starts.get(name);
    if (known !== undefined) return known;
    const start = board.window === 'all' ? 0 : scoreWindows(now, name)[board.window];
    starts.set(name, start);
    return start;
  };
  const friendships = await stores.friendships.friendsOf(account.id);
  const friends = await stores.users.findMany(friendships.map((each) => otherOf(each, account.id)));
  const start = startIn(timeZone ?? account.timeZone);
  const people = [
    { account, from: start },
    ...friends.map((friend) => ({ account: friend, from: startIn(friend.timeZone) })),
  ];
  const sums = await sumsOf(stores, people, board);
  const rows = people.map(({ account: { id: userId, ...each } }) => {
    const { username, displayName, avatarUrl, avatar, usernameKey: name } = each;
    const person = { userId, username, displayName, avatarUrl, avatar };
    return { ...person, name, ...(sums.get(userId) ?? nothing) };
  });
  const playing = rows.filter(({ score, games }) => score > 0 || games > 0);
  return { start, rows: playing.toSorted(compareRankable) };
}
