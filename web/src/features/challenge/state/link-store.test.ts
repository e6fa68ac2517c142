import { expect, test } from '@jest/globals';
import { ApiError, type Call } from '../../../lib/api.ts';
import { createLinkStore } from './link-store.ts';

const expiresAt = '2026-11-22T12:00:00.000Z';

test('the link of a game is an address of this site, and requested again after a failure', async () => {
  const answers = [new ApiError(503, 'busy', 'Busy'), { code: '0123456789', expiresAt }];
  const call = (async () => {
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    return answer;
  }) as Call;
  const store = createLinkStore({ call, gameId: 7, origin: 'https://craque.example' });
  await store.load();
  expect(store.getState()).toMatchObject({ state: 'failed', error: { code: 'busy' } });
  await store.load();
  const address = 'https://craque.example/join/0123456789';
  expect(store.getState()).toEqual({ state: 'ready', address, expiresAt });
});
