import { describe, expect, test } from '@jest/globals';
import { houseAddresses, terminalCode } from './house-addresses.ts';

const of = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => {
  const common = { address, internal, netmask: '', mac: '', cidr: null };
  return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 };
};
const interfaces = {
  lo: [of('127.0.0.1', true)],
  wlan0: [of('192.168.1.20'), of('fe80::1', false, 'IPv6')],
};

describe('the addresses for other machines of the house', () => {
  test.each([
    ['0.0.0.0', ['http://192.168.1.20:3000']],
    ['::', ['http://192.168.1.20:3000']],
    ['10.0.0.7', ['http://10.0.0.7:3000']],
    ['localhost', []],
    ['127.0.0.1', []],
  ])('of HOST=%s', (host, addresses) =>
    expect(houseAddresses(host, '3000', interfaces)).toEqual(addresses),
  );
});

test('the code of an address has its three finder patterns on white', async () => {
  const lines = (await terminalCode('http://192.168.1.20:3000'))
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(line.indexOf('107m') + 4, -4));
  const finder = ['█▀▀▀▀▀█', '█ ███ █', '█ ▀▀▀ █', '▀▀▀▀▀▀▀'];
  const at = (line: number, from: number) =>
    finder.map((_, row) => lines[line + row]?.slice(from, from + 7));
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([33]));
  expect([at(2, 4), at(2, 22), at(11, 4)]).toEqual([finder, finder, finder]);
});
