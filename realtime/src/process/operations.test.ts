import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { firstToClose } from '@craque/common/testing/local-server.ts';
import { createOperationsServer } from './operations.ts';

test('a silent connection is closed before Node would look for it', async () => {
  const ours = createOperationsServer({
    isReady: () => true,
    metricsText: async () => undefined,
    takesUpgrade: () => false,
  });
  expect(await firstToClose({ usual: createServer(), ours })).toBe('ours');
});
