import type { AddressInfo } from 'node:net';
import { mountClient } from '@craque/api/http/client.ts';
import { createHttpServer } from '@craque/api/http/server.ts';
import express from 'express';

/** Serves a folder as the product serves its client, so that pages differ only in their content. */
const [directory = '.'] = process.argv.slice(2);
const app = express();
app.set('etag', false);
mountClient(app, { directory, isHttps: false });
const server = createHttpServer(app);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
