import { connect } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { freePort } from '@craque/common/testing/local-server.ts';
import { readConfig } from './config.ts';
import { holdPort } from './waiting-server.ts';

afterEach(() => {
  jest.useRealTimers();
});

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });
}

test('a start of some seconds leaves its port closed, a longer one answers on it', async () => {
  const port = await freePort();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const held = holdPort(readConfig({ PORT: `${port}`, HOST: '127.0.0.1' }));
  jest.advanceTimersByTime(4_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await isOpen(port)).toBe(false);
  jest.advanceTimersByTime(1_000);
  while (!(await isOpen(port)));
  await held.release();
  expect(await isOpen(port)).toBe(false);
});
