import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { createRealtimeServer } from './realtime.ts';

describe('the realtime service', () => {
  const server = createRealtimeServer();
  afterEach(() => {
    server.close();
  });

  test('says that it is alive and ready, and knows nothing else', async () => {
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const statusOf = async (path: string) =>
      (await fetch(`http://localhost:${port}${path}`, { headers: { connection: 'close' } })).status;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/games')).toBe(404);
  });
});

describe('its settings', () => {
  test('have defaults', () => {
    expect(readConfig({ REALTIME_PORT: '' })).toEqual({ port: 3001, host: 'localhost' });
  });

  test('are refused with their names when they are wrong', () => {
    expect(() => readConfig({ REALTIME_PORT: 'no' })).toThrow('REALTIME_PORT');
  });
});
