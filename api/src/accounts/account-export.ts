import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import { otherOf, relationOf } from '@craque/common/domain/friendship.ts';
import type { AchievementService } from '../achievements/achievement-service.ts';
import type { FeedbackService } from '../feedback/feedback-service.ts';
import type { FriendService } from '../friends/friend-service.ts';
import type { HistoryService } from '../history/history-service.ts';
import { partiesOf, partyFindsOf } from '../party/party-people.ts';
import type { Account } from '../store/account-stores.ts';
import type { OwnReport } from '../store/correction-store.ts';
import { blockedBy } from '../people/block-service.ts';
import type { Report } from '../store/social-stores.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { LiveSession } from '../sessions/session-service.ts';
import { tokenView } from '../sessions/token-service.ts';
import { userView } from '../users/user-view.ts';

export type ExportDependencies = Pick<ServiceParts, 'stores' | 'clock'> & {
  history: HistoryService;
  achievements: AchievementService;
  friends: FriendService;
  feedback: FeedbackService;
};

const isoTime = (at: number) => new Date(at).toISOString();
const timeOrNull = (at: number | null) => (at === null ? null : isoTime(at));

function reportOf({ correction, at }: OwnReport) {
  const { athleteId, league, field, text, status, value, note } = correction;
  return { athleteId, league, field, text, status, value, note, reportedAt: isoTime(at) };
}

const ownReports =
  (userId: string) =>
  ({ kind, value, status, reporters }: Report) =>
    reporters
      .filter((each) => each.userId === userId)
      .map(({ reason, at }) => ({ kind, value, reason, status, reportedAt: isoTime(at) }));

const directions = { requested: 'sent', requesting: 'received' } as const;

/** As the search shows them: the export does not reveal a rejection either. */
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

async function besideGames(
  dependencies: ExportDependencies,
  { account, isAdmin }: LiveSession,
): Promise<Omit<AccountExport, 'games'>> {
  const { stores, clock, achievements, friends, feedback } = dependencies;
  const sessions = await stores.sessions.listOf(account.id);
  return {
    exportedAt: isoTime(clock()),
    user: await userView(stores, account, isAdmin),
    timeZone: account.timeZone,
    createdAt: isoTime(account.createdAt),
    visitedAt: timeOrNull(account.visitedAt),
    newsSince: timeOrNull(account.newsSince),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: isoTime(createdAt),
      expiresAt: isoTime(expiresAt),
    })),
    tokens: (await stores.tokens.listOf(account.id)).map(tokenView),
    achievements: await achievements.listOf(account),
    friends: await friends.friendsOf(account),
    friendRequests: await openRequests(dependencies, account),
    blocks: await blockedBy(stores, account.id),
    reports: (await stores.reports.listOf(account.id)).flatMap(ownReports(account.id)),
    isClosed: account.isClosed ?? false,
    feedback: await feedback.listOf(account),
    corrections: (await stores.corrections.listOf(account.id)).map(reportOf),
    parties: await partiesOf(stores, account.id),
    partyFinds: await partyFindsOf(stores, account.id),
  };
}

/**
 * The user's data without the password hash, as the text of an `AccountExport`, piece by piece:
 * only one page of games is in memory at a time.
 */
export async function* exportAccount(
  dependencies: ExportDependencies,
  session: LiveSession,
): AsyncGenerator<string> {
  const rest = JSON.stringify(await besideGames(dependencies, session));
  yield `${rest.slice(0, -1)},"games":[`;
  let isFirst = true;
  for await (const page of dependencies.history.exportedGames(session.account)) {
    if (page.length === 0) continue;
    const items = page.map((game) => JSON.stringify(game)).join(',');
    yield isFirst ? items : `,${items}`;
    isFirst = false;
  }
  yield ']}';
}
