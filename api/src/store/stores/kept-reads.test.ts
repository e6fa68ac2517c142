import { expect, test } from '@jest/globals';
import { aParty } from '@craque/common/testing/party-builders.ts';
import type { Engine } from '../port.ts';
import { openDatabase } from '../sqlite/sqlite-database.ts';
import { sqliteEngine } from '../sqlite/sqlite-engine.ts';
import { createPartyStore } from './parties.ts';

const code = 'CRAQUE';
const round = (points: number) => ({ number: 1, guesses: [], points });

/** Two processes on one database; `whole` has the documents that the first read whole. */
function twoProcesses() {
  const plain = sqliteEngine(openDatabase(':memory:'));
  const whole: object[] = [];
  const watched: Engine = {
    rows(collection) {
      const rows = plain.rows(collection);
      return {
        ...rows,
        async find(query) {
          const found = await rows.find(query);
          if (!query.fields) whole.push(...found);
          return found;
        },
      };
    },
  };
  const [here, elsewhere] = [createPartyStore(watched), createPartyStore(plain)];
  return { here, elsewhere, takeWhole: () => whole.splice(0).length };
}

test('a room is read whole only where another process has changed it', async () => {
  const { here, elsewhere, takeWhole } = twoProcesses();
  await here.insert(aParty());
  for (let seat = 1; seat <= 10; seat += 1) await here.addSeat(code, seat, 5);
  await here.seatsOf(code);
  await here.find(code);
  expect(takeWhole()).toBe(11);

  const [one, two] = [await here.seat(code, 1), await elsewhere.seat(code, 2)];
  const party = await here.find(code);
  if (!one || !two || !party) throw new Error('no room');
  await here.saveSeat({ ...one, rounds: [round(7)] });
  await elsewhere.noteSeat(code, 3, 90);
  await elsewhere.noteHost(code, 80);
  await here.save({ ...party, version: 2 });
  const seats = await here.seatsOf(code);
  expect(seats[0]).toEqual({ ...one, revision: 1, rounds: [round(7)] });
  expect(seats.map(({ seenAt }) => seenAt)).toEqual([5, 5, 90, 5, 5, 5, 5, 5, 5, 5]);
  expect(await here.find(code)).toEqual({ ...party, revision: 1, version: 2, hostSeenAt: 80 });
  expect(takeWhole()).toBe(0);

  await elsewhere.saveSeat({ ...two, rounds: [round(9)] });
  await elsewhere.addSeat(code, 11, 5);
  await elsewhere.save({ ...party, revision: 1, version: 3 });
  const later = await here.seatsOf(code);
  expect(later).toHaveLength(11);
  expect(later[1]).toEqual({ ...two, revision: 1, rounds: [round(9)] });
  expect((await here.find(code))?.version).toBe(3);
  expect(takeWhole()).toBe(3);
  expect(await here.saveSeat({ ...two, rounds: [] })).toBe(false);
  expect(await here.seatsOf(code)).toEqual(later);

  expect(await elsewhere.removeEnded(Number.MAX_SAFE_INTEGER)).toBe(1);
  expect([await here.find(code), await here.seatsOf(code)]).toEqual([undefined, []]);
});
