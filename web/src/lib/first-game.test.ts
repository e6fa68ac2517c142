import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { firstGameBody, takingFirstGame } from './first-game.ts';

const wanted = { method: 'POST', body: firstGameBody };

function setUp(early?: Promise<Response | undefined>) {
  const sent: (string | undefined)[] = [];
  const place = { craqueFirstGame: early, craqueFirstBody: firstGameBody };
  const send = takingFirstGame(async (_input, init) => {
    sent.push(init?.method);
    return new Response('late');
  }, place);
  const textOf = async (init?: RequestInit) => (await send('/api/games', init)).text();
  return { sent, textOf };
}

describe('the first game', () => {
  test('is the answer already in flight, once', async () => {
    const { sent, textOf } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf(wanted)).toBe('early');
    expect(await textOf(wanted)).toBe('late');
    expect(sent).toEqual(['POST']);
  });

  test('is requested again if the early request failed', async () => {
    const { textOf } = setUp(Promise.resolve(undefined));
    expect(await textOf(wanted)).toBe('late');
  });

  test('is not used for a request for anything else', async () => {
    const { textOf } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf({ method: 'POST', body: '{"sport":"tennis"}' })).toBe('late');
    expect(await textOf()).toBe('late');
    expect(await textOf(wanted)).toBe('early');
  });

  test('is requested by the page in the same words', () => {
    const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
    expect(page).toContain(`'${firstGameBody}'`);
  });
});
