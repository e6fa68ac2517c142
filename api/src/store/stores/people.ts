import type { ReportDecision, ReportReason } from '@craque/common/domain/report.ts';
import { blocks as blockDocs, reports as reportDocs } from '../collections.ts';
import type { ReportDoc } from '../documents.ts';
import { type Engine, first, reviser, takenKey } from '../port.ts';
import type { Report, Reported } from '../social-stores.ts';

const blockId = (by: string, whom: string) => `${by} ${whom}`;

export function createBlockStore(engine: Engine) {
  const blocks = engine.rows(blockDocs);
  return {
    /** The first time stays. */
    async add(by: string, whom: string, at: number) {
      await takenKey(blocks.insert({ id: blockId(by, whom), by, whom, at }));
    },
    /** False if there was none. */
    remove: async (by: string, whom: string) =>
      (await blocks.remove({ id: blockId(by, whom) })) === 1,
    /** The latest first. */
    listOf: (by: string) => blocks.find({ where: { by }, order: ['-at'] }),
    /** Who of the others has blocked the user, and whom of them the user has. */
    async between(userId: string, others: readonly string[]) {
      if (others.length === 0) return [];
      const ids = others.flatMap((each) => [blockId(userId, each), blockId(each, userId)]);
      return blocks.find({ where: { id: { in: ids } } });
    },
    async removeOf(userId: string) {
      await blocks.remove({ by: userId });
      await blocks.remove({ whom: userId });
    },
  };
}

/** Reporters of one thing who are kept: a document has an end. Whoever comes later only counts. */
export const mostNamed = 1000;

function reportFrom(doc: ReportDoc): Report {
  const { stamp: _, isDecided: __, ...rest } = doc;
  return rest;
}

const fresh = {
  status: 'open',
  ...{ isDecided: false, decidedBy: null, decidedAt: null, reports: 0, reporters: [] },
} as const;

export function createReportStore(engine: Engine) {
  const reports = engine.rows(reportDocs);
  const revise = reviser(reports);
  return {
    /**
     * Adds the user to the reporters, each of whom counts once; returns it as it is now. What was
     * taken away and is reported again has been chosen again: it is open, as if it were new.
     */
    async add(about: Reported, by: { userId: string; reason: ReportReason; at: number }) {
      const { after } = await revise({ id: about.id }, (there): ReportDoc => {
        const isOver = !there || there.status === 'renamed';
        const before: ReportDoc = isOver ? { ...there, ...about, ...fresh, lastAt: by.at } : there;
        if (before.reporters.some(({ userId }) => userId === by.userId)) return before;
        const reporters = [...before.reporters, by].slice(0, mostNamed);
        return { ...before, reporters, reports: before.reports + 1, lastAt: by.at };
      });
      return reportFrom(after as ReportDoc);
    },
    async find(id: string) {
      const found = await first(reports, { where: { id } });
      return found && reportFrom(found);
    },
    listOf: async (reporter: string) =>
      (await reports.find({ where: { 'reporters.userId': reporter } })).map(reportFrom),
    isClosing: async (userId: string) => (await reports.count({ userId, status: 'closed' })) > 0,
    /** Open ones first, each group by the number of reports, then the latest. */
    async listAll(limit: number) {
      const order = ['isDecided', '-reports', '-lastAt', 'id'] as const;
      return (await reports.find({ where: {}, order, limit })).map(reportFrom);
    },
    /** A later decision replaces an earlier one. */
    async decide(id: string, status: ReportDecision, by: { actorId: string; at: number }) {
      const decided = { decidedBy: by.actorId, decidedAt: by.at, isDecided: true };
      await reports.change({ id }, { status, ...decided });
    },
    /**
     * Removes what is about the user, and the user from reports and decisions. What admins have
     * decided stays, so that they can decide otherwise.
     */
    async removeOf(userId: string) {
      await reports.remove({ userId });
      const where = { 'reporters.userId': userId };
      for (const { id } of await reports.find({ where, fields: ['id'] })) {
        await revise({ id }, (there) => {
          if (!there) return undefined;
          const reporters = there.reporters.filter((each) => each.userId !== userId);
          const left = there.reports - there.reporters.length + reporters.length;
          return left > 0 || there.isDecided ? { ...there, reporters, reports: left } : undefined;
        });
      }
      await reports.change({ decidedBy: userId }, { decidedBy: null });
    },
  };
}
