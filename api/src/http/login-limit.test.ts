import { mock } from 'node:test';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  deleteAccount,
  login,
  register,
} from '@craque/common/contracts/accounts.ts';
import { useStillTime } from '@craque/common/testing/still-time.ts';
import { AppError } from '../errors/app-error.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Answer } from '../testing/test-client.ts';
import { startTestApi, type TestApi, testPassword } from '../testing/test-api.ts';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';

useStillTime();
const bob = { name: 'bob', address: '192.0.2.1' };

/** Seconds that an attempt has to wait; 0 if it was allowed, and failed. */
async function waitOf(limit: LoginLimit, attempt = bob): Promise<number> {
  const wrong = new AppError('wrong_password');
  const error: AppError = await limit
    .tryPassword(attempt, () => Promise.reject(wrong))
    .catch((reason) => reason);
  if (error === wrong) return 0;
  expect(error.code).toBe('too_many_attempts');
  return error.retryAfter ?? 0;
}

async function failed(limit: LoginLimit, times: number, attempt = bob): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await waitOf(limit, attempt)).toBe(0);
}

const succeeded = (limit: LoginLimit, attempt = bob) =>
  limit.tryPassword(attempt, async () => undefined);

describe('failed logins', () => {
  test('make a name from an address wait from the tenth on, each time twice as long', async () => {
    const limit = createLoginLimit({ factor: 1 });
    await failed(limit, 9);
    for (const delay of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      // After ten minutes there is a new allowance, and with its last attempt the next delay.
      let tries = 0;
      while ((await waitOf(limit)) === 0) tries += 1;
      expect(tries).toBeGreaterThanOrEqual(1);
      expect(tries).toBeLessThanOrEqual(10);
      expect(await waitOf(limit)).toBe(delay);
      mock.timers.tick((delay - 1) * 1000);
      expect(await waitOf(limit)).toBe(1);
      mock.timers.tick(1000);
    }
  });

  test('of one name do not delay another, nor the same from another address', async () => {
    const limit = createLoginLimit({ factor: 1 });
    await failed(limit, 10);
    expect(await waitOf(limit)).toBeGreaterThan(25);
    expect(await waitOf(limit, { ...bob, name: 'eve' })).toBe(0);
    expect(await waitOf(limit, { ...bob, address: '192.0.2.2' })).toBe(0);
  });

  test('are forgotten for a name after a right password', async () => {
    const limit = createLoginLimit({ factor: 1 });
    await failed(limit, 9);
    await succeeded(limit);
    await failed(limit, 10);
    expect(await waitOf(limit)).toBeGreaterThan(25);
  });

  test('make an address wait after 100, whatever the names, even with right ones in between', async () => {
    const limit = createLoginLimit({ factor: 1 });
    for (let time = 0; time < 99; time += 1) {
      await failed(limit, 1, { ...bob, name: `name-${time}` });
      await succeeded(limit, { ...bob, name: 'eve' });
    }
    await failed(limit, 1);
    expect(await waitOf(limit, { ...bob, name: 'eve' })).toBeGreaterThan(0);
    expect(await waitOf(limit, { name: 'eve', address: '192.0.2.2' })).toBe(0);
  });

  test('that are refused do not count for the address', async () => {
    const limit = createLoginLimit({ factor: 1 });
    await Promise.all(Array.from({ length: 50 }, () => waitOf(limit)));
    for (let time = 0; time < 90; time += 1) await failed(limit, 1, { ...bob, name: `n-${time}` });
    expect(await waitOf(limit, { ...bob, name: 'eve' })).toBeGreaterThan(0);
  });
});

describe('an attempt that is neither right nor wrong', () => {
  test('is not counted, even the tenth', async () => {
    const limit = createLoginLimit({ factor: 1 });
    await failed(limit, 9);
    const error = new StoreUnavailable('no answer');
    for (let time = 0; time < 120; time += 1)
      await expect(limit.tryPassword(bob, () => Promise.reject(error))).rejects.toBe(error);
    await failed(limit, 1);
    expect(await waitOf(limit)).toBeGreaterThan(25);
  });
});

describe('passwords that are tried at once', () => {
  test('are at most ten, and the right one beyond them is not checked', async () => {
    const limit = createLoginLimit({ factor: 1 });
    const { promise: hashed, resolve: finish } = Promise.withResolvers<void>();
    const tried: number[] = [];
    const attempts = Array.from({ length: 30 }, (_, index) =>
      limit
        .tryPassword(bob, async () => {
          tried.push(index);
          await hashed;
          if (index < 29) throw new AppError('wrong_credentials');
        })
        .then(
          () => 'in',
          (error: AppError) => error.code,
        ),
    );
    await attempts[29];
    finish();
    const outcomes = await Promise.all(attempts);
    expect(tried).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'wrong_credentials')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(20);
    expect(outcomes[29]).toBe('too_many_attempts');
  });
});

describe('over http', () => {
  const started: TestApi[] = [];
  afterAll(() => Promise.all(started.map((api) => api.close())));

  async function start(): Promise<TestApi> {
    const api = await startTestApi({ limitsFactor: 1, trustProxy: 1 });
    started.push(api);
    return api;
  }

  const tryLogin = (
    api: TestApi,
    username: string,
    password = 'not the password',
    address = '192.0.2.1',
  ): Promise<Answer> =>
    api.guest().call(login, {
      body: { username, password },
      headers: { 'x-forwarded-for': address },
    });

  function expectTooMany(answer: Answer): void {
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      429,
      'too_many_attempts',
      'Too many attempts. Try again later.',
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }

  test.each([
    ['an account', true],
    ['nobody', false],
  ])('ten wrong passwords for %s are 401, then even a right one is 429', async (_, isThere) => {
    const api = await start();
    if (isThere) await api.user('bob');
    // Every spelling is the same name.
    const spellings = ['bob', 'BOB', ' Bob ', 'Ｂｏｂ', 'bOb'];
    for (let time = 0; time < 10; time += 1) {
      const answer = await tryLogin(api, spellings[time % spellings.length] ?? '');
      expect([answer.status, answer.error.message]).toEqual([
        401,
        'Incorrect username or password',
      ]);
    }
    expectTooMany(await tryLogin(api, 'bob', testPassword));
    expectTooMany(await tryLogin(api, 'ＢＯＢ'));
    const elsewhere = await tryLogin(api, 'bob', testPassword, '198.51.100.9');
    expect(elsewhere.status).toBe(isThere ? 200 : 401);
  });

  test('calls without an account are refused before and not counted', async () => {
    const api = await start();
    for (let time = 0; time < 12; time += 1)
      expect((await tryLogin(api, 'bob', '12345')).status).toBe(400);
    expect((await tryLogin(api, 'bob')).status).toBe(401);
  });

  test('an address registers sixteen at a time, and another meanwhile', async () => {
    const api = await start();
    const registerAs = (username: string, address = '192.0.2.1') =>
      api.guest().call(register, {
        body: { username, password: testPassword },
        headers: { 'x-forwarded-for': address },
      });
    const hold = api.hold('users.insert', 16);
    const waiting = Array.from({ length: 16 }, (_, index) => registerAs(`name-${index}`));
    await hold.arrived(16);
    expectTooMany(await registerAs('one-more'));
    const elsewhere = registerAs('one-more', '192.0.2.2');
    hold.releaseAll();
    expect((await elsewhere).status).toBe(201);
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(201);
  });
});

describe('the current password', () => {
  test('can be guessed ten times, whether to change it or to delete the account', async () => {
    const strict = await startTestApi({ limitsFactor: 1 });
    const { client } = await strict.user();
    const wrong = 'not the password';
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const change = { currentPassword: wrong, newPassword: 'another password' };
      statuses.push((await client.call(changePassword, { body: change })).status);
      statuses.push((await client.call(deleteAccount, { body: { password: wrong } })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    await strict.close();
  });
});
