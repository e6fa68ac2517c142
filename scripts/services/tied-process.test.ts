import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { freePort } from './service.ts';
import { answersHttp, type TiedProcess, tiedProcess } from './tied-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'craque-tied-'));
const server = join(folder, 'server.mjs');
const starter = join(folder, 'starter.mjs');
writeFileSync(
  server,
  `import { createServer } from 'node:http';
const [port, wish] = process.argv.slice(2);
if (wish === 'die') throw new Error('no wish to live');
createServer((_, response) => response.end(String(process.pid))).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => wish !== 'deaf' && process.exit(3));`,
);
writeFileSync(
  starter,
  `import { tiedProcess } from ${JSON.stringify(join(import.meta.dirname, 'tied-process.ts'))};
const [plan] = process.argv.slice(2);
const tied = tiedProcess({ ...JSON.parse(plan), isReady: async () => true });
await tied.start();
console.log(tied.pid);`,
);

const started: TiedProcess[] = [];
afterEach(async () => {
  for (const tied of started.splice(0)) tied.signal('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

const planFor = (port: number, wish: string) => ({
  name: `server-${port}`,
  command: [process.execPath, server, String(port), wish],
  env: { PATH: process.env.PATH ?? '' },
  folder,
  port,
});

async function tiedTo(wish = ''): Promise<TiedProcess> {
  const port = await freePort();
  const isReady = () => answersHttp(port, '/', 200);
  const tied = tiedProcess({ ...planFor(port, wish), isReady });
  started.push(tied);
  return tied;
}

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a tied process', () => {
  test('has the process id of its program, so that signals reach it', async () => {
    const tied = await tiedTo();
    await tied.start();
    expect(await (await fetch(`http://127.0.0.1:${tied.port}`)).text()).toBe(String(tied.pid));
    tied.signal('SIGTERM');
    expect([await tied.ended(), tied.isRunning()]).toEqual([3, false]);
  });

  test('can be killed and restarted in its place', async () => {
    const tied = await tiedTo();
    await tied.start();
    const first = tied.pid;
    await expect(tied.start()).rejects.toThrow('is running already');
    tied.signal('SIGKILL');
    expect(await tied.ended()).toBeNull();
    await tied.start();
    expect([tied.isRunning(), tied.pid === first]).toEqual([true, false]);
  });

  test('is stopped in order, even if it was suspended', async () => {
    const tied = await tiedTo();
    await tied.start();
    tied.signal('SIGSTOP');
    await tied.stop();
    expect(await tied.ended()).toBe(3);
  });

  test('reports why it has exited before it was ready', async () => {
    const tied = await tiedTo('die');
    await expect(tied.start()).rejects.toThrow(/ended before it was ready:[\s\S]*no wish to live/);
  });

  test('does not outlive a killed parent', async () => {
    const plan = JSON.stringify(planFor(await freePort(), ''));
    const parent = spawn(process.execPath, [starter, plan], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line);
    expect(isThere(pid)).toBe(true);
    parent.kill('SIGKILL');
    while (isThere(pid)) await sleep(20);
  });
});
