import { describe, expect, test } from '@jest/globals';
import { isKnownOrigin, ownOrigin } from './own-origin.ts';

const house = new Set(['http://localhost:3000', ownOrigin]);

describe('outside production a page may write', () => {
  test.each(['192.168.1.20:3000', '[fe80::1]:3000', '10.0.0.7', 'mac.local:3000', 'localhost:81'])(
    'to %s, from which it came',
    (host) => expect(isKnownOrigin({ origin: `http://${host}`, host }, house)).toBe(true),
  );

  test.each([
    ['http://evil.example:3000', 'evil.example:3000'],
    ['http://local:3000', 'local:3000'],
    ['http://192.168.1.20.evil.example', '192.168.1.20.evil.example'],
    ['http://192.168.1.20:3000', 'localhost:3000'],
    ['http://192.168.1.20:3001', '192.168.1.20:3000'],
    ['https://192.168.1.20', '192.168.1.20'],
    ['http://a.local@evil.example', 'a.local@evil.example'],
    ['null', '192.168.1.20:3000'],
    ['', ''],
  ])('not from %j to %j', (origin, host) =>
    expect(isKnownOrigin({ origin, host }, house)).toBe(false),
  );
});

test('in production only the named origins', () => {
  const named = new Set(['http://10.0.0.7:3000']);
  const asked = (host: string) => isKnownOrigin({ origin: `http://${host}`, host }, named);
  expect([asked('10.0.0.7:3000'), asked('10.0.0.8:3000')]).toEqual([true, false]);
});
