import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { type CorrectionSubject, isOfLeague } from '@craque/common/domain/athlete/correction.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { corrections as correctionDocs, dailies as dailyDocs } from '../collections.ts';
import type { CorrectionDoc, DailyDoc } from '../documents.ts';
import type { Correction, CorrectionDecision } from '../correction-store.ts';
import type { StoredDaily } from '../daily-store.ts';
import {
  type Engine,
  first,
  type Query,
  type Revise,
  reviser,
  type Rows,
  takenKey,
} from '../port.ts';
import { mostNamed } from './people.ts';

function correctionFrom(doc: CorrectionDoc): Correction {
  const { stamp: _, isDecided: __, reporters, ...rest } = doc;
  return { ...rest, firstBy: reporters[0]?.userId };
}

const fresh = {
  status: 'open',
  ...{ value: null, note: null, decidedAt: null, decidedBy: null },
  ...{ isDecided: false, reports: 0, reporters: [] },
} as const;

/** So many open reports of a person weigh: whoever sends thousands moves no other one aside. */
const mostWeighing = 5;
type Reported = Omit<CorrectionSubject, 'text'>;
const isAbout = (doc: CorrectionDoc, { athleteId, league, field }: Reported) =>
  doc.athleteId === athleteId &&
  doc.field === field &&
  (!isOfLeague(field) || doc.league === league);

/** Without the user; undefined if nobody is left. */
function without(doc: CorrectionDoc, userId: string): CorrectionDoc | undefined {
  const own = doc.reporters.find((each) => each.userId === userId);
  if (!own) return doc;
  const reporters = doc.reporters.filter((each) => each !== own);
  const reports = doc.reports - (own.light ? 0 : 1);
  return reporters.length + reports > 0 ? { ...doc, reporters, reports } : undefined;
}

const openOf = (corrections: Rows<CorrectionDoc>, userId: string) =>
  corrections.find({ where: { 'reporters.userId': userId, isDecided: false } });

type Parts = { corrections: Rows<CorrectionDoc>; revise: Revise<CorrectionDoc> };

/** Takes back all that the user says about the field but the latest, whichever call added it. */
async function keepLatest({ corrections, revise }: Parts, added: CorrectionDoc, userId: string) {
  // Only in what was added may they not be named: too many are.
  const atOf = ({ reporters }: CorrectionDoc) =>
    reporters.find((each) => each.userId === userId)?.at ?? Infinity;
  const open = (await openOf(corrections, userId)).filter(({ id }) => id !== added.id);
  const [, ...earlier] = [added, ...open.filter((each) => isAbout(each, added))].toSorted(
    (one, other) => atOf(other) - atOf(one) || (one.id < other.id ? -1 : 1),
  );
  for (const { id } of earlier)
    await revise({ id }, (there) => (there?.isDecided ? there : there && without(there, userId)));
}

/** How a user's word goes. */
function departures({ corrections, revise }: Parts) {
  return {
    /** Refuses what only the user reports, and takes their word from the rest; returns how many. */
    async refuseOf(userId: string, by: { actorId: string; at: number }) {
      const decided = { status: 'refused', decidedBy: by.actorId, decidedAt: by.at } as const;
      let refused = 0;
      for (const { id } of await openOf(corrections, userId)) {
        // Within the write: others may report the same, or decide it, meanwhile.
        const { before, after } = await revise({ id }, (there) => {
          if (!there || there.isDecided) return there;
          const [first, ...others] = there.reporters;
          const isAlone = first?.userId === userId && others.length === 0;
          return isAlone ? { ...there, ...decided, isDecided: true } : without(there, userId);
        });
        if (!before?.isDecided && after?.isDecided) refused += 1;
      }
      return refused;
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

export function createCorrectionStore(engine: Engine) {
  const corrections = engine.rows(correctionDocs);
  const revise = reviser(corrections);
  const list = async (query: Query<CorrectionDoc, keyof CorrectionDoc>) =>
    (await corrections.find(query)).map(correctionFrom);
  const one = async (id: string) => (await list({ where: { id } }))[0];
  return {
    find: one,
    /**
     * Adds the user to the reporters, each of whom counts once, and takes back what else they say
     * about the field; returns it as it is now.
     */
    async report(
      { id, athleteId, league, field, text }: CorrectionSubject & { id: string },
      reporter: { userId: string; at: number },
    ) {
      const { userId, at } = reporter;
      const open = (await openOf(corrections, userId)).filter((each) => each.id !== id);
      const others = open.filter((each) => !isAbout(each, { athleteId, league, field }));
      const isLight = others.length >= mostWeighing;
      const { after } = await revise({ id }, (there): CorrectionDoc => {
        const subject = { id, athleteId, league, field, text };
        const before: CorrectionDoc = there ?? { ...subject, ...fresh, firstAt: at, lastAt: at };
        if (before.reporters.some((each) => each.userId === userId)) return before;
        return {
          ...before,
          reports: before.reports + (isLight ? 0 : 1),
          lastAt: Math.max(before.lastAt, at),
          reporters: [
            ...before.reporters,
            { userId, at, ...(isLight && { light: true as const }) },
          ].slice(0, mostNamed),
        };
      });
      const added = after as CorrectionDoc;
      await keepLatest({ corrections, revise }, added, userId);
      return correctionFrom(added);
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
    ...departures({ corrections, revise }),
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
