import '../../faults/browser-place.ts';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, setDefaultCACertificates } from 'node:tls';
import { socketPath } from '@craque/common/contracts/realtime.ts';
import { cookieNames } from '@craque/common/tokens/cookies.ts';
import { openSockets } from '../../faults/headless-client.ts';
import { seedPlayers } from '../../testing/seed-players.ts';
import { type ComposeCluster, startCompose } from '../compose-cluster.ts';
import type { Stage } from '../stage.ts';

const count = 500;
/** A player may have ten on a node. */
const ofPlayer = 8;
/** A wave of everybody came 10 s after a reload. */
const watched = 30_000;
const backWithin = 8_000;

type Sockets = Awaited<ReturnType<typeof openSockets>>;
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** A certificate for localhost, signed by itself, where Caddy is to find it. */
function makeCertificate(folder: string, name: string): void {
  const files = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.pem`)];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...key, ...about, ...files], { stdio: 'pipe' });
  // Caddy's user may read what is its own, or everybody's.
  chmodSync(join(folder, `${name}.key`), 0o644);
}

function use(folder: string, name: string): void {
  for (const end of ['pem', 'key'])
    cpSync(join(folder, `${name}.${end}`), join(folder, `used.${end}`));
}

const certificateOf = (origin: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), servername: hostname }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.destroy();
    }).on('error', reject);
  });

/** True once some realtime node accepts sockets. */
const isAccepted = (origin: string) =>
  new Promise<boolean>((resolve) => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    const headers = { ...upgrade, 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==', origin };
    request(`${origin}${socketPath}?EIO=4&transport=websocket`, { headers })
      .on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve(true);
      })
      .on('response', (response) => {
        response.resume();
        resolve(false);
      })
      .on('error', () => resolve(false))
      .end();
  });

/** A node's own count, through its loopback. */
async function socketsOn({ docker }: Stage, node: string): Promise<number> {
  const ask = `fetch('http://127.0.0.1:3001/metrics').then(async (answer) => console.log(await answer.text()))`;
  const text = await docker(['exec', node, 'node', '-e', ask]);
  return Number(/^realtime_sockets (\d+)$/m.exec(text)?.[1]);
}

async function expectKept({ note }: Stage, what: string, sockets: Sockets): Promise<void> {
  await sleep(watched);
  const lost = sockets.returns.length + count - sockets.live();
  note(`${what}: ${lost} of ${count} sockets lost within ${inSeconds(watched)}`);
  // By chance a socket moves after ten minutes, which a slow machine may need for the whole act.
  if (lost > count / 10) throw new Error(`${what}: a wave`);
}

async function killAll(stage: Stage, cluster: ComposeCluster, sockets: Sockets): Promise<void> {
  const { docker, note, waitFor } = stage;
  const nodes = await cluster.nodes('realtime');
  // From inside: what docker itself kills is not started again.
  const kill = (node: string) => docker(['exec', node, 'bash', '-c', 'kill -9 -1']);
  const begun = performance.now();
  await Promise.allSettled(nodes.map(kill));
  await waitFor('the sockets are lost', () => sockets.live() < count / 10);
  const accepting = waitFor('a node accepts sockets', () => isAccepted(cluster.origin)).then(
    () => performance.now() - begun,
  );
  await waitFor('all sockets are back', () => sockets.live() === count, 120_000);
  const back = performance.now() - begun;
  const accepted = await accepting;
  const times = `${inSeconds(back)}, the first node accepting after ${inSeconds(accepted)}`;
  note(`all realtime nodes killed: ${count} sockets back after ${times}`);
  if (back > Math.max(backWithin, accepted + backWithin / 2)) throw new Error('back too late');
}

/** Three realtime nodes behind nginx and Caddy: a reload, a renewed certificate, all nodes killed. */
export async function socketsKept(stage: Stage): Promise<void> {
  const certificates = join(stage.folder, 'certificates');
  mkdirSync(certificates);
  for (const name of ['first', 'second']) makeCertificate(certificates, name);
  use(certificates, 'first');
  const textOf = (name: string) => readFileSync(join(certificates, `${name}.pem`), 'utf8');
  setDefaultCACertificates(['first', 'second'].map(textOf));
  const port = await stage.freePort();
  const origin = `https://localhost:${port}`;
  const cluster = await startCompose(stage, {
    ...{ DOMAIN: 'localhost', COMPOSE_PROFILES: 'tls', PUBLIC_ORIGIN: origin },
    ...{ TLS: '/certs/used.pem /certs/used.key', TLS_FILES: certificates },
    ...{ TLS_PORT: `${port}`, TLS_HTTP_PORT: `${await stage.freePort()}` },
    ...{ REALTIME_NODES: '3', LIMITS_FACTOR: '1000' },
  });
  const { secret, nodes, compose } = cluster;
  const stores = await cluster.openStores();
  const seeded = await seedPlayers(stores, secret, Math.ceil(count / ofPlayer), {
    areFriends: false,
  });
  await stores.close();
  const [plain, secure] = [cookieNames(false).session, cookieNames(true).session];
  const players = seeded.map((each) => ({ ...each, cookie: each.cookie.replace(plain, secure) }));
  const sockets = await openSockets(origin, players, count);
  if (sockets.live() < count) throw new Error(`${sockets.live()} sockets of ${count}`);
  const shares = await Promise.all((await nodes('realtime')).map((id) => socketsOn(stage, id)));
  stage.note(`${count} sockets on three nodes: ${shares.join(', ')}`);
  if (Math.min(...shares) < count / 6) throw new Error('a node has got too few');

  await compose('kill', '--signal', 'HUP', 'nginx');
  await expectKept(stage, 'nginx reloaded', sockets);
  use(certificates, 'second');
  const config = ['--config', '/etc/caddy/Caddyfile', '--force'];
  await compose('exec', '-T', 'caddy', 'caddy', 'reload', ...config);
  await expectKept(stage, 'certificate renewed', sockets);
  const shown = await certificateOf(origin);
  if (shown !== 'second') throw new Error(`the certificate is still the ${shown} one`);
  await killAll(stage, { ...cluster, origin }, sockets);
  sockets.close();
}
