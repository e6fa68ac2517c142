import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenLocally } from '@craque/common/testing/local-server.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const script = join(import.meta.dirname, 'health-check.mjs');

describe('the health check of a container', () => {
  const folder = newFolder();
  const health = { status: 200 };
  const server = createServer((_request, response) => {
    response.statusCode = health.status;
    response.end();
  });
  const running: { service?: ChildProcess } = {};

  const listening = listenLocally(server);
  beforeEach(() => {
    running.service = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  });
  afterEach(() => {
    running.service?.kill('SIGKILL');
  });
  afterAll(() => void server.close());

  async function check(status: number): Promise<number> {
    health.status = status;
    const url = `http://127.0.0.1:${await listening}/healthz`;
    const options = [script, url, join(folder, 'state'), String(running.service?.pid)];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, options, () => resolve(child.exitCode ?? -1));
    });
  }

  test('kills a service with SIGKILL at the third failure in a row, and not before', async () => {
    const { service } = running;
    if (!service) throw new Error('no service');
    expect([await check(503), await check(200), await check(503), await check(503)]).toEqual([
      1, 0, 1, 1,
    ]);
    expect(service.signalCode).toBeNull();
    const ended = once(service, 'exit');
    expect(await check(503)).toBe(1);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('starts counting again with the next service', async () => {
    expect([await check(503), await check(503), await check(200)]).toEqual([1, 1, 0]);
    expect(running.service?.signalCode).toBeNull();
  });
});
