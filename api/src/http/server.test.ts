import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import express from 'express';
import { createHttpServer } from './server.ts';

/* What a new release of Express must still do before it can replace the pinned one. */

test('Express is pinned to one release', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  expect(dependencies.express).toMatch(/^\d+\.\d+\.\d+$/);
});

test('requests and responses are created with the prototypes that Express gives them', async () => {
  const app = express();
  const server = createHttpServer(app);
  const born: unknown[] = [];
  server.prependListener('request', (request, response) => {
    born.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    expect([request instanceof IncomingMessage, response instanceof ServerResponse]).toEqual([
      true,
      true,
    ]);
  });
  const changed = jest.spyOn(Object, 'setPrototypeOf');
  const handled: unknown[] = [];
  app.get('/', (request, response) => {
    handled.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    handled.push(request.get('host'), request.query.a);
    response.status(201).json({ fine: true });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/?a=b`);
  expect([answer.status, await answer.json()]).toEqual([201, { fine: true }]);
  expect(born[0] === app.request && born[1] === app.response).toBe(true);
  expect(handled[0] === app.request && handled[1] === app.response).toBe(true);
  expect(handled.slice(2)).toEqual([`127.0.0.1:${port}`, 'b']);
  // Express still sets them to what they already are; once it stops, bornAs can be removed.
  expect(changed.mock.calls.filter(([, to]) => to === app.request)).toHaveLength(1);
  changed.mockRestore();
  server.close();
  server.closeAllConnections();
});
