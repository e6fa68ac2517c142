import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import { newGuest } from '../testing/authorisation/call-situations.ts';
import { rawBytes } from '../testing/raw-http.ts';
import { expectRefusal, type Playing } from '../testing/refusal.ts';
import { startFileApi } from '../testing/file-api.ts';

/* Bad input that belongs to no single call: cookies, the hint, unknown paths, broken HTTP. */
const api = await startFileApi();

describe('the hint', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    [{ 'sec-fetch-dest': 'image' }],
    [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-dest': 'iframe' }],
    [{ 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' }],
  ])('is not taken by an image, a navigation or another site: %j', async (headers) => {
    const send = ({ client, id }: Playing) => client.request(`/api/games/${id}/hint`, { headers });
    await expectRefusal(api, await newGuest(api), send, [403, 'Cross-site request refused']);
  });

  test('is taken by a fetch of our own page', async () => {
    const { client, id } = await newGuest(api);
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    expect((await client.request(`/api/games/${id}/hint`, { headers })).status).toBe(200);
  });
});

describe('a request that is not valid HTTP', () => {
  const first = (text: string) => text.split('\r\n')[0];

  test.each([
    [
      'an address above 16 kB',
      `GET /api/leagues?x=${'x'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '431',
    ],
    [
      'headers above 16 kB',
      `GET /api/leagues HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
      '431',
    ],
    [
      'two lengths of one body',
      'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      '400',
    ],
    [
      'two different lengths',
      'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      '400',
    ],
    ['no host', 'GET /api/leagues HTTP/1.1\r\n\r\n', '400'],
    ['garbage', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', '400'],
  ])('%s is refused and the connection closed', async (_, bytes, status) => {
    expect(first(await rawBytes(api.origin, bytes))).toContain(` ${status} `);
    expect((await api.guest().request('/healthz')).status).toBe(200);
  });

  test('or breaks off in the middle of its body does not affect others', async () => {
    const { client, id } = await newGuest(api);
    const before = await api.stored(id);
    const { hostname, port } = new URL(api.origin);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/games/${id}/guess HTTP/1.1\r\nHost: x\r\nCookie: gid=${client.cookies.get('gid')}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"guess":`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect(await api.stored(id)).toEqual(before);
    expect((await client.call(readGame, { id })).status).toBe(200);
    expect((await client.call(createGame, { body: {} })).status).toBe(201);
  });
});
