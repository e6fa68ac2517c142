import { expect, test } from '@jest/globals';
import { createCallHolds } from '../../testing/races/held-calls.ts';
import { aCorrection } from '../../testing/store-builders.ts';
import { openDatabase } from '../sqlite/sqlite-database.ts';
import { sqliteEngine } from '../sqlite/sqlite-engine.ts';
import { corrections as correctionDocs, reports as reportDocs } from '../collections.ts';
import type { Engine } from '../port.ts';
import { createCorrectionStore } from './athletes.ts';
import { createReportStore } from './people.ts';

/** Two processes on one database; of the second, a test may hold the calls. */
function twoStores() {
  const engine = sqliteEngine(openDatabase(':memory:'));
  const holds = createCallHolds();
  const held: Engine = { ...engine, rows: (each) => holds.over('corrections', engine.rows(each)) };
  return {
    engine,
    holds,
    first: createCorrectionStore(engine),
    second: createCorrectionStore(held),
  };
}

const { athleteId, league, field } = aCorrection();
const said = (id: string) => ({ id, athleteId, league, field, text: id });

test('of reports of one person about a field at the same time only the latest stays', async () => {
  for (const [at, left] of [
    [1, 'quick'],
    [3, 'slow'],
  ] as const) {
    const { holds, first, second } = twoStores();
    const held = holds.hold('after corrections.find', 1);
    const slow = second.report(said('slow'), { userId: 'ada', at });
    await held.arrived(1);
    await first.report(said('quick'), { userId: 'ada', at: 2 });
    held.releaseAll();
    await slow;
    expect((await first.listOf('ada')).map(({ correction: { id } }) => id)).toEqual([left]);
  }
});

test('what somebody else reports while a person’s reports are refused stays open', async () => {
  const { holds, first, second } = twoStores();
  await first.report(said('one'), { userId: 'ada', at: 1 });
  await first.report({ ...said('two'), athleteId: 'another' }, { userId: 'ada', at: 2 });
  const held = holds.hold('after corrections.find', 1);
  const refusing = second.refuseOf('ada', { actorId: 'root', at: 4 });
  await held.arrived(1);
  await first.report(said('one'), { userId: 'bob', at: 3 });
  held.releaseAll();
  expect(await refusing).toBe(1);
  expect(await first.find('one')).toMatchObject({ status: 'open', reports: 1, firstBy: 'bob' });
  expect(await first.find('two')).toMatchObject({ status: 'refused', decidedBy: 'root' });
});

test('of a correction and a report 1,000 reporters are kept, and the others counted', async () => {
  const { engine, first } = twoStores();
  const reports = createReportStore(engine);
  const most = Array.from({ length: 999 }, (_, index) => ({ userId: `user-${index}`, at: 1 }));
  const about = { id: 'name', kind: 'name', userId: 'eve', value: 'Eve' } as const;
  const by = (userId: string, at: number) => ({ userId, reason: 'insult', at }) as const;
  await first.report(said('one'), { userId: 'ada', at: 1 });
  await reports.add(about, by('ada', 1));
  const crowd = { reports: 999, reporters: most.map((each) => by(each.userId, 1)) };
  await engine.rows(correctionDocs).change({ id: 'one' }, crowd);
  await engine.rows(reportDocs).change({ id: 'name' }, crowd);
  await first.report(said('of eve'), { userId: 'eve', at: 2 });
  for (const [at, userId] of [
    [3, 'bob'],
    [4, 'eve'],
  ] as const) {
    await first.report(said('one'), { userId, at });
    await reports.add(about, by(userId, at));
  }
  expect(await first.find('one')).toMatchObject({ reports: 1001, lastAt: 4 });
  const [correction] = await engine.rows(correctionDocs).find({ where: { id: 'one' } });
  for (const each of [correction, await reports.find('name')]) {
    expect(each?.reporters).toHaveLength(1000);
    expect(each?.reporters.at(-1)?.userId).toBe('bob');
  }
  expect(await reports.find('name')).toMatchObject({ reports: 1001, lastAt: 4 });
  expect(await first.listOf('eve')).toEqual([]);
  await reports.removeOf('bob');
  expect(await reports.find('name')).toMatchObject({ reports: 1000 });
});
