import { expect } from '@jest/globals';
import { aCorrection } from '../testing/store-builders.ts';
import type { CorrectionDecision } from './correction-store.ts';
import type { CorrectionStore } from './stores/athletes.ts';
import type { StoreCases } from './store-case.ts';

const { athleteId, league, field, text } = aCorrection();
const subject = { id: 'correction', athleteId, league, field, text };

/** `ids` are reported by so many users each, one after the other. */
async function reportAll(corrections: CorrectionStore, ids: Readonly<Record<string, number>>) {
  let at = 0;
  for (const [id, times] of Object.entries(ids)) {
    for (let user = 0; user < times; user += 1) {
      at += 1;
      await corrections.report({ ...subject, id, athleteId: id }, { userId: `user-${user}`, at });
    }
  }
}

const decision = (fields: Partial<CorrectionDecision> = {}): CorrectionDecision => ({
  status: 'accepted',
  value: 'Addie',
  note: null,
  actorId: 'root',
  at: 20,
  ...fields,
});

export const correctionCases: StoreCases = {
  async 'counts every user once, keeps the first text and tells the latest time'({ corrections }) {
    const first = await corrections.report(subject, { userId: 'ada', at: 5 });
    expect(first).toEqual(aCorrection({ firstAt: 5, lastAt: 5 }));
    await corrections.report(subject, { userId: 'ada', at: 7 });
    const other = { ...subject, text: 'ADDIE' };
    const second = await corrections.report(other, { userId: 'bob', at: 9 });
    expect(second).toEqual(aCorrection({ reports: 2, firstAt: 5, lastAt: 9 }));
    expect(await corrections.find('correction')).toEqual(second);
    expect(await corrections.find('another')).toBeUndefined();
  },
  async 'lists what a user has reported, the newest first, with what has become of it'({
    corrections,
  }) {
    await corrections.report(
      { ...subject, id: 'older', athleteId: 'older' },
      { userId: 'ada', at: 1 },
    );
    await corrections.report({ ...subject, id: 'newer' }, { userId: 'ada', at: 2 });
    await corrections.report({ ...subject, id: 'newer' }, { userId: 'bob', at: 3 });
    await corrections.decide('older', decision({ status: 'refused', value: null, note: 'No' }));
    const own = await corrections.listOf('ada');
    expect(own.map(({ at, correction: { id, status, note } }) => [at, id, status, note])).toEqual([
      [2, 'newer', 'open', null],
      [1, 'older', 'refused', 'No'],
    ]);
    expect(await corrections.listOf('eve')).toEqual([]);
  },
  async 'lists the open ones first, each group by its weight, up to a limit'({ corrections }) {
    await reportAll(corrections, { light: 1, heavy: 3, done: 4, later: 1 });
    await corrections.decide('done', decision());
    const ids = async (limit: number) => (await corrections.listAll(limit)).map(({ id }) => id);
    expect(await ids(9)).toEqual(['heavy', 'later', 'light', 'done']);
    expect(await ids(2)).toEqual(['heavy', 'later']);
  },
  async 'replaces a decision by a later one and lists what is accepted in the order of the decisions'({
    corrections,
  }) {
    await reportAll(corrections, { one: 1, two: 1, three: 1 });
    await corrections.decide('two', decision({ at: 10, value: 'Second' }));
    await corrections.decide('one', decision({ at: 11 }));
    await corrections.decide('three', decision({ at: 12 }));
    const refused = decision({ status: 'refused', value: null, note: 'No', at: 13 });
    expect(await corrections.decide('three', refused)).toMatchObject({
      ...{ id: 'three', status: 'refused', value: null, note: 'No' },
      ...{ decidedAt: 13, decidedBy: 'root', reports: 1 },
    });
    const accepted = await corrections.listAccepted();
    expect(accepted.map(({ id, value }) => [id, value])).toEqual([
      ['two', 'Second'],
      ['one', 'Addie'],
    ]);
    expect(await corrections.decide('missing', decision())).toBeUndefined();
  },
  async 'forgets a user as reporter and as who decided, and keeps the numbers'({ corrections }) {
    await corrections.report(subject, { userId: 'ada', at: 1 });
    await corrections.report(subject, { userId: 'root', at: 2 });
    await corrections.decide('correction', decision());
    await corrections.anonymise('root');
    expect(await corrections.listOf('root')).toEqual([]);
    expect(await corrections.listOf('ada')).toHaveLength(1);
    expect(await corrections.find('correction')).toMatchObject({
      ...{ reports: 2, status: 'accepted', decidedBy: null, decidedAt: 20 },
    });
  },
};
