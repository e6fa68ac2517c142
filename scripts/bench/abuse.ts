import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ask } from './ask.ts';
import { againstRow, type BenchSize, ownRow, quantile, type Row } from './figures.ts';
import { atPace } from './pace.ts';
import { startProduct, stayOn, temporaryFolder } from './pinned-process.ts';

const attacker = '127.0.0.2';
const newGuest = { path: '/api/games', body: { sport: 'soccer' } };
const guestsPerSecond = 300;
const burstsPerSecond = 20;
/** Of one address; the rest of a minute's budget is for the honest player. */
const mostGuests = 60;

async function burst(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: attacker });
  socket.on('error', () => {});
  socket.end(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(64));
  socket.resume();
  await once(socket, 'close');
}

/** A new guest with every call, and connections that never wait for an answer. */
async function attack(address: string, seconds: number) {
  const statuses: (number | undefined)[] = [];
  const running: Promise<unknown>[] = [];
  const total = guestsPerSecond * seconds;
  await atPace({ rate: guestsPerSecond, total, start: performance.now() }, (index) => {
    const call = ask(address, { ...newGuest, from: attacker });
    running.push(call.then(({ status }) => statuses.push(status)));
    if (index % (guestsPerSecond / burstsPerSecond) === 0) running.push(burst(address));
  });
  await Promise.all(running);
  return statuses;
}

/** 99th percentile (ms) of a player's game, read ten times a second. */
async function reads(address: string, seat: { path: string; cookie: string }, seconds: number) {
  const took: number[] = [];
  const running: Promise<unknown>[] = [];
  await atPace({ rate: 10, total: 10 * seconds, start: performance.now() }, (_, due) => {
    const call = ask(address, seat).then(({ status }) => {
      if (status !== 200) throw new Error(`an honest player was answered ${status}`);
      took.push(performance.now() - due);
    });
    running.push(call);
  });
  await Promise.all(running);
  return quantile(took, 0.99);
}

const bytesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, { name }) => sum + statSync(join(folder, name)).size, 0);

export async function benchAbuse({ quick }: BenchSize): Promise<Row[]> {
  const seconds = quick ? 1 : 10;
  await using folder = await temporaryFolder();
  await using product = await startProduct(folder.path, { core: 0, env: { LIMITS_FACTOR: '1' } });
  using _ = stayOn(1);
  const { address } = product;
  const made = await ask(address, newGuest);
  const cookie = /gid=[^;]+/.exec(`${made.headers['set-cookie']}`)?.[0] ?? '';
  const seat = { path: `/api/games/${(JSON.parse(made.body) as { id: number }).id}`, cookie };
  await reads(address, seat, 1);
  const alone = await reads(address, seat, seconds);
  const before = bytesIn(folder.path);
  const [statuses, beside] = await Promise.all([
    attack(address, seconds),
    reads(address, seat, seconds),
  ]);
  const guests = statuses.filter((status) => status === 201).length;
  if (statuses.some((status) => status !== 201 && status !== 429))
    throw new Error(`an attack was answered ${[...new Set(statuses)]}`);
  const flood = `${guestsPerSecond} new guests and ${burstsPerSecond} pipelined bursts a second`;
  return [
    againstRow(`abuse: p99 of an honest read under ${flood} (ms)`, beside, alone, { must: 50 }),
    ownRow('abuse: new guests that an address gets of them', guests, { must: mostGuests }),
    ownRow('abuse: data written (MB)', (bytesIn(folder.path) - before) / 1e6, { must: 5 }),
  ];
}
