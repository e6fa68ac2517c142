import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import { otherOf, relationOf } from '@craque/common/domain/friendship.ts';
import type { AchievementService } from '../achievements/achievement-service.ts';
import type { FeedbackService } from '../feedback/feedback-service.ts';
import type { FriendService } from '../friends/friend-service.ts';
import type { HistoryService } from '../history/history-service.ts';
import type { Account } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import type { LiveSession } from '../sessions/session-service.ts';
import { userView } from '../users/user-view.ts';

export type ExportDependencies = {
  stores: Stores;
  clock: () => number;
  history: HistoryService;
  achievements: AchievementService;
  friends: FriendService;
  feedback: FeedbackService;
};

const isoTime = (at: number) => new Date(at).toISOString();

const directions = { requested: 'sent', requesting: 'received' } as const;

/**
 * Requests in both directions, as the search shows them: the export does not reveal a rejection
 * either.
 */
async function openRequests({ stores, clock }: ExportDependencies, { id }: Account) {
  const now = clock();
  const open = (await stores.friendships.allOf(id)).flatMap((each) => {
    const relation = relationOf(each, id, now);
    const isOpen = relation === 'requested' || relation === 'requesting';
    return isOpen ? [{ ...each, direction: directions[relation] }] : [];
  });
  const others = await stores.users.findMany(open.map((each) => otherOf(each, id)));
  const names = new Map(others.map((other) => [other.id, other.username]));
  return open.map((each) => ({
    direction: each.direction,
    username: names.get(otherOf(each, id)) ?? '',
    createdAt: isoTime(each.createdAt),
  }));
}

/** Everything stored about the user, machine-readable, without the password hash. */
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
    games: await history.exportedGames(account),
    achievements: await achievements.listOf(account),
    friends: await friends.friendsOf(account),
    friendRequests: await openRequests(dependencies, account),
    feedback: await feedback.listOf(account),
  };
}
