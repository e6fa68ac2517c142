import { createHmac, hash, hkdfSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createSessionTokens } from './session-token.ts';

const secrets = [
  'the newest secret, 32 characters long',
  'the older secret, 32 characters long too',
] as const;
const [newest, older] = secrets;
const now = Date.UTC(2026, 2, 2, 12);
const week = 7 * 24 * 60 * 60 * 1000;
const session = { sid: 'a-session', userId: 'a-user', expiresAt: now + week };

const tokens = createSessionTokens([newest]);
const good = tokens.sign(session, now);
const [header = '', payload = '', signature = ''] = good.split('.');
const seconds = now / 1000;

const derived = (secret: string, purpose = 'session-token') =>
  Buffer.from(hkdfSync('sha256', secret, 'craque', purpose, 32));
const kid = hash('sha256', derived(newest), 'base64url').slice(0, 8);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const goodHeader = { alg: 'HS256', typ: 'JWT', kid };
const goodPayload = {
  sid: 'a-session',
  typ: 'session',
  iat: seconds,
  exp: seconds + week / 1000,
  aud: 'craque-session',
  iss: 'craque',
  sub: 'a-user',
};

/** A token with these changes, signed with the right key unless overridden. */
function forged(changes: {
  header?: object;
  payload?: object;
  key?: Buffer | string;
  by?: string;
}) {
  const { key = derived(newest), by = 'sha256' } = changes;
  const head = encoded({ ...goodHeader, ...changes.header });
  const body = encoded({ ...goodPayload, ...changes.payload });
  return `${head}.${body}.${createHmac(by, key).update(`${head}.${body}`).digest('base64url')}`;
}

const forgeries: readonly (readonly [string, string])[] = [
  ['algorithm none without a signature', `${encoded({ ...goodHeader, alg: 'none' })}.${payload}.`],
  ['algorithm none with one', `${encoded({ ...goodHeader, alg: 'None' })}.${payload}.${signature}`],
  ['no algorithm', forged({ header: { alg: undefined } })],
  ['HS512 with the right key', forged({ header: { alg: 'HS512' }, by: 'sha512' })],
  ['HS384 with the right key', forged({ header: { alg: 'HS384' }, by: 'sha384' })],
  ['an asymmetric algorithm', forged({ header: { alg: 'RS256' } })],
  ['the secret itself as the key', forged({ key: newest })],
  ['the key of the guest cookie', forged({ key: derived(newest, 'guest-cookie') })],
  ['the key of another secret', forged({ key: derived(older) })],
  ['an empty key', forged({ key: '' })],
  ['another audience', forged({ payload: { aud: 'craque-guest' } })],
  ['no audience', forged({ payload: { aud: undefined } })],
  ['another issuer', forged({ payload: { iss: 'somebody' } })],
  ['no issuer', forged({ payload: { iss: undefined } })],
  ['another type', forged({ payload: { typ: 'guest' } })],
  ['no type', forged({ payload: { typ: undefined } })],
  ['no expiry', forged({ payload: { exp: undefined } })],
  ['an expiry that is not a number', forged({ payload: { exp: '9999999999' } })],
  ['a beginning in the future', forged({ payload: { nbf: seconds + 60 } })],
  ['no session', forged({ payload: { sid: undefined } })],
  ['a session that is not a string', forged({ payload: { sid: { $ne: '' } } })],
  ['no user', forged({ payload: { sub: undefined } })],
  ['a user that is not a string', forged({ payload: { sub: 7 } })],
  ['an unknown key id', forged({ header: { kid: 'AAAAAAAA' } })],
  ['no key id', forged({ header: { kid: undefined } })],
  ['a key id that is a path', forged({ header: { kid: '../../dev/null' } })],
  [
    'the payload of another token',
    `${header}.${encoded({ ...goodPayload, sub: 'eve' })}.${signature}`,
  ],
  ['no signature', `${header}.${payload}.`],
  ['two parts', `${header}.${payload}`],
  ['five parts', `${good}.${signature}.x`],
  ['a string as the payload', `${header}.${Buffer.from('"a"').toString('base64url')}.${signature}`],
  ['more than 1,024 characters', forged({ payload: { filling: 'x'.repeat(1024) } })],
  ['nothing', ''],
  ['garbage', 'garbage'],
  ['dots', '..'],
  ['broken JSON', `${Buffer.from('{').toString('base64url')}.${payload}.${signature}`],
];

describe('a session token', () => {
  test('is read as it was signed', () => {
    expect(tokens.read(good, now)).toEqual({ state: 'valid', ...session });
    expect(good.length).toBeLessThan(512);
  });

  test('can be rebuilt by hand, so only the changes make the forgeries below fail', () => {
    expect(tokens.read(forged({}), now).state).toBe('valid');
    expect(forgeries.length).toBeGreaterThanOrEqual(30);
  });

  test.each(forgeries)('with %s is invalid', (_, token) => {
    expect(tokens.read(token, now)).toEqual({ state: 'none' });
  });

  test('with any byte changed is invalid: header, payload and signature alike', () => {
    for (let index = 0; index < good.length; index += 1) {
      // The last letter of the signature has two spare bits, so a significant bit is changed.
      for (const mask of index === good.length - 1 ? [16] : [1, 2, 16, 128]) {
        const bytes = Buffer.from(good);
        bytes[index] = (bytes[index] ?? 0) ^ mask;
        expect([index, tokens.read(bytes.toString('latin1'), now)]).toEqual([
          index,
          { state: 'none' },
        ]);
      }
    }
  });

  test.each([0, 1, 999, week - 1000])('is valid %d ms after it was signed', (after) => {
    expect(tokens.read(good, now + after).state).toBe('valid');
  });

  test.each([week, week + 1, 10 * week])('has expired %d ms after it was signed', (after) => {
    expect(tokens.read(good, now + after)).toEqual({ state: 'expired' });
  });

  test('of another kind is invalid, even if expired', () => {
    const token = forged({ payload: { typ: 'guest', exp: seconds - 1 } });
    expect(tokens.read(token, now)).toEqual({ state: 'none' });
  });
});

describe('a rotation of secrets', () => {
  test('ends no session while both are known, and all sessions of the old one afterwards', () => {
    const before = createSessionTokens([older]).sign(session, now);
    expect(createSessionTokens([newest, older]).read(before, now).state).toBe('valid');
    expect(createSessionTokens([newest]).read(before, now)).toEqual({ state: 'none' });
  });

  test('signs with the newest', () => {
    const after = createSessionTokens([newest, older]).sign(session, now);
    expect(createSessionTokens([newest]).read(after, now).state).toBe('valid');
    expect(createSessionTokens([older]).read(after, now)).toEqual({ state: 'none' });
  });

  test('fails without a secret', () => {
    expect(() => createSessionTokens([])).toThrow(RangeError);
  });
});
