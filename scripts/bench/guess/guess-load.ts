import { randomUUID } from 'node:crypto';
import { type Line, openLine, requestText } from './http-line.ts';
import { guessLeague, wrongNames } from './guess-names.ts';
import { quantile } from '../measure/figures.ts';
import { processorTime } from '../measure/pinned-process.ts';

export type Side = { address: string; pid: number };
export type Plan = {
  baseline: Side;
  product: Side;
  rounds: number;
  closedSeconds: number;
  openSeconds: number;
  rate: number;
};
export type Closed = { perSecond: number; microsPerRequest: number; bytes: number };
export type Open = { p50: number; p99: number };
export type Measured = Record<'baseline' | 'product', { closed: Closed[]; open: Open[] }>;

const lineCount = 64;
/**
 * Of the seven of an easy game, so that no guess is the last one and every one costs one read and
 * one write.
 */
const guessesPerGame = 6;
const names = wrongNames();

type Seat = { line: Line; cookie: string; games: number[]; used: number; turn: number };
type Bench = { seats: Seat[]; side: Side; perSecond: number };

async function takeSeat(address: string, index: number): Promise<Seat> {
  const line = await openLine(address);
  const body = { difficulty: 'easy', league: guessLeague };
  const { head } = await line.ask(requestText({ path: '/api/games', body }));
  const cookie = /set-cookie: (gid=[^;]+)/i.exec(head)?.[1];
  if (!cookie) throw new Error(`no guest cookie came back:\n${head}`);
  return { line, cookie, games: [], used: 0, turn: index * 131 };
}

/** Provides games for every seat before a window begins. */
async function supply({ seats, perSecond }: Bench, seconds: number): Promise<void> {
  const wanted = Math.ceil((perSecond * seconds * 2) / guessesPerGame / seats.length) + 2;
  const body = { difficulty: 'easy', league: guessLeague };
  await Promise.all(
    seats.map(async ({ line, cookie, games }) => {
      while (games.length < wanted) {
        const { body: text } = await line.ask(requestText({ path: '/api/games', cookie, body }));
        games.push((JSON.parse(text) as { id: number }).id);
      }
    }),
  );
}

/** One guess in the seat's game; a game is dropped after its sixth guess. */
async function guessOnce(seat: Seat): Promise<number> {
  const [game] = seat.games;
  if (game === undefined)
    throw new Error('a seat ran out of games: its server was faster than in its warm-up');
  seat.used += 1;
  seat.turn += 1;
  if (seat.used === guessesPerGame) {
    seat.games.shift();
    seat.used = 0;
  }
  const request = {
    path: `/api/games/${game}/guess`,
    cookie: seat.cookie,
    key: randomUUID(),
    body: { guess: names[seat.turn % names.length] ?? '' },
  };
  const { status, body } = await seat.line.ask(requestText(request));
  if (status !== 200) throw new Error(`a guess was answered with ${status}: ${body}`);
  return body.length;
}

/** Closed loop: every seat guesses again as soon as it has its answer. */
async function closedLoop({ seats, side }: Bench, seconds: number): Promise<Closed> {
  const count = { requests: 0, bytes: 0 };
  const startedProcessor = processorTime(side.pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    seats.map(async (seat) => {
      while (performance.now() < end) {
        const bytes = await guessOnce(seat);
        count.bytes += bytes;
        count.requests += 1;
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  return {
    perSecond: count.requests / elapsed,
    microsPerRequest: ((processorTime(side.pid) - startedProcessor) * 1000) / count.requests,
    bytes: count.bytes / count.requests,
  };
}

/**
 * Open loop: guesses at fixed times whatever the server does. Latency counts from the time a guess
 * was due, not from when a seat was free for it, so that a stall counts for all the guesses it
 * delays.
 */
function openLoop({ seats }: Bench, seconds: number, rate: number): Promise<Open> {
  const { promise, resolve, reject } = Promise.withResolvers<Open>();
  const total = seconds * rate;
  const start = performance.now();
  const free = [...seats];
  const latencies: number[] = [];
  const progress = { sent: 0 };
  const send = async (seat: Seat, due: number) => {
    await guessOnce(seat);
    latencies.push(performance.now() - due);
    free.push(seat);
    if (latencies.length === total)
      resolve({ p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) });
  };
  // Timers have a resolution of a millisecond, longer than an answer takes, so the clock is read on
  // every turn of the event loop.
  const turn = () => {
    for (;;) {
      const due = start + (progress.sent * 1000) / rate;
      if (progress.sent === total || due > performance.now()) break;
      const seat = free.shift();
      if (!seat) break;
      progress.sent += 1;
      send(seat, due).catch(reject);
    }
    if (progress.sent < total) setImmediate(turn);
  };
  turn();
  return promise;
}

async function prepare(side: Side, seconds: number): Promise<Bench> {
  const seats = await Promise.all(
    Array.from({ length: lineCount }, (_, index) => takeSeat(side.address, index)),
  );
  const bench = { seats, side, perSecond: 6000 };
  await supply(bench, seconds);
  const { perSecond } = await closedLoop(bench, seconds);
  return { ...bench, perSecond };
}

async function measure(plan: Plan): Promise<Measured> {
  const warmUp = Math.min(3, plan.closedSeconds);
  const benches = {
    baseline: await prepare(plan.baseline, warmUp),
    product: await prepare(plan.product, warmUp),
  };
  const measured: Measured = {
    baseline: { closed: [], open: [] },
    product: { closed: [], open: [] },
  };
  for (let round = 0; round < plan.rounds; round += 1) {
    const order =
      round % 2 === 0 ? (['baseline', 'product'] as const) : (['product', 'baseline'] as const);
    for (const name of order) {
      await supply(benches[name], plan.closedSeconds);
      measured[name].closed.push(await closedLoop(benches[name], plan.closedSeconds));
    }
    for (const name of order) {
      await supply({ ...benches[name], perSecond: plan.rate }, plan.openSeconds);
      measured[name].open.push(await openLoop(benches[name], plan.openSeconds, plan.rate));
    }
  }
  for (const { seats } of Object.values(benches)) for (const { line } of seats) line.close();
  return measured;
}

process.stdout.write(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}') as Plan)));
