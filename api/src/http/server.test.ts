import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { firstToClose } from '@craque/common/testing/local-server.ts';
import express from 'express';
import { createHttpServer } from './server.ts';

describe('a slow sender', () => {
  test.each([
    ['sends nothing', ''],
    ['sends half of the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['sends half of the body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345'],
  ])('that %s is closed before Node would look for it', async (_, bytes) => {
    const ignore: RequestListener = (request) => request.resume();
    const usual = createServer(ignore);
    const ours = createHttpServer(express().use(ignore), { readTimeout: 0 });
    expect(await firstToClose({ usual, ours }, bytes)).toBe('ours');
  });

  test('has 5 s for the headers and 10 s for the request', () => {
    const { headersTimeout, requestTimeout } = createHttpServer(express());
    expect([headersTimeout, requestTimeout]).toEqual([5_000, 10_000]);
  });
});
