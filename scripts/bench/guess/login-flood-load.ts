import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../measure/figures.ts';
import { guessLeague, wrongNames } from './guess-names.ts';
import { type Line, openLine, requestText } from './http-line.ts';

export type FloodPlan = {
  address: string;
  seconds: number;
  rounds: number;
  guessRate: number;
  loginRate: number;
};
export type FloodRound = {
  calm: { p50: number; p99: number };
  flood: { p50: number; p99: number };
  /** Milliseconds until a login that is refused for lack of room may be retried. */
  refusedP99: number;
  refused: number;
  answered: number;
};

const names = wrongNames();
const guessLines = 32;
const loginLines = 128;
const userNames = 200;
const addresses = 50;

/** Sends at fixed times whatever the server does; latencies count from the due times. */
async function atRate(
  lines: readonly Line[],
  { rate, seconds }: { rate: number; seconds: number },
  send: (line: Line, turn: number) => Promise<void>,
): Promise<number[]> {
  const free = [...lines];
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = start + (sent * 1000) / rate;
    const line = due <= performance.now() ? free.shift() : undefined;
    if (!line) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const turn = sent;
    sent += 1;
    under.push(
      send(line, turn).then(() => {
        took.push(performance.now() - due);
        free.push(line);
      }),
    );
  }
  await Promise.all(under);
  return took;
}

type Seat = { cookie: string; game: number };

async function takeSeats(line: Line, count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  while (seats.length < count) {
    const body = { difficulty: 'easy', league: guessLeague };
    const reply = await line.ask(requestText({ path: '/api/games', body }));
    const cookie = /set-cookie: (gid=[^;]+)/i.exec(reply.head)?.[1] ?? '';
    seats.push({ cookie, game: (JSON.parse(reply.body) as { id: number }).id });
  }
  return seats;
}

const linesTo = (address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => openLine(address)));

/**
 * Guesses at the rate; each game takes five of its seven. Connections are opened last, because idle
 * ones are closed.
 */
async function guesses(plan: FloodPlan): Promise<number[]> {
  const supplier = await openLine(plan.address);
  const seats = await takeSeats(supplier, Math.ceil((plan.guessRate * plan.seconds) / 5) + 1);
  supplier.close();
  const lines = await linesTo(plan.address, guessLines);
  const pace = { rate: plan.guessRate, seconds: plan.seconds };
  const took = await atRate(lines, pace, async (each, turn) => {
    const { cookie, game } = seats[Math.floor(turn / 5)] as Seat;
    const body = { guess: names[turn % names.length] ?? '' };
    const path = `/api/games/${game}/guess`;
    const { status } = await each.ask(requestText({ path, cookie, body }));
    if (status !== 200) throw new Error(`a guess was answered with ${status}`);
  });
  for (const line of lines) line.close();
  return took;
}

const ends = (all: readonly number[]) => ({ p50: quantile(all, 0.5), p99: quantile(all, 0.99) });

async function round(plan: FloodPlan): Promise<FloodRound> {
  const calm = await guesses(plan);
  const flooding = await linesTo(plan.address, loginLines);
  const count = { answered: 0 };
  const refusals: number[] = [];
  const flood = atRate(
    flooding,
    { rate: plan.loginRate, seconds: plan.seconds + 4 },
    async (line, turn) => {
      const body = { username: `flood-${turn % userNames}`, password: 'not the right one' };
      const from = `192.0.2.${turn % addresses}`;
      const start = performance.now();
      const { status } = await line.ask(requestText({ path: '/api/login', body, from }));
      if (status === 503) refusals.push(performance.now() - start);
      else if (status === 401) count.answered += 1;
      else throw new Error(`a login was answered with ${status}`);
    },
  );
  await pause(1000);
  const during = await guesses(plan);
  await flood;
  for (const line of flooding) line.close();
  const refused = refusals.length;
  const refusedP99 = refused > 0 ? quantile(refusals, 0.99) : 0;
  return { calm: ends(calm), flood: ends(during), refusedP99, refused, ...count };
}

const plan = JSON.parse(process.argv[2] ?? '{}') as FloodPlan;
const rounds: FloodRound[] = [];
for (let index = 0; index < plan.rounds; index += 1) rounds.push(await round(plan));
process.stdout.write(JSON.stringify(rounds));
