import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { openLine } from '@craque/common/testing/line.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { startFakeRedis, startRefusingRedis } from '@craque/common/testing/fake-redis.ts';
import { freePort } from '@craque/common/testing/local-server.ts';
import { onDatabase } from './store/mongo/mongo-url.ts';
import { newDatabase } from './testing/test-databases.ts';

/* The api as a process whose database or Redis is missing, late, or refuses. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');
/** As npm starts it, so that nothing is compiled twice. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
const home = mkdtempSync(join(tmpdir(), 'craque-waiting-'));
const secrets = {
  JWT_SECRET: 'a secret of the tests and of nobody else',
  PASSWORD_PEPPER: 'a pepper of the tests and of nobody else',
};
const cleanUp = useCleanUp();
afterAll(() => rmSync(home, { recursive: true, force: true }));

type Started = {
  address: string;
  process: ChildProcess;
  err(): string;
  ended: Promise<number | NodeJS.Signals>;
  printed(words: RegExp): Promise<void>;
};

async function start(settings: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const { PATH = '' } = process.env;
  const place = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: join(home, 'data') };
  const child = spawn(node, [join(root, 'api/src/main.ts')], {
    cwd: home,
    env: { PATH, ...compiled, ...place, ...secrets, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  cleanUp(() => child.kill('SIGKILL'));
  const chunks: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const err = () => chunks.join('');
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number);
  const printed = async (words: RegExp) => {
    while (!words.test(err())) {
      if (child.exitCode !== null) throw new Error(`ended: ${err()}`);
      await sleep(20);
    }
  };
  return { address: `http://127.0.0.1:${port}`, process: child, err, ended, printed };
}

describe('a start that waits', () => {
  const absent = [
    ['MongoDB', { MONGODB_URL: 'mongodb://127.0.0.1:9/craque' }, /Waiting for MongoDB/],
    ['Redis', { REDIS_URL: 'redis://127.0.0.1:9' }, /waiting for Redis at 127\.0\.0\.1:9/],
  ] as const;

  test.each(absent)('for %s exits with 0 on SIGTERM and SIGINT', async (_name, settings, line) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const started = await start(settings);
      await started.printed(line);
      started.process.kill(signal);
      expect(await started.ended).toBe(0);
      expect(started.err().trim().split('\n')).toHaveLength(1);
    }
  });

  test('is alive, not ready, and refuses calls with the usual error body', async () => {
    const { address, printed } = await start({ REDIS_URL: 'redis://127.0.0.1:9' });
    await printed(/waiting/);
    const paths = ['/healthz', '/readyz', '/', '/api/games?x=1'];
    const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503]);
    const refused = answers[3] as Response;
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toEqual({
      message: 'The game store is not available. Please try again.',
      code: 'store_unavailable',
      requestId: refused.headers.get('x-request-id'),
    });
  });

  test('opens on the port that it held, and closing Redis at the end is not logged as a loss', async () => {
    const redis = await startFakeRedis();
    cleanUp(() => redis.close());
    const started = await start({ REDIS_URL: redis.url });
    await started.printed(/api on http/);
    expect((await fetch(`${started.address}/readyz`)).status).toBe(200);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.err()).not.toContain('Redis is gone');
  });

  test('for MongoDB creates no data folder', async () => {
    const folder = join(home, 'not-needed');
    const started = await start({ ...absent[0][1], DATA_DIR: folder });
    await started.printed(/Waiting for MongoDB/);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a start on a Redis that refuses', () => {
  test('exits with 1 and one line, without the password', async () => {
    const redis = await startRefusingRedis('WRONGPASS invalid username-password pair');
    cleanUp(() => redis.close());
    const started = await start({ REDIS_URL: redis.url.replace('//', '//:open-sesame@') });
    expect(await started.ended).toBe(1);
    expect(started.err()).toMatch(
      /^craque: REDIS_URL cannot be used, \S+ answers: WRONGPASS .*\n$/,
    );
    expect(started.err()).not.toContain('open-sesame');
  });
});

const mongodb = { environment: process.env, variable: 'CRAQUE_TEST_MONGODB_URL' };

describeWithService('a MongoDB that goes away again during the start', mongodb, (server) => {
  test.each(['cut', 'hang'] as const)('is waited for once more (%s)', async (fail) => {
    const redis = await startFakeRedis();
    const line = await openLine(onDatabase(server, newDatabase()));
    const toRedis = await openLine(redis.url);
    cleanUp(() => {
      redis.close();
      line.cut();
      toRedis.cut();
    });
    toRedis.cut();
    const { address, printed } = await start({ MONGODB_URL: line.url, REDIS_URL: toRedis.url });
    await printed(/waiting for Redis/);
    line[fail]();
    await toRedis.mend();
    await printed(/Waiting for MongoDB/);
    await line.mend();
    await printed(/api on http/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });
});
