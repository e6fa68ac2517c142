import { chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../run/run-tool.ts';
import { answersHttp } from '../../services/tied-process.ts';
import type { Stage } from '../stage.ts';

const domain = 'localhost';
/** Milliseconds, on a machine that is busy with others. */
const mostWait = 180_000;
const secret = () => crypto.randomUUID() + crypto.randomUUID();

type Sent = { method?: string; headers?: Record<string, string>; body?: object };

/** Caddy signs for localhost by itself, which only this machine would believe. */
async function overTls(port: number, path: string, { method = 'GET', headers, body }: Sent = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const type = body ? { 'Content-Type': 'application/json' } : {};
  request(
    {
      ...{ host: '127.0.0.1', port, path, method, servername: domain, rejectUnauthorized: false },
      headers: { Host: domain, Origin: `https://${domain}`, ...type, ...headers },
    },
    resolve,
  )
    .on('error', reject)
    .end(body && JSON.stringify(body));
  const answer = await promise;
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** As docs/hosting.md says: with the product and the service stopped. */
async function restore({ compose, folder, waitFor, note }: Stage, saved: string): Promise<void> {
  const product = compose(folder);
  await product('restart', 'backup');
  const isSaved = () => readdirSync(saved).some((name) => name.endsWith('Z'));
  const took = await waitFor('a backup', isSaved, mostWait);
  await product('stop', 'craque', 'backup');
  const line = await product('run', '--rm', 'backup', 'restore', '/backups', '--force');
  expectThat(/1 games/.test(line), `a restore says ${line}`);
  note(`a backup after ${(took / 1000).toFixed(1)} s, restored`);
}

/** Fly.io mounts a volume as root's. */
async function ownVolumeOfRoot({
  docker,
  run,
  image,
  name,
  volume,
  freePort,
  waitFor,
  note,
}: Stage) {
  const wrapped = `${name}-fly`;
  const [data, port] = [await volume('of-root'), await freePort()];
  const mount = ['--volume', `${data}:/data`];
  const asRoot = ['--user', 'root', '--entrypoint', 'chown', image, 'root:root', '/data'];
  await docker(['run', '--rm', ...mount, ...asRoot]);
  const folder = join(root, 'ops/hosts');
  const build = ['--file', join(folder, 'fly.Dockerfile'), '--build-arg', `IMAGE=${image}`];
  await docker(['build', '--quiet', '--tag', wrapped, ...build, folder]);
  try {
    const published = ['--publish', `127.0.0.1:${port}:3000`];
    const container = await run([...mount, ...published], [], wrapped);
    await waitFor('ready on a volume of root', () => answersHttp(port, '/readyz', 200), mostWait);
    const user = await docker(['exec', container, 'stat', '--format', '%u', '/proc/1']);
    expectThat(user === '1000', `the product runs as ${user}`);
    await docker(['rm', '--force', container]);
  } finally {
    await docker(['rmi', wrapped]);
  }
  note('a volume of root is handed over');
}

/** The ready file for one machine: a page over https, and a game that outlives its containers. */
export async function oneMachine(stage: Stage): Promise<void> {
  const { compose, folder, freePort, image, note, waitFor } = stage;
  copyFileSync(join(root, 'ops/hosts/one-machine.yml'), join(folder, 'docker-compose.yml'));
  const [plain, port] = [await freePort(), await freePort()];
  const settings = {
    ...{ DOMAIN: domain, CRAQUE_IMAGE: image, TLS_HTTP_PORT: plain, TLS_PORT: port },
    ...{ JWT_SECRET: secret(), PASSWORD_PEPPER: secret() },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
  const saved = join(folder, 'backups');
  mkdirSync(saved);
  chownSync(saved, 1000, 1000);
  const product = compose(folder);
  const isThere = async () =>
    (await overTls(port, '/readyz').catch(() => undefined))?.status === 200;

  await product('up', '--detach');
  note(`https after ${((await waitFor('https', isThere, mostWait)) / 1000).toFixed(1)} s`);
  const page = await overTls(port, '/');
  expectThat(page.text.includes(`content="https://${domain}/"`), 'the page has another address');
  expectThat(page.headers['strict-transport-security'] !== undefined, 'no word of https only');
  const moved = await fetch(`http://${domain}:${plain}/`, { redirect: 'manual' });
  expectThat(moved.status === 308, `http answers ${moved.status}`);

  const made = await overTls(port, '/api/games', { method: 'POST', body: { sport: 'tennis' } });
  expectThat(made.status === 201, `a game got ${made.status}: ${made.text}`);
  const [cookie = ''] = made.headers['set-cookie'] ?? [];
  expectThat(/^__Host-gid=.*; Secure/.test(cookie), `an unsafe cookie: ${cookie}`);
  await restore(stage, saved);
  await product('down');
  await product('up', '--detach');
  await waitFor('https again', isThere, mostWait);
  const headers = { Cookie: cookie.split(';')[0] ?? '' };
  const again = await overTls(port, `/api/games/${JSON.parse(made.text).id}`, { headers });
  expectThat(again.status === 200, `the game is gone: ${again.text}`);
  await ownVolumeOfRoot(stage);
}
