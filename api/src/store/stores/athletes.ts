import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { CorrectionSubject } from '@craque/common/domain/athlete/correction.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { corrections as correctionDocs, dailies as dailyDocs } from '../collections.ts';
import type { CorrectionDoc, DailyDoc } from '../documents.ts';
import type { Correction, CorrectionDecision } from '../correction-store.ts';
import type { StoredDaily } from '../daily-store.ts';
import { type Engine, first, type Query, reviser, takenKey } from '../port.ts';

function correctionFrom(doc: CorrectionDoc): Correction {
  const { stamp: _, isDecided: __, reporters: ___, ...rest } = doc;
  return rest;
}

const fresh = {
  status: 'open',
  ...{ value: null, note: null, decidedAt: null, decidedBy: null },
  ...{ isDecided: false, reports: 0, reporters: [] },
} as const;

export function createCorrectionStore(engine: Engine) {
  const corrections = engine.rows(correctionDocs);
  const revise = reviser(corrections);
  const list = async (query: Query<CorrectionDoc, keyof CorrectionDoc>) =>
    (await corrections.find(query)).map(correctionFrom);
  const one = async (id: string) => (await list({ where: { id } }))[0];
  return {
    find: one,
    /** Adds the user to the reporters, each of whom counts once; returns it as it is now. */
    async report(
      { id, athleteId, league, field, text }: CorrectionSubject & { id: string },
      reporter: { userId: string; at: number },
    ) {
      const { userId, at } = reporter;
      const { after } = await revise({ id }, (there): CorrectionDoc => {
        const subject = { id, athleteId, league, field, text };
        const before: CorrectionDoc = there ?? { ...subject, ...fresh, firstAt: at, lastAt: at };
        if (before.reporters.some((each) => each.userId === userId)) return before;
        return {
          ...before,
          reports: before.reports + 1,
          lastAt: Math.max(before.lastAt, at),
          reporters: [...before.reporters, { userId, at }],
        };
      });
      return correctionFrom(after as CorrectionDoc);
    },
    async listOf(userId: string) {
      const found = await corrections.find({ where: { 'reporters.userId': userId } });
      return found
        .map((doc) => ({
          correction: correctionFrom(doc),
          at: doc.reporters.find((each) => each.userId === userId)?.at ?? doc.firstAt,
        }))
        .toSorted((a, b) => b.at - a.at || (a.correction.id < b.correction.id ? -1 : 1));
    },
    /** Open ones first, each group by the number of reports, then the latest. */
    async listAll(limit: number) {
      return list({ where: {}, order: ['isDecided', '-reports', '-lastAt', 'id'], limit });
    },
    listAccepted: () => list({ where: { status: 'accepted' }, order: ['decidedAt', 'id'] }),
    /** A later decision replaces an earlier one; undefined if there is no such correction. */
    async decide(id: string, { status, value, note, actorId, at }: CorrectionDecision) {
      const decision = { status, value, note, decidedBy: actorId, decidedAt: at };
      const found = await corrections.change({ id }, { ...decision, isDecided: true });
      return found === 0 ? undefined : one(id);
    },
    /** Removes the user from reporters and decisions; the corrections stay with their numbers. */
    async anonymise(userId: string) {
      const where = { 'reporters.userId': userId };
      for (const { id } of await corrections.find({ where, fields: ['id'] })) {
        const others = (doc: CorrectionDoc) =>
          doc.reporters.filter((each) => each.userId !== userId);
        await revise({ id }, (there) => there && { ...there, reporters: others(there) });
      }
      await corrections.change({ decidedBy: userId }, { decidedBy: null });
    },
  };
}

const idOf = (date: DailyDate, sport: Sport) => `${date} ${sport}`;
function dailyDoc(daily: StoredDaily): DailyDoc {
  const { date, sport, round, athlete } = daily;
  return { id: idOf(date, sport), date, sport, round, athleteId: athlete.athleteId, daily };
}

export function createDailyStore(engine: Engine) {
  const dailies = engine.rows(dailyDocs);
  return {
    /** `date-taken`: the date has its athlete; `athlete-taken`: they have had a date in the round. */
    async insert(daily: StoredDaily) {
      const taken = await takenKey(dailies.insert(dailyDoc(daily)));
      if (taken === undefined) return 'inserted';
      return taken === 'turn' ? 'athlete-taken' : 'date-taken';
    },
    /** Stores it in place of the one of its date, if its athlete has no other date in the round. */
    async replace(daily: StoredDaily) {
      const taken = await takenKey(dailies.put(dailyDoc(daily)));
      return taken === undefined ? 'replaced' : 'athlete-taken';
    },
    async find(date: DailyDate, sport: Sport) {
      const where = { id: idOf(date, sport) };
      return (await first(dailies, { where, fields: ['daily'] }))?.daily;
    },
    async turnsOf(sport: Sport) {
      const fields = ['date', 'athleteId', 'round'] as const;
      return dailies.find({ where: { sport }, fields, order: ['date'] });
    },
    async firstDate() {
      return (await first(dailies, { where: {}, fields: ['date'], order: ['id'] }))?.date;
    },
  };
}
export type CorrectionStore = ReturnType<typeof createCorrectionStore>;
export type DailyStore = ReturnType<typeof createDailyStore>;
