import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { ApiError, createCall, urlOf } from './api.ts';

const readThing = {
  name: 'readThing',
  summary: 'A thing',
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  limit: 'other',
  params: z.object({ id: z.int() }),
  query: z.object({ language: z.optional(z.string()), n: z.optional(z.int()) }),
  status: 200,
  reply: z.object({ id: z.int() }),
} as const satisfies Endpoint;

const makeThing = {
  ...readThing,
  name: 'makeThing',
  method: 'POST',
  path: '/api/things',
  params: undefined,
  body: z.object({ title: z.string() }),
} as const satisfies Endpoint;

type Answer = { status?: number; statusText?: string; type?: string; body?: string };

function answering({
  status = 200,
  statusText = '',
  type = 'application/json',
  body = '',
}: Answer) {
  const sent: { url: string; init: RequestInit }[] = [];
  const call = createCall({
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return new Response(body, { status, statusText, headers: { 'Content-Type': type } });
    },
    timeZone: () => 'America/Sao_Paulo',
  });
  return { call, sent };
}

const read = (answer: Answer) => answering(answer).call(readThing, { params: { id: 7 } });

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((error: unknown) => error);
  if (!(error instanceof ApiError)) throw new Error('the call did not fail with an ApiError');
  return error;
}

describe('a refusal', () => {
  const readGameThing = { ...readThing, path: '/api/games/:id' } as const satisfies Endpoint;

  test.each<[number, Endpoint, boolean]>([
    [401, readThing, true],
    [404, readGameThing, true],
    [404, readThing, false],
    [403, readGameThing, false],
    [200, readGameThing, false],
  ])('with %i makes the page ask whether the session has ended', async (status, endpoint, asks) => {
    let refusals = 0;
    const call = createCall({
      fetch: async () => new Response('{"id":7}', { status }),
      timeZone: () => undefined,
      refused: () => {
        refusals += 1;
      },
    });
    await call(endpoint, { params: { id: 7 } }).catch(() => undefined);
    expect(refusals).toBe(asks ? 1 : 0);
  });
});

describe('a successful answer', () => {
  test('returns the parsed reply', async () => {
    await expect(read({ body: '{"id":7}' })).resolves.toEqual({ id: 7 });
  });

  test('with an empty body is null, which the contract must allow', async () => {
    expect(await errorOf(read({ body: '' }))).toMatchObject({ code: 'invalid_reply' });
    const silent = { ...readThing, reply: z.null() } as const satisfies Endpoint;
    const { call } = answering({ body: ' \n' });
    await expect(call(silent, { params: { id: 7 } })).resolves.toBeNull();
  });

  test('that is not JSON is refused', async () => {
    const error = await errorOf(read({ body: '{"id":' }));
    expect(error).toMatchObject({ status: 200, message: 'Invalid JSON response from server' });
  });

  test('that violates the contract is refused in the same words', async () => {
    const error = await errorOf(read({ body: '{"id":"seven"}' }));
    expect(error).toMatchObject({
      code: 'invalid_reply',
      message: 'Invalid JSON response from server',
    });
  });
});

describe('a failed answer', () => {
  const htmlText = 'Received HTML response instead of JSON. Server error or incorrect endpoint.';
  test.each<[string, Answer, string]>([
    [
      'JSON with a message gives the message',
      { status: 409, body: '{"message":"No active game","code":"no_active_game"}' },
      'No active game',
    ],
    [
      'JSON without a message gives code and status text',
      { status: 404, statusText: 'Not Found', body: '{"error":1}' },
      '404: Not Found',
    ],
    [
      'JSON with an empty message gives code and status text',
      { status: 500, statusText: 'Internal Server Error', body: '{"message":""}' },
      '500: Internal Server Error',
    ],
    [
      'JSON null gives code and status text',
      { status: 502, statusText: 'Bad Gateway', body: 'null' },
      '502: Bad Gateway',
    ],
    [
      'an empty body gives code and status text',
      { status: 503, statusText: 'Service Unavailable', body: '' },
      '503: Service Unavailable',
    ],
    ['without any text the code stands alone', { status: 503, body: '' }, '503'],
    [
      'an HTML body is named as such by its type',
      { status: 502, type: 'text/html; charset=utf-8', body: '<p>Bad gateway</p>' },
      `502: ${htmlText}`,
    ],
    [
      'an HTML body is recognised as such',
      { status: 500, type: 'text/plain', body: '\n<!DOCTYPE html><html></html>' },
      `500: ${htmlText}`,
    ],
    [
      'an HTML page with a good status is no answer either',
      { status: 200, type: 'text/html', body: '<html></html>' },
      `200: ${htmlText}`,
    ],
    [
      'another text gives code and text',
      { status: 500, type: 'text/plain', body: 'upstream is away\n' },
      '500: upstream is away',
    ],
  ])('%s', async (_, answer, message) => {
    const error = await errorOf(read(answer));
    expect(error.message).toBe(message);
    expect(error.status).toBe(answer.status);
  });

  test('of a multiplayer call in plain text is that text alone', async () => {
    const path = '/api/multiplayer/games/:id/join';
    const answer = { status: 410, type: 'text/plain', body: 'The game is over\n' };
    const calling = answering(answer).call({ ...readThing, path }, { params: { id: 7 } });
    expect(await errorOf(calling)).toMatchObject({ message: 'The game is over', status: 410 });
  });

  test('carries the code of the contract', async () => {
    const error = await errorOf(
      read({ status: 429, body: '{"message":"Slow down","code":"too_many_requests"}' }),
    );
    expect(error.code).toBe('too_many_requests');
  });
});

describe('a request', () => {
  test('carries the time zone where the call uses it, and asks the browser only then', async () => {
    const { call, sent } = answering({ body: '{"id":7}' });
    const zoned = { ...readThing, usesTimeZone: true } as const satisfies Endpoint;
    await call(zoned, { params: { id: 7 } });
    await call(readThing, { params: { id: 7 } });
    const zones = sent.map(({ init }) => new Headers(init.headers).get('X-Time-Zone'));
    expect(zones).toEqual(['America/Sao_Paulo', null]);
  });

  test('carries cookies and no content type without a body', async () => {
    const { call, sent } = answering({ body: '{"id":7}' });
    await call(readThing, { params: { id: 7 }, query: { language: 'pt', n: undefined } });
    expect(sent[0]).toMatchObject({
      url: '/api/things/7?language=pt',
      init: {
        method: 'GET',
        credentials: 'include',
        headers: { Accept: 'application/json' },
      },
    });
    expect(sent[0]?.init.headers).not.toHaveProperty('Content-Type');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('sends its body as JSON, with its idempotency key', async () => {
    const { call, sent } = answering({ body: '{"id":1}' });
    await call(makeThing, { body: { title: 'São' }, idempotencyKey: 'key-1' });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"title":"São"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
    });
  });

  test('is sent once, even if it fails', async () => {
    const { call, sent } = answering({ status: 503, body: '' });
    await errorOf(call(makeThing, { body: { title: 'x' } }));
    expect(sent).toHaveLength(1);
  });

  test('escapes its parameters in the address', () => {
    const url = urlOf(readThing, { params: { id: 'a/b c' }, query: { language: 'a&b' } });
    expect(url).toBe('/api/things/a%2Fb%20c?language=a%26b');
  });
});

describe('a broken connection', () => {
  const timeZone = () => undefined;

  test('has its own error with status 0', async () => {
    const call = createCall({ fetch: () => Promise.reject(new TypeError('Failed')), timeZone });
    const error = await errorOf(call(makeThing, { body: { title: 'x' } }));
    expect(error).toMatchObject({ status: 0, code: 'network' });
  });

  test('rejects with the reason of the caller who aborted it', async () => {
    const call = createCall({
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      timeZone,
    });
    const ending = new AbortController();
    const pending = call(makeThing, { body: { title: 'x' }, signal: ending.signal });
    ending.abort('left the page');
    await expect(pending).rejects.toBe('left the page');
  });
});
