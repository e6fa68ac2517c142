import { expect } from '@jest/globals';
import type { StoreCases } from './store-case.ts';

const about = { id: 'report', kind: 'name', userId: 'eve', value: 'Eve' } as const;
const by = (userId: string, at = 1) => ({ userId, reason: 'insult', at }) as const;

export const peopleCases: StoreCases = {
  async 'keeps the first time of a block, lists the latest first, and ends it'({ blocks }) {
    await blocks.add('ada', 'eve', 1);
    await blocks.add('ada', 'bob', 2);
    await blocks.add('ada', 'eve', 3);
    const listed = async () => (await blocks.listOf('ada')).map(({ whom, at }) => [whom, at]);
    expect(await listed()).toEqual([
      ['bob', 2],
      ['eve', 1],
    ]);
    expect(await blocks.remove('ada', 'eve')).toBe(true);
    expect(await blocks.remove('ada', 'eve')).toBe(false);
    expect(await listed()).toEqual([['bob', 2]]);
  },
  async 'finds blocks between two in both directions, and removes all of a user'({ blocks }) {
    await blocks.add('ada', 'eve', 1);
    await blocks.add('bob', 'ada', 1);
    await blocks.add('bob', 'eve', 1);
    const between = async () =>
      (await blocks.between('ada', ['eve', 'bob', 'cleo'])).map(({ by: one }) => one).sort();
    expect(await between()).toEqual(['ada', 'bob']);
    expect(await blocks.between('ada', [])).toEqual([]);
    await blocks.removeOf('ada');
    expect(await between()).toEqual([]);
    expect(await blocks.listOf('bob')).toHaveLength(1);
  },
  async 'counts each reporter once, and lists open reports first, by their number'({ reports }) {
    await reports.add({ ...about, id: 'done' }, by('ada'));
    await reports.decide('done', 'closed', { actorId: 'root', at: 9 });
    await reports.add({ ...about, id: 'light' }, by('ada', 5));
    await reports.add(about, by('ada', 2));
    await reports.add(about, { ...by('ada', 3), reason: 'other' });
    const found = await reports.add(about, by('bob', 4));
    expect(found).toMatchObject({ ...about, status: 'open', reports: 2, lastAt: 4 });
    expect(found.reporters).toEqual([by('ada', 2), by('bob', 4)]);
    expect((await reports.listAll(9)).map(({ id }) => id)).toEqual(['report', 'light', 'done']);
    expect(await reports.listAll(1)).toEqual([found]);
    expect(await reports.find('done')).toMatchObject({ status: 'closed', decidedBy: 'root' });
    expect([await reports.isClosing('eve'), await reports.isClosing('ada')]).toEqual([true, false]);
    expect((await reports.listOf('bob')).map(({ id }) => id)).toEqual(['report']);
  },
  async 'opens a report of what was taken away and chosen again, and of nothing else decided'({
    reports,
  }) {
    await reports.add(about, by('ada'));
    await reports.decide('report', 'renamed', { actorId: 'root', at: 2 });
    const again = { status: 'open', reports: 1, decidedBy: null, decidedAt: null, lastAt: 3 };
    expect(await reports.add(about, by('ada', 3))).toMatchObject(again);
    await reports.add({ ...about, id: 'other' }, by('ada', 9));
    await reports.decide('other', 'dismissed', { actorId: 'root', at: 9 });
    expect((await reports.listAll(9)).map(({ id }) => id)).toEqual(['report', 'other']);
    const kept = { status: 'dismissed', reports: 2, decidedBy: 'root' };
    expect(await reports.add({ ...about, id: 'other' }, by('bob', 10))).toMatchObject(kept);
  },
  async 'forgets a user: what is about them, what they said, and what they decided'({ reports }) {
    await reports.add(about, by('ada'));
    await reports.add(about, by('bob'));
    await reports.add({ ...about, id: 'lone' }, by('ada'));
    await reports.add({ ...about, id: 'of ada', userId: 'ada' }, by('bob'));
    await reports.add({ ...about, id: 'closed' }, by('ada'));
    await reports.decide('report', 'renamed', { actorId: 'ada', at: 9 });
    await reports.decide('closed', 'closed', { actorId: 'root', at: 9 });
    await reports.removeOf('ada');
    expect((await reports.listAll(9)).map(({ id }) => id)).toEqual(['report', 'closed']);
    expect(await reports.find('closed')).toMatchObject({ reports: 0, reporters: [] });
    const left = { reports: 1, reporters: [by('bob')], status: 'renamed', decidedBy: null };
    expect(await reports.find('report')).toMatchObject(left);
  },
};
