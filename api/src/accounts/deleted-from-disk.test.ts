import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { deleteAccount, register } from '@craque/common/contracts/accounts.ts';
import { submitFeedback } from '@craque/common/contracts/feedback.ts';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { startTestApi, testPassword } from '../testing/test-api.ts';

const cleanUp = useCleanUp();
const quiet = () => undefined;

test('nothing of a deleted account is in a file of the database once its log is emptied', async () => {
  const folder = newFolder();
  const stores = openSqliteStores(join(folder, 'craque.db'), quiet, quiet, { emptyEvery: 50 });
  const api = await startTestApi({ stores });
  cleanUp(async () => {
    await api.close();
    await stores.close();
  });
  const own = { username: 'vanishing.mina', email: 'mina@vanishing.example' };
  const contents = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => readFileSync(join(folder, name), 'latin1'));
  const holding = () => contents().filter((text) => text.toLowerCase().includes('vanishing'));
  const { client } = await api.newGame();
  const body = { ...own, password: testPassword, displayName: 'Mina Vanishing' };
  await client.call(register, { body });
  const feedback = { title: 'A title', content: 'Some content', email: own.email };
  expect((await client.call(submitFeedback, { body: feedback })).status).toBe(201);
  // Others write, too: pages of the file are shared.
  for (let others = 0; others < 20; others += 1) await api.user();
  expect(holding().length).toBeGreaterThan(0);
  await client.call(deleteAccount, { body: { password: testPassword } });
  await pause(200);
  expect(holding()).toEqual([]);
});
