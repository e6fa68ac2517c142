import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listenLocally } from '@craque/common/testing/local-server.ts';

const fixtures = join(import.meta.dirname, '../fixtures/wiki');
const tooLarge = 10 * 1024 * 1024 + 1;

type Special = { status: number; headers?: Record<string, string>; body?: string };

function answerName(query: URLSearchParams): string {
  const plain = (text: string | null) => (text ?? '').replaceAll(' ', '_');
  switch (query.get('action')) {
    case 'wbsearchentities':
      return `search-${plain(query.get('search')).toLowerCase().replaceAll('_', '-')}.json`;
    case 'wbgetentities':
      return `entities-${plain(query.get('ids')).replaceAll('|', '-')}.json`;
    default:
      return `image-${plain(query.get('titles')).replace(/^File:/, '')}.json`;
  }
}

function sendPicture(name: string, response: ServerResponse): void {
  if (name === 'large.jpg') {
    response.setHeader('content-length', tooLarge);
    response.end(Buffer.alloc(tooLarge));
    return;
  }
  const file = join(fixtures, name);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  // The client must not trust the announced type, so all are called JPEG.
  response.setHeader('content-type', 'image/jpeg');
  response.end(readFileSync(file));
}

function send(url: URL, response: ServerResponse): void {
  if (url.pathname.startsWith('/thumb/')) {
    sendPicture(url.pathname.slice('/thumb/'.length), response);
    return;
  }
  const file = join(fixtures, answerName(url.searchParams));
  if (url.pathname !== '/w/api.php' || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(readFileSync(file, 'utf8').replaceAll('{{origin}}', url.origin));
}

/**
 * A server that plays Wikidata, Commons and its pictures at once, with the answers of
 * scripts/fixtures/wiki.
 */
export async function startRecordedWiki() {
  const requests: { path: string; query: URLSearchParams; userAgent: string }[] = [];
  const specials: Special[] = [];
  const atOnce = { now: 0, most: 0 };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push({
      path: url.pathname,
      query: url.searchParams,
      userAgent: request.headers['user-agent'] ?? '',
    });
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    response.on('close', () => {
      atOnce.now -= 1;
    });
    const special = specials.shift();
    if (special) response.writeHead(special.status, special.headers).end(special.body);
    else send(url, response);
  });
  return {
    origin: `http://127.0.0.1:${await listenLocally(server)}`,
    requests,
    maxAtOnce: () => atOnce.most,
    /** Answers the next requests with these, whatever they are. */
    answerNext: (...next: readonly Special[]) => {
      specials.push(...next);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
export type RecordedWiki = Awaited<ReturnType<typeof startRecordedWiki>>;
