import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { corrections as correctionDocs, dailies as dailyDocs } from '../collections.ts';
import type { CorrectionDoc, DailyDoc } from '../documents.ts';
import type { Correction, CorrectionStore } from '../correction-store.ts';
import type { DailyStore, StoredDaily } from '../daily-store.ts';
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

export function createCorrectionStore(engine: Engine): CorrectionStore {
  const corrections = engine.rows(correctionDocs);
  const revise = reviser(corrections);
  const list = async (query: Query<CorrectionDoc, keyof CorrectionDoc>) =>
    (await corrections.find(query)).map(correctionFrom);
  const one = async (id: string) => (await list({ where: { id } }))[0];
  return {
    find: one,
    async report({ id, athleteId, league, field, text }, reporter) {
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
    async listOf(userId) {
      const found = await corrections.find({ where: { 'reporters.userId': userId } });
      return found
        .map((doc) => ({
          correction: correctionFrom(doc),
          at: doc.reporters.find((each) => each.userId === userId)?.at ?? doc.firstAt,
        }))
        .toSorted((a, b) => b.at - a.at || (a.correction.id < b.correction.id ? -1 : 1));
    },
    async listAll(limit) {
      return list({ where: {}, order: ['isDecided', '-reports', '-lastAt', 'id'], limit });
    },
    listAccepted: () => list({ where: { status: 'accepted' }, order: ['decidedAt', 'id'] }),
    async decide(id, { status, value, note, actorId, at }) {
      const decision = { status, value, note, decidedBy: actorId, decidedAt: at };
      const found = await corrections.change({ id }, { ...decision, isDecided: true });
      return found === 0 ? undefined : one(id);
    },
    async anonymise(userId) {
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

export function createDailyStore(engine: Engine): DailyStore {
  const dailies = engine.rows(dailyDocs);
  return {
    async insert(daily) {
      const taken = await takenKey(dailies.insert(dailyDoc(daily)));
      if (taken === undefined) return 'inserted';
      return taken === 'turn' ? 'athlete-taken' : 'date-taken';
    },
    async replace(daily) {
      const taken = await takenKey(dailies.put(dailyDoc(daily)));
      return taken === undefined ? 'replaced' : 'athlete-taken';
    },
    async find(date, sport) {
      const where = { id: idOf(date, sport) };
      return (await first(dailies, { where, fields: ['daily'] }))?.daily;
    },
    async turnsOf(sport) {
      const fields = ['date', 'athleteId', 'round'] as const;
      return dailies.find({ where: { sport }, fields, order: ['date'] });
    },
    async firstDate() {
      return (await first(dailies, { where: {}, fields: ['date'], order: ['id'] }))?.date;
    },
  };
}
