import { expect, test } from '@jest/globals';
import { readGame, submitGuess } from '@craque/common/contracts/games.ts';
import { startTestApi } from '../testing/test-api.ts';
test('probe', async () => {
  const api = await startTestApi();
  const { client, game } = await api.newGame();
  const r = await client.call(readGame, { id: game.id });
  console.log(r.status, r.text, [...r.headers]);
  const h = await api.hidden(game.id);
  const g = await client.call(submitGuess, { id: game.id, body: { guess: h.name } });
  console.log(g.status, g.text);
  for (const [body, headers] of [['{', {}], ['\ufeff{}', {}], [JSON.stringify({a: 'x'.repeat(40000)}), {}], ['['.repeat(7000), {}]] as const) {
    const x = await client.request('/api/games', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
    console.log(x.status, x.text);
  }
  let t = performance.now();
  for (let i = 0; i < 500; i++) await client.call(readGame, { id: game.id });
  console.log((performance.now() - t) / 500);
  expect((api.app as any).router.stack.map((l: any) => l.route && [l.route.path, l.route.methods])).toEqual([]);
  await api.close();
});
