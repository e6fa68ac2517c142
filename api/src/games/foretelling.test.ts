import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { createGame } from '@craque/common/contracts/games.ts';
import { readConfig } from '../start/config.ts';
import { startApi } from '../start-api.ts';
import { createTestClient } from '../testing/test-client.ts';

/* Whoever has seen some numbers of Math.random can calculate all later ones, and so the games to come
   if their ids or athletes were drawn from it. */

test('nothing of a game of the api as it is started comes from Math.random', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'craque-chance-'));
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LIMITS_FACTOR: '100' };
  const api = await startApi(readConfig({ ...settings, LOG_LEVEL: 'silent' }));
  try {
    const games = new Set<number>();
    for (let count = 0; count < 12; count += 1) {
      const { body } = await createTestClient(api.address).call(createGame, { body: {} });
      games.add(body.id);
    }
    expect(games.size).toBe(12);
    const drawn = random.mock.calls.length;
    await createTestClient(api.address).call(createGame, { body: {} });
    expect(random.mock.calls.length).toBe(drawn);
  } finally {
    await api.close();
    random.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
});
