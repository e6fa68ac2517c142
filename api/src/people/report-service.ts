import { createHash } from 'node:crypto';
import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import type { ReportItem, reportUser } from '@craque/common/contracts/people.ts';
import type { ReportDecision, ReportKind } from '@craque/common/domain/report.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account } from '../store/account-stores.ts';
import type { Report } from '../store/social-stores.ts';
import type { Stores } from '../store/store.ts';
import { type Pictures, pictureOf } from '../users/public-user.ts';
import { otherNamed } from './block-service.ts';

export type ReportDependencies = Pick<ServiceParts, 'stores' | 'clock' | 'avatarHosts'> & {
  /** Uniform in [0, 1). */
  random: () => number;
};

const maxListed = 1000;

/** A picture of somebody's own; there is nothing wrong with a drawn one. */
const ownPicture = (pictures: Pictures, account: Account) =>
  pictureOf({ ...account, avatar: null }, pictures);

/** Whoever reports a name may mean either; each is decided for itself. */
function shownOf(pictures: Pictures, account: Account, kind: ReportKind): string[] {
  const { displayName, username } = account;
  const shown = kind === 'name' ? [displayName, username] : [ownPicture(pictures, account)];
  return [...new Set(shown.filter((each) => each !== null))];
}

/** Follows from what is reported: equal reports meet, and a new name is another thing. */
const idOf = (kind: ReportKind, userId: string, value: string) =>
  createHash('sha256').update(`${kind} ${userId} ${value}`).digest('base64url').slice(0, 22);

function itemOf(report: Report, { username, displayName }: Account): ReportItem {
  const { id, kind, value, status, lastAt, reporters } = report;
  const reasons = { insult: 0, sexual: 0, impersonation: 0, other: 0 };
  for (const { reason } of reporters) reasons[reason] += 1;
  const reportedAt = new Date(lastAt).toISOString();
  return { id, kind, value, status, username, displayName, reasons, reportedAt };
}

/** A display name is taken away; a username gives way to a plain one, and still signs in. */
async function takeNameAway(
  { stores: { users }, random }: ReportDependencies,
  { id, displayName, username }: Account,
  value: string,
): Promise<void> {
  if (displayName === value) await users.change(id, { displayName: null });
  if (username !== value) return;
  const plain = () => `player-${String(Math.floor(random() * 1e9)).padStart(9, '0')}`;
  while ((await users.rename(id, plain())) === 'name-taken');
}

async function apply(
  dependencies: ReportDependencies,
  { kind, value }: Report,
  { account, decision }: { account: Account; decision: ReportDecision },
): Promise<void> {
  const { users } = dependencies.stores;
  if (decision === 'closed') await users.change(account.id, closed);
  if (decision !== 'renamed') return;
  // They may have chosen another since.
  if (kind === 'name') await takeNameAway(dependencies, account, value);
  else if (ownPicture(dependencies, account) === value)
    await users.change(account.id, { avatarUrl: null });
}

const closed = { isClosed: true, showInRankings: false };

/** An account is closed as long as a decision about anything of it says so. */
async function openAgain({ reports, users }: Stores, { id, isClosed }: Account): Promise<void> {
  if (isClosed && !(await reports.isClosing(id))) await users.change(id, { isClosed: false });
}

async function itemAgain({ reports, users }: Stores, id: string): Promise<ReportItem> {
  const report = await reports.find(id);
  const account = report && (await users.find(report.userId));
  if (!account) throw new AppError('correction_not_found');
  return itemOf(report, account);
}

/** Reports of what others read and see of a person, and what admins decide. */
export function createReportService(dependencies: ReportDependencies) {
  const { stores, clock } = dependencies;
  return {
    /** Each person counts once for a thing, with their first reason. */
    async report(caller: Account, { username, kind, reason }: BodyOf<typeof reportUser>) {
      const other = await otherNamed(stores, caller, username);
      const shown = shownOf(dependencies, other, kind);
      if (shown.length === 0) throw new AppError('invalid_field');
      for (const value of shown) {
        const about = { id: idOf(kind, other.id, value), kind, userId: other.id, value };
        await stores.reports.add(about, { userId: caller.id, reason, at: clock() });
      }
      const there = await stores.users.findMany([caller.id, other.id]);
      // Deleted meanwhile, perhaps before the report was stored.
      for (const id of [caller.id, other.id])
        if (!there.some((account) => account.id === id)) await stores.reports.removeOf(id);
      return { kind, reason };
    },

    async listAll(): Promise<ReportItem[]> {
      const all = await stores.reports.listAll(maxListed);
      const accounts = await stores.users.findMany([...new Set(all.map(({ userId }) => userId))]);
      const byId = new Map(accounts.map((account) => [account.id, account]));
      return all.flatMap((report) => {
        const account = byId.get(report.userId);
        return account ? [itemOf(report, account)] : [];
      });
    },

    async decide(admin: Account, id: string, decision: ReportDecision): Promise<ReportItem> {
      const report = await stores.reports.find(id);
      const account = report && (await stores.users.find(report.userId));
      if (!account) throw new AppError('correction_not_found');
      await apply(dependencies, report, { account, decision });
      await stores.reports.decide(id, decision, { actorId: admin.id, at: clock() });
      if (decision !== 'closed') await openAgain(stores, account);
      return itemAgain(stores, id);
    },
  };
}
