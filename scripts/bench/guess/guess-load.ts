import { randomUUID } from 'node:crypto';
import { type Latency, latencyOf } from '../figures.ts';
import { type Line, openLine, requestText } from '../http-line.ts';
import { atPace } from '../pace.ts';
import { answerPlan, processorTime } from '../pinned-process.ts';
import { guessLeague, wrongNames } from './guess-names.ts';

export type Side = { address: string; pid: number };
export type Plan = {
  baseline: Side;
  product: Side;
  rounds: number;
  seconds: number;
  rate: number;
};
export type Closed = { perSecond: number; microsPerRequest: number; bytes: number };
export type Measured = Record<'baseline' | 'product', { closed: Closed[]; open: Latency[] }>;

const lineCount = 64;
/** Of seven, so that every guess costs one read and one write. */
const guessesPerGame = 6;
const names = wrongNames();

type Seat = { line: Line; cookie: string; games: number[]; used: number; turn: number };
type Bench = { seats: Seat[]; side: Side; perSecond: number };

async function createGame(line: Line, cookie?: string): Promise<{ cookie: string; id: number }> {
  const body = { difficulty: 'easy', league: guessLeague };
  const call = { path: '/api/games', body, ...(cookie && { cookie }) };
  const { status, head, body: text } = await line.ask(requestText(call));
  const guest = cookie ?? /set-cookie: (gid=[^;]+)/i.exec(head)?.[1];
  if (status !== 201 || !guest) throw new Error(`no game came back:\n${head}\n${text}`);
  return { cookie: guest, id: (JSON.parse(text) as { id: number }).id };
}

async function takeSeat(address: string, index: number): Promise<Seat> {
  const line = await openLine(address);
  const { cookie } = await createGame(line);
  return { line, cookie, games: [], used: 0, turn: index * 131 };
}

/** Provides games for every seat before a window begins. */
async function supply({ seats, perSecond }: Bench, seconds: number): Promise<void> {
  const wanted = Math.ceil((perSecond * seconds * 2) / guessesPerGame / seats.length) + 2;
  await Promise.all(
    seats.map(async ({ line, cookie, games }) => {
      while (games.length < wanted) games.push((await createGame(line, cookie)).id);
    }),
  );
}

async function guessOnce(seat: Seat): Promise<number> {
  const [id] = seat.games;
  if (id === undefined)
    throw new Error('a seat ran out of games: its server was faster than in its warm-up');
  seat.used += 1;
  seat.turn += 1;
  if (seat.used === guessesPerGame) {
    seat.games.shift();
    seat.used = 0;
  }
  const { line, cookie, turn } = seat;
  const body = { guess: names[turn % names.length] };
  const call = { path: `/api/games/${id}/guess`, cookie, body, key: randomUUID() };
  const { status, body: text } = await line.ask(requestText(call));
  if (status !== 200) throw new Error(`a guess was answered with ${status}: ${text}`);
  return text.length;
}

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

async function openLoop({ seats }: Bench, seconds: number, rate: number): Promise<Latency> {
  const pace = { rate, total: seconds * rate };
  return latencyOf(await atPace(seats, pace, async (seat) => void (await guessOnce(seat))));
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
  const warmUp = Math.min(3, plan.seconds);
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
      await supply(benches[name], plan.seconds);
      measured[name].closed.push(await closedLoop(benches[name], plan.seconds));
    }
    for (const name of order) {
      await supply({ ...benches[name], perSecond: plan.rate }, plan.seconds);
      measured[name].open.push(await openLoop(benches[name], plan.seconds, plan.rate));
    }
  }
  for (const { seats } of Object.values(benches)) for (const { line } of seats) line.close();
  return measured;
}

await answerPlan(measure);
