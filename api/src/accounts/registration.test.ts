import { describe, expect, test } from '@jest/globals';
import { login, register } from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { Answer } from '../testing/test-client.ts';

const api = await startFileApi();

const names = new Set<string>();
/** A username unique in this file. */
function newName(): string {
  const name = `name-${names.size}`;
  names.add(name);
  return name;
}

const registerWith = (fields: object) =>
  api.guest().call(register, {
    body: { username: newName(), password: testPassword, ...fields },
  });
const outcomeOf = ({ status, error }: Answer) => [status, error?.message];

describe('a registration', () => {
  test("returns the user's own view, and signs in", async () => {
    const client = api.guest();
    const body = { username: 'Ada.Quill', password: testPassword };
    const answer = await client.call(register, { body });
    const { id } = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      username: 'Ada.Quill',
      displayName: null,
      email: null,
      avatarUrl: null,
      isAdmin: false,
      language: null,
      theme: null,
      avatar: null,
      blocked: [],
      ...defaultPreferences,
      gamesKept: 0,
      unfinishedGame: null,
    });
    expect((await client.call(readUser)).body.id).toBe(id);
  });

  test('stores what was given, trimmed', async () => {
    const { body } = await registerWith({
      username: '  Trimmed ',
      displayName: ' Ada Q ',
      email: ' ada@mail.test ',
    });
    expect(body).toMatchObject({
      username: 'Trimmed',
      displayName: 'Ada Q',
      email: 'ada@mail.test',
    });
  });

  test('ignores what the caller may not set', async () => {
    const { status, body } = await registerWith({
      id: 'mine',
      isAdmin: true,
      usernameKey: 'the.admin',
      passwordHash: 'x',
      createdAt: 0,
    });
    expect([status, body.isAdmin]).toEqual([201, false]);
    const account = await api.stores.users.find(body.id);
    expect(account).toMatchObject({ isAdmin: false, createdAt: api.clock.now() });
    expect(account?.passwordHash).toMatch(/^\$2b\$/);
    expect(await api.stores.users.find('mine')).toBeUndefined();
  });

  test('allows two accounts with one email', async () => {
    const email = 'shared@mail.test';
    expect((await registerWith({ email })).status).toBe(201);
    expect((await registerWith({ email })).status).toBe(201);
  });

  test.each([
    [{ username: 'b\u043eb' }, 'Invalid characters'],
    [{ username: 'bob smith' }, 'Invalid characters'],
    [{ username: '\u0307ibo' }, 'Invalid characters'],
    [{ username: 'bob\u200b' }, 'Invalid characters'],
    [{ username: '\u3164\u3164\u3164' }, 'Invalid characters'],
  ])('with %j is refused: %s', async (fields, message) => {
    const answer = await registerWith(fields);
    expect(outcomeOf(answer)).toEqual([400, message]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a name that is taken', () => {
  test('keeps its owner and password', async () => {
    const username = newName();
    const { body } = await registerWith({ username });
    const again = await registerWith({ username: username.toUpperCase(), password: 'another one' });
    expect(again.status).toBe(409);
    expect(again.headers.getSetCookie()).toEqual([]);
    const ours = await api.guest().call(login, { body: { username, password: testPassword } });
    expect(ours.body.id).toBe(body.id);
  });
});
