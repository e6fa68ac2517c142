import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { quantile } from './figures.ts';

type Call = {
  path: string;
  cookie?: string | undefined;
  key?: string | undefined;
  body?: object | undefined;
  from?: string;
  /** As a browser asks for it; without, no time is spent on it here. */
  isCompressed?: boolean;
};

/** As many as a browser sends. */
const headersOfBrowser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  accept: 'application/json',
  'accept-language': 'en-GB,en;q=0.9',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};

/** Over connections that stay open; fetch would cost more than the servers that it measures. */
export async function ask(address: string, asked: Call) {
  const { path, cookie, key, body, from, isCompressed } = asked;
  const headers = {
    ...headersOfBrowser,
    ...(cookie && { cookie }),
    ...(key && { 'idempotency-key': key }),
    ...(isCompressed && { 'accept-encoding': 'br' }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const call = request(`${address}${path}`, {
    ...{ method: body ? 'POST' : 'GET', headers },
    ...(from && { localAddress: from }),
  });
  call.end(body && JSON.stringify(body));
  let answer: IncomingMessage;
  try {
    [answer] = (await once(call, 'response')) as [IncomingMessage];
  } catch (error) {
    // The server closed the idle connection just when this call was sent on it.
    if (!call.reusedSocket || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return ask(address, asked);
  }
  const raw = await buffer(answer);
  const isZipped = answer.headers['content-encoding'] === 'br';
  return {
    ...{ status: answer.statusCode, headers: answer.headers },
    body: (isZipped ? brotliDecompressSync(raw) : raw).toString(),
    /** Bytes of head and body. */
    received: answer.rawHeaders.join(': ').length + raw.length,
  };
}

/** 95th percentile (ms) of asking for all paths of a group at once, one group after the other. */
export async function p95Of(
  address: string,
  groups: readonly { paths: readonly string[]; cookie: string }[],
): Promise<number> {
  const took: number[] = [];
  for (const { paths, cookie } of groups) {
    const start = performance.now();
    const answers = await Promise.all(paths.map((path) => ask(address, { path, cookie })));
    took.push(performance.now() - start);
    const wrong = answers.find(({ status }) => status !== 200);
    if (wrong) throw new Error(`${paths.join(', ')}: ${wrong.status} ${wrong.body.slice(0, 200)}`);
  }
  return quantile(took, 0.95);
}
