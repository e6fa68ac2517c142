import { expect, test } from '@jest/globals';
import { aParty, aPartySeat } from '@craque/common/testing/party-builders.ts';
import { bySeat } from '@craque/common/domain/party/party-points.ts';
import { noPhotos } from '../athletes/photo-book.ts';
import { startFileApi } from '../testing/file-api.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { createPartyPushes } from './party-push.ts';

const api = await startFileApi();

async function aRoom() {
  const { code } = aParty();
  await api.stores.parties.insert(aParty({}, api.clock.now()));
  await api.stores.parties.addSeat(code, 1, api.clock.now());
  const pushes = recordPushes();
  const [windows, reads]: [(() => void)[], string[]] = [[], []];
  const note = createPartyPushes({
    ...api,
    photos: noPhotos,
    clock: api.clock.now,
    random: Math.random,
    pushes,
    namedAdmins: { ids: new Set(), reservedKeys: new Set() },
    laterPush: (run) => void windows.push(run),
    onLost(error) {
      throw error;
    },
    stores: {
      ...api.stores,
      parties: {
        ...api.stores.parties,
        find(of) {
          reads.push(of);
          return api.stores.parties.find(of);
        },
      },
    },
  });
  return {
    ...{ note, code, reads, pushes },
    /** Everything that is under way has been sent. */
    async told() {
      // A push waits for its turn of the event loop, and for those before it.
      for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
      return pushes.takenOf('party-state').map(({ body }) => {
        const { gameId, version } = body as { gameId: number; version: number };
        return [gameId === aParty().topic ? 'phones' : 'screens', version];
      });
    },
    endWindows() {
      for (const end of windows.splice(0)) end();
    },
  };
}

test('a step is told at once as it was saved, and what happens meanwhile in one', async () => {
  const { note, code, reads, told, endWindows } = await aRoom();
  const saved = (version: number) => ({
    party: aParty({ version }),
    seats: bySeat([aPartySeat({ revision: 1 })]),
  });
  note(code, 'screens');
  expect(await told()).toEqual([['screens', 1]]);
  expect(reads).toEqual([code]);
  // Phones do not wait for the end of what is merged for screens.
  note(code, 'everybody', saved(3));
  expect(await told()).toEqual([['phones', 3]]);
  note(code, 'everybody', saved(5));
  note(code, 'everybody', saved(4));
  expect(await told()).toEqual([]);
  endWindows();
  expect(await told()).toEqual([
    ['screens', 6],
    ['phones', 5],
  ]);
  expect(reads).toHaveLength(1);
  // A guess after a step is not in what the step has saved.
  note(code, 'screens', saved(6));
  note(code, 'screens');
  endWindows();
  await told();
  expect(reads).toHaveLength(2);
});

test('when many rooms change at once, steps and answers have a turn between their pushes', async () => {
  const { note, pushes } = await aRoom();
  const codes = Array.from({ length: 6 }, (_, index) => `ROOM${index}`);
  for (const code of codes) note(code, 'screens', { party: aParty({ code }), seats: bySeat([]) });
  const counts: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise(setImmediate);
    counts.push(pushes.takenOf('party-state').length);
  }
  expect(Math.max(...counts)).toBe(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
});
