import { spawn } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type Supervised, supervise } from './supervise.ts';
import type { TiedProcess } from './tied-process.ts';

type Signals = { starts: number; signals: NodeJS.Signals[] };

/** A process that only counts its restarts. */
function fakeProcess(port: number): { process: TiedProcess; told: Signals; end(): void } {
  const told: Signals = { starts: 0, signals: [] };
  const state = { isRunning: true };
  const process: TiedProcess = {
    name: 'api-1',
    logFile: '',
    port,
    pid: 1,
    isRunning: () => state.isRunning,
    async start() {
      told.starts += 1;
      state.isRunning = true;
    },
    signal(signal) {
      told.signals.push(signal);
      state.isRunning = false;
    },
    ended: async () => null,
    howEnded: async () => 'exit code 1',
    stop: async () => undefined,
  };
  return {
    process,
    told,
    end() {
      state.isRunning = false;
    },
  };
}

describe('the supervisor', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function serverWith(status: () => number): Promise<number> {
    const server = createServer((_request, response) => {
      response.statusCode = status();
      response.end();
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** Supervises until so many lines have been logged; forever if they never come. */
  async function untilTold(lines: number, supervised: Supervised, every = 5) {
    const told: string[] = [];
    const ending = new AbortController();
    await supervise([supervised], {
      signal: ending.signal,
      every,
      tell(line) {
        told.push(line);
        if (told.length === lines) ending.abort();
      },
    });
    return told;
  }

  test('restarts an exited process', async () => {
    const { process, told, end } = fakeProcess(0);
    end();
    expect(await untilTold(1, { process })).toEqual([
      'api-1 has ended (exit code 1): started again',
    ]);
    expect(told).toEqual({ starts: 1, signals: [] });
  });

  test('kills a process that neither answers nor computes, without waiting for three checks', async () => {
    const asked: ServerResponse[] = [];
    const server = createServer((_request, response) => void asked.push(response));
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    // A process that uses no processor time, as a stopped one does.
    const sleeper = spawn('sleep', ['60']);
    const { process, told } = fakeProcess((server.address() as AddressInfo).port);
    const still = { ...process, pid: sleeper.pid ?? 0 };
    const lines = await untilTold(1, { process: still, healthPath: '/healthz' }, 60_000);
    expect([lines, told.signals]).toEqual([['api-1 stands still: ended'], ['SIGKILL']]);
    sleeper.kill();
    server.closeAllConnections();
  });

  test('kills a process that fails three checks in a row, and restarts it', async () => {
    const answers = [503, 503, 200, 503, 503, 503];
    const port = await serverWith(() => answers.shift() ?? 200);
    const { process, told } = fakeProcess(port);
    expect(await untilTold(2, { process, healthPath: '/healthz' })).toEqual([
      'api-1 is silent: ended',
      'api-1 has ended (exit code 1): started again',
    ]);
    expect([told, answers]).toEqual([{ starts: 1, signals: ['SIGKILL'] }, []]);
  });
});
