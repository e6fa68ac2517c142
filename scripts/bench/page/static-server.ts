import { mountClient } from '@craque/api/http/client.ts';
import { createHttpServer } from '@craque/api/http/server.ts';
import express from 'express';
import { listen } from '../listen.ts';

/** Serves a folder as the product serves its client, so that pages differ only in their content. */
const [directory = '.'] = process.argv.slice(2);
const app = express();
app.set('etag', false);
mountClient(app, { directory, isHttps: false });
listen(createHttpServer(app));
