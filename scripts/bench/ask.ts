import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { quantile } from './figures.ts';

type Call = { path: string; cookie?: string; key?: string; body?: object; from?: string };

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
export async function ask(address: string, { path, cookie, key, body, from }: Call) {
  const headers = {
    ...headersOfBrowser,
    ...(cookie && { cookie }),
    ...(key && { 'idempotency-key': key }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const call = request(`${address}${path}`, {
    ...{ method: body ? 'POST' : 'GET', headers },
    ...(from && { localAddress: from }),
  });
  call.end(body && JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
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
