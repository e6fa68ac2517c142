import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';

/* The product as npm starts it, in its own folder, so that no built client is needed. */
const root = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'craque-pinned-'));
const dataDir = join(home, 'data');
const started: Started[] = [];
/** Takes longer to end than two checks for npm in run-pinned.mjs. */
const slow = `
  process.once('SIGTERM', () => {
    setTimeout(() => process.stdout.write('Ended in order', () => process.exit(0)), 2500);
  });
  setInterval(() => undefined, 1000);
  console.log('Craque is open');
`;

type Started = { parent: ChildProcess; family: number[]; ended: Promise<void>; out: () => string };

beforeAll(() => {
  cpSync(join(root, 'scripts'), join(home, 'scripts'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
  copyFileSync(join(root, 'package-lock.json'), join(home, 'package-lock.json'));
  const scripts = {
    start: 'exec node scripts/run/run-pinned.mjs serve',
    slow: 'exec node scripts/run/run-pinned.mjs slow',
  };
  writeFileSync(join(home, 'scripts/slow.ts'), slow);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  mkdirSync(join(home, 'web/dist/assets'), { recursive: true });
  writeFileSync(join(home, 'web/dist/index.html'), '<!doctype html><title>Craque</title>');
});

afterEach(async () => {
  for (const { parent, family } of started) {
    parent.kill('SIGKILL');
    for (const pid of family) kill(pid);
  }
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('what npm runs with its own Node asks for nothing that Node 20.0 does not have', () => {
  for (const name of ['run-pinned.mjs', 'install.mjs', 'server-node.mjs'])
    expect(readFileSync(join(root, 'scripts/run', name), 'utf8')).not.toMatch(
      /meta\.(?:dir|file)name/,
    );
});

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The process and its children, oldest first; Linux only, like the product's servers. */
function familyOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.trim().split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
  } catch {
    return [pid];
  }
}

/** Resolves once the product listens; `ended` once no process holds its output. */
async function start(command: string, ...args: string[]): Promise<Started> {
  const { PATH = '', HOME = home } = process.env;
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
  const quiet = { npm_config_update_notifier: 'false', npm_config_cache: join(home, 'npm') };
  const parent = spawn(command, args, {
    cwd: home,
    env: { PATH, HOME, ...compiled, ...quiet, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [parent.stdout, parent.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const state = { isOver: false };
  const ended = new Promise<void>((resolve) => parent.once('close', () => resolve())).then(() => {
    state.isOver = true;
  });
  const result: Started = { parent, family: [], ended, out: () => text };
  started.push(result);
  while (!text.includes('Craque is open')) {
    if (state.isOver) throw new Error(text);
    await sleep(20);
  }
  result.family.push(...familyOf(parent.pid ?? 0));
  return result;
}

const pinned = join(home, 'scripts/run/run-pinned.mjs');

describe('the server of a parent that is killed', () => {
  test.each([
    ['the script that runs it', process.execPath, [pinned, 'serve']],
    ['npm', 'npm', ['start']],
  ])('ends and releases its data: %s', async (_, command, args) => {
    const first = await start(command, ...args);
    first.parent.kill('SIGKILL');
    await first.ended;
    const second = await start(command, ...args);
    expect(second.out()).toContain(dataDir);
  });

  test('has the time that it needs to end', async () => {
    const { parent, ended, out } = await start('npm', 'run', 'slow');
    parent.kill('SIGKILL');
    await ended;
    expect(out()).toContain('Ended in order');
  });

  test('ends in order while its parent lives too', async () => {
    const { parent, ended, out } = await start(process.execPath, pinned, 'serve');
    parent.kill('SIGTERM');
    await ended;
    expect([parent.exitCode, out().match(/error|signal/i)]).toEqual([0, null]);
  });
});
