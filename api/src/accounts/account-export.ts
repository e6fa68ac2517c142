import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { type Friendship, otherOf } from '@craque/common/domain/friendship.ts';
import type { AchievementService } from '../achievements/achievement-service.ts';
import type { FeedbackService } from '../feedback/feedback-service.ts';
import type { FriendService } from '../friends/friend-service.ts';
import type { HistoryService } from '../history/history-service.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import type { LiveSession } from './session-service.ts';
import { userView } from './user-view.ts';

export type ExportDependencies = {
  stores: Stores;
  clock: () => number;
  history: HistoryService;
  achievements: AchievementService;
  friends: FriendService;
  feedback: FeedbackService;
};

const isoTime = (at: number) => new Date(at).toISOString();

/** Every page of the history, the newest game first. */
async function allGames(history: HistoryService, account: Account): Promise<HistoryItem[]> {
  const games: HistoryItem[] = [];
  for (;;) {
    const page = await history.games(account, games.at(-1)?.id);
    if (page.length === 0) return games;
    games.push(...page);
  }
}

/** Requests that wait for an answer, in both directions. */
async function openRequests({ stores }: ExportDependencies, { id }: Account) {
  const open = (await stores.friendships.allOf(id)).filter(({ status }) => status === 'pending');
  const others = await stores.users.findMany(open.map((each) => otherOf(each, id)));
  const names = new Map(others.map((other) => [other.id, other.username]));
  return open.map((each: Friendship) => ({
    direction: each.requester === id ? ('sent' as const) : ('received' as const),
    username: names.get(otherOf(each, id)) ?? '',
    createdAt: isoTime(each.createdAt),
  }));
}

/** Everything that is held about the user, readable by a program; the password is held as a hash and not part of it. */
export async function exportAccount(
  dependencies: ExportDependencies,
  { account, isAdmin }: LiveSession,
): Promise<AccountExport> {
  const { stores, clock, history, achievements, friends, feedback } = dependencies;
  const sessions = await stores.sessions.listOf(account.id);
  return {
    exportedAt: isoTime(clock()),
    user: userView(account, isAdmin),
    timeZone: account.timeZone,
    createdAt: isoTime(account.createdAt),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: isoTime(createdAt),
      expiresAt: isoTime(expiresAt),
    })),
    games: await allGames(history, account),
    achievements: await achievements.listOf(account),
    friends: await friends.friendsOf(account),
    friendRequests: await openRequests(dependencies, account),
    feedback: await feedback.listOf(account),
  };
}
