import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { addressKey, clientAddress } from './client-address.ts';

describe('the key of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2345:6:7:8:9', '2001:db8:1:2300::'],
    ['::1', '::'],
    ['not an address', 'not an address'],
    ['', ''],
  ])('%j is %j', (address, expected) => {
    expect(addressKey(address)).toBe(expected);
  });
});

describe('the address that a request comes from', () => {
  const from = (forwarded: string | undefined, trustedProxies: number) =>
    clientAddress(
      {
        socket: { remoteAddress: '10.0.0.1' },
        headers: { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      trustedProxies,
    );

  test.each([
    ['without trusted proxies is the peer', '192.0.2.1', 0, '10.0.0.1'],
    ['without the header is the peer', undefined, 1, '10.0.0.1'],
    ['behind one proxy is the last in the header', '9.9.9.9, 192.0.2.1', 1, '192.0.2.1'],
    ['behind two is the one before', '9.9.9.9,192.0.2.1 ,10.0.0.2', 2, '192.0.2.1'],
    ['never lies beyond the header', '192.0.2.1', 5, '192.0.2.1'],
    ['skips empty entries', '192.0.2.1, ,', 1, '192.0.2.1'],
  ])('%s', (_name, forwarded, trustedProxies, expected) => {
    expect(from(forwarded, trustedProxies)).toBe(expected);
  });
});
