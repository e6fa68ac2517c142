import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import { io } from 'socket.io-client';

const folder = mkdtempSync(join(tmpdir(), 'craque-dev-'));
const started: { server?: ChildProcess; address: string } = { address: '' };

async function start(): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: folder },
  });
  started.server = server;
  let output = '';
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const address = /Craque is open: (\S+)/.exec(output)?.[1];
    if (!address) continue;
    started.address = address;
    return;
  }
  throw new Error(`ended before it was open: ${output}`);
}

beforeAll(start);
afterAll(() => {
  started.server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const guestGame = {
  sport: 'soccer',
  league: 'english-premier-league',
  difficulty: 'medium',
  isGuest: true,
};

describe('npm run dev', () => {
  test('serves the client from its sources, with hot reload', async () => {
    const page = await (await fetch(`${started.address}/`)).text();
    expect(page).toContain('/@vite/client');
    const script = await fetch(`${started.address}/src/main.ts`);
    expect(script.status).toBe(200);
    expect(await script.text()).toContain('/src/app/start.tsx');
  });

  test('lets the page of this address write to the api, and no other', async () => {
    const createGame = (origin: string) =>
      fetch(`${started.address}/api/games`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify(guestGame),
      });
    expect((await createGame(started.address)).status).toBe(201);
    expect((await createGame('http://evil.example')).status).toBe(403);
  });

  test('proxies sockets: the handshake is answered by the product', async () => {
    const socket = io(started.address, {
      path: socketPath,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { Origin: started.address },
    });
    const refusal = await new Promise<unknown>((resolve) => {
      socket.once('connect_error', resolve);
    });
    socket.close();
    expect(refusal).toMatchObject({ data: { code: 'UNAUTHORIZED' } });
  });

  test('ends everything that it has started', async () => {
    started.server?.kill('SIGTERM');
    const [code] = await once(started.server as ChildProcess, 'exit');
    expect(code).toBe(0);
    await expect(fetch(`${started.address}/`)).rejects.toThrow();
  });
});
