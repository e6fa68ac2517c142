import { expect, test } from '@jest/globals';
import { createCallHolds } from '../../testing/races/held-calls.ts';
import { aCorrection } from '../../testing/store-builders.ts';
import { openDatabase } from '../sqlite/sqlite-database.ts';
import { sqliteEngine } from '../sqlite/sqlite-engine.ts';
import type { Engine } from '../port.ts';
import { createCorrectionStore } from './athletes.ts';

/** Two processes on one database; of the second, a test may hold the calls. */
function twoStores() {
  const engine = sqliteEngine(openDatabase(':memory:'));
  const holds = createCallHolds();
  const held: Engine = { ...engine, rows: (each) => holds.over('corrections', engine.rows(each)) };
  return { holds, first: createCorrectionStore(engine), second: createCorrectionStore(held) };
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
