import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createGame } from '@craque/common/contracts/games.ts';
import { endpoints } from '@craque/common/contracts/api.ts';
import { startTestApi } from '../testing/test-api.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';

const secrets = [
  'the newest secret, 32 characters long',
  'the older secret, 32 characters long too',
] as const;
const [newest, older] = secrets;

describe('a guest pass', () => {
  test('is read as the player it was issued for, and is unique', () => {
    const pass = createGuestPass([newest]);
    const issued = Array.from({ length: 100 }, () => pass.issue());
    for (const { value, player } of issued) expect(pass.read(value)).toBe(player);
    expect(new Set(issued.map(({ player }) => player)).size).toBe(100);
  });

  test('names a player from whom the cookie cannot be derived', () => {
    const { value, player } = createGuestPass([newest]).issue();
    const [id = ''] = value.split('.');
    expect(player).toMatch(/^guest:[A-Za-z0-9_-]{32}$/);
    expect(player).not.toContain(id);
  });

  test('is invalid with any letter replaced, removed or added', () => {
    const pass = createGuestPass([newest]);
    const { value } = pass.issue();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=';
    for (let index = 0; index < value.length; index += 1) {
      for (const letter of letters) {
        if (letter === value[index]) continue;
        const other = `${value.slice(0, index)}${letter}${value.slice(index + 1)}`;
        expect(pass.read(other)).toBeUndefined();
      }
      expect(pass.read(value.slice(0, index))).toBeUndefined();
    }
    for (const other of [`${value}A`, ` ${value}`, `${value}\n`, '', '.', value.toUpperCase()]) {
      expect(pass.read(other)).toBeUndefined();
    }
  });

  test('is valid only with its signature in canonical spelling, without spare bits', () => {
    const pass = createGuestPass([newest]);
    const { value } = pass.issue();
    const sameBytes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      .split('')
      .map((letter) => `${value.slice(0, -1)}${letter}`)
      .filter((each) =>
        Buffer.from(each.split('.')[1] ?? '', 'base64url').equals(
          Buffer.from(value.split('.')[1] ?? '', 'base64url'),
        ),
      );
    expect(sameBytes).toHaveLength(4);
    expect(sameBytes.filter((each) => pass.read(each) !== undefined)).toEqual([value]);
  });

  test('survives a rotation of secrets, until its own is removed', () => {
    const { value, player } = createGuestPass([older]).issue();
    expect(createGuestPass([newest, older]).read(value)).toBe(player);
    expect(createGuestPass([newest]).read(value)).toBeUndefined();
  });

  test('is signed with the newest secret', () => {
    const { value, player } = createGuestPass([newest, older]).issue();
    expect(createGuestPass([newest]).read(value)).toBe(player);
    expect(createGuestPass([older]).read(value)).toBeUndefined();
  });

  test('is signed with its own key: not with the secret, nor with a key derived for another purpose', () => {
    const pass = createGuestPass([newest]);
    const id = randomBytes(16).toString('base64url');
    const derived = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', newest, 'craque', purpose, 32));
    const sign = (key: string | Buffer) =>
      `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
    expect(pass.read(sign(newest))).toBeUndefined();
    expect(pass.read(sign(derived('session')))).toBeUndefined();
    expect(pass.read(sign(derived('guest-cookie')))).toBeDefined();
  });

  test('needs a secret', () => {
    expect(() => createGuestPass([])).toThrow(RangeError);
  });
});

describe('the guest cookie', () => {
  const opened = startTestApi();
  afterAll(async () => (await opened).close());
  const setCookies = (headers: Headers) => headers.getSetCookie();

  test('is set with the first game, hidden from scripts and from other sites, for 30 days', async () => {
    const api = await opened;
    const client = api.guest();
    const first = await client.call(createGame, { body: {} });
    const form =
      /^gid=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/;
    expect(setCookies(first.headers)).toEqual([expect.stringMatching(form)]);
    expect(setCookies((await client.call(createGame, { body: {} })).headers)).toEqual([]);
  });

  test('is __Host- and Secure if the product is served over https', async () => {
    const api = await startTestApi({ isHttps: true });
    const { headers } = await api.guest().call(createGame, { body: {} });
    expect(setCookies(headers)).toEqual([
      expect.stringMatching(/^__Host-gid=[^;]+;.*; Path=\/;.*; Secure;/),
    ]);
    expect(setCookies(headers)[0]).not.toContain('Domain');
    await api.close();
  });

  test('is never set by a GET, nor by any call other than a new game, party or seat', async () => {
    const api = await opened;
    const makers: ReadonlySet<string> = new Set(['createGame', 'createParty', 'takePartySeat']);
    for (const endpoint of endpoints.filter(({ name }) => !makers.has(name))) {
      const body = endpoint.body && { guess: 'x' };
      const { headers } = await api.guest().call(endpoint, { id: 1, body });
      const made = setCookies(headers).filter((line) => !/^[gs]id=; /.test(line));
      expect([endpoint.name, made]).toEqual([endpoint.name, []]);
    }
  });

  test.each([
    ['forged', (own: string) => own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['from elsewhere', () => 'gid=garbage'],
    ['sent before another one', (own: string) => `${own}; gid=x`],
    ['sent after another one', (own: string) => `gid=x; ${own}`],
    ['sent twice', (own: string) => `${own}; ${own}`],
  ])('opens no game if it is %s, and is replaced', async (_, sent) => {
    const api = await opened;
    const { client, game } = await api.newGame();
    const own = `gid=${client.cookies.get('gid')}`;
    const path = `/api/games/${game.id}`;
    expect((await api.guest().request(path, { headers: { cookie: own } })).status).toBe(200);
    const headers = { cookie: sent(own) };
    const read = await api.guest().request(path, { headers });
    expect([read.status, setCookies(read.headers)[0]]).toEqual([
      404,
      expect.stringMatching(/^gid=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    const made = await api.guest().request('/api/games', { method: 'POST', headers });
    expect([made.status, setCookies(made.headers)]).toEqual([
      201,
      [expect.stringMatching(/^gid=[\w-]{22}\./)],
    ]);
  });
});
