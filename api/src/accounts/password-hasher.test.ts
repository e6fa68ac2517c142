import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createTrace, inCall, partsOf } from '@craque/common/tracing/call-trace.ts';
import { AppError } from '../errors/app-error.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createBcryptProcesses, forkWorker } from './bcrypt-processes.ts';

const pepper = 'the pepper of these tests';
const hasher = createPasswordHasher({ pepper, cost: 4 });

/** The code of the error, or the resolved value. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.status} ${error.code} after ${error.retryAfter}`;
  }
}

describe('a password', () => {
  test.each(['secret', '      ', 'pässwörd', 'with\0inside', '🙂'.repeat(256), 'x'.repeat(256)])(
    '%j matches itself and no other',
    async (password) => {
      const hash = await hasher.hash(password);
      expect(await hasher.verify(password, hash)).toBe(true);
      expect(await hasher.verify(`${password} `, hash)).toBe(false);
      expect(await hasher.verify(password.slice(0, -1), hash)).toBe(false);
      expect(hash).not.toContain(password);
    },
  );

  test('counts with every byte, even beyond the 72 that bcrypt uses', async () => {
    for (const start of ['x'.repeat(72), 'é'.repeat(36), `${'x'.repeat(71)}\0`, 'x'.repeat(255)]) {
      const hash = await hasher.hash(`${start}a`);
      expect(await hasher.verify(`${start}a`, hash)).toBe(true);
      expect(await hasher.verify(`${start}b`, hash)).toBe(false);
      expect(await hasher.verify(start, hash)).toBe(false);
    }
  });

  test('has a different hash each time', async () => {
    const hashes = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
    expect(new Set(hashes).size).toBe(2);
  });

  test('never matches for an unknown user, not even an empty one', async () => {
    expect(await hasher.verify('secret', undefined)).toBe(false);
    expect(await hasher.verify('', undefined)).toBe(false);
  });

  test('is wrong under another pepper', async () => {
    const hash = await hasher.hash('secret');
    const other = createPasswordHasher({ pepper: `${pepper}!`, cost: 4 });
    expect(await other.verify('secret', hash)).toBe(false);
  });
});

describe('the queue of hashes', () => {
  test('holds 64 and refuses more, known or not, and opens again', async () => {
    const gated = createPasswordHasher({ pepper, cost: 4, atOnce: 1 });
    const hash = await gated.hash('secret');
    const first = gated.verify('secret', hash);
    await Promise.resolve();
    const waiting = Array.from({ length: 64 }, () => outcome(gated.verify('secret', hash)));
    const refused = [
      gated.hash('secret'),
      gated.verify('secret', hash),
      gated.verify('x', undefined),
    ];
    for (const each of refused) expect(await outcome(each)).toBe('503 busy after 2');
    expect(await first).toBe(true);
    expect(await Promise.all(waiting)).toEqual(Array(64).fill(true));
    expect(await gated.verify('secret', hash)).toBe(true);
  });
});

test('a call knows how long it waited for its hash, and how long that took', async () => {
  const time = 60;
  const engine = {
    hash: async (text: string) => sleep(time).then(() => text),
    compare: async () => true,
  };
  const gated = createPasswordHasher({ pepper, cost: 4, atOnce: 1, engine });
  const [first, second] = [createTrace('first-call'), createTrace('second-call')];
  await Promise.all([first, second].map((trace) => inCall(trace, () => gated.hash('secret'))));
  expect(partsOf(first)).toMatchObject({ waiting: expect.any(Number), store: 0 });
  expect(partsOf(first).waiting).toBeLessThan(time / 2);
  for (const trace of [first, second]) expect(partsOf(trace).hash).toBeGreaterThanOrEqual(time - 5);
  expect(partsOf(second).waiting).toBeGreaterThanOrEqual(time - 5);
});

test('the length of its queue can be read', async () => {
  const gated = createPasswordHasher({ pepper, cost: 4, atOnce: 1 });
  const hashes = [gated.hash('one'), gated.hash('two'), gated.hash('three')];
  await Promise.resolve();
  expect(gated.queue()).toEqual({ running: 1, waiting: 2 });
  await Promise.all(hashes);
});

describe('a process that hashes passwords', () => {
  const ipc = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const evaluating = (script: string) => () =>
    spawn(process.execPath, ['-e', script], { stdio: [...ipc] });
  /** Takes a text and never answers. */
  const silent = evaluating("process.on('message', () => undefined)");
  const ending = evaluating("process.on('message', () => process.exit(1))");
  const missing = () => spawn('/no/such/program', { stdio: [...ipc] });
  const withoutChannel = () => spawn('/no/such/program', { stdio: 'ignore' });
  const refused = (): ChildProcess => {
    throw new Error('no descriptor to spare');
  };

  test('makes and verifies the same hashes as the library', async () => {
    const engine = createBcryptProcesses();
    const quiet = createPasswordHasher({ pepper, cost: 4, engine });
    const hash = await quiet.hash('secret');
    expect(await hasher.verify('secret', hash)).toBe(true);
    const answers = ['secret', 'another', 'secret'].map((text) => quiet.verify(text, hash));
    expect(await Promise.all(answers)).toEqual([true, false, true]);
    expect(await quiet.verify('secret', undefined)).toBe(false);
    await engine.close();
  });

  test.each([
    ['is used again', 10_000, 1],
    ['ends when idle, and another one starts', 0, 2],
  ])('%s', async (_, idleTime, count) => {
    const children: ChildProcess[] = [];
    const engine = createBcryptProcesses({
      start() {
        const child = forkWorker(idleTime);
        children.push(child);
        return child;
      },
    });
    const hash = await engine.hash('secret', 4);
    while (idleTime === 0 && children[0]?.exitCode === null) await sleep(5);
    expect(await engine.compare('secret', hash)).toBe(true);
    expect(children).toHaveLength(count);
    await engine.close();
    while (children.some(({ exitCode }) => exitCode === null)) await sleep(5);
  });

  test.each([
    ['does not answer', silent],
    ['ends in the midst of it', ending],
    ['cannot be started', missing],
    ['has no channel', withoutChannel],
    ['is refused', refused],
  ])('that %s is replaced once, then the password is refused as busy', async (_, failing) => {
    const children: ChildProcess[] = [];
    let started = 0;
    const start = () => {
      started += 1;
      const child = failing();
      children.push(child);
      return child;
    };
    const engine = createBcryptProcesses({ deadline: 500, start });
    expect(await outcome(engine.hash('secret', 4))).toBe('503 busy after 2');
    expect(started).toBe(2);
    const isLeft = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
    while (children.some((child) => child.pid !== undefined && isLeft(child))) await sleep(5);
  });

  test('that could not be started gets no signal, which would go to our whole group', async () => {
    const signals: unknown[] = [];
    const start = () => {
      const kill = (signal: unknown) => signals.push(signal) > 0;
      return Object.assign(withoutChannel(), { kill });
    };
    const engine = createBcryptProcesses({ start });
    expect(await outcome(engine.hash('secret', 4))).toBe('503 busy after 2');
    expect(signals).toEqual([]);
  });

  test('that fails is replaced by one that answers', async () => {
    const hash = await hasher.hash('secret');
    const children = [refused];
    const engine = createBcryptProcesses({ start: () => (children.pop() ?? forkWorker)() });
    const quiet = createPasswordHasher({ pepper, cost: 4, engine });
    expect(await quiet.verify('secret', hash)).toBe(true);
    await engine.close();
  });

  test('may finish its password during a close, and no other is begun', async () => {
    const engine = createBcryptProcesses({ closeTime: 600_000 });
    const under = engine.hash('secret', 4);
    const closed = engine.close();
    expect(await outcome(engine.hash('another', 4))).toBe('503 busy after 2');
    expect(await under).toMatch(/^\$2b\$04\$/);
    await closed;
  });

  test('that does not finish is killed by the close', async () => {
    const engine = createBcryptProcesses({ deadline: 600_000, closeTime: 0, start: silent });
    const under = outcome(engine.hash('secret', 4));
    await engine.close();
    expect(await under).toBe('503 busy after 2');
  });
});
