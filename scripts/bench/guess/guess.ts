import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { ask } from '../ask.ts';
import { type BenchSize, besideRow, quantile, type Row } from '../figures.ts';
import { atPace } from '../pace.ts';
import { profiled, startProduct, startServer, stayOn, temporaryFolder } from '../pinned-process.ts';

const rate = 500;
export const lineCount = 64;
/** Of seven, so that every guess costs one read and one write. */
const guessesPerGame = 6;
const closedRate = 2000;

type Seat = { address: string; cookie: string; games: number[]; turn: number };
export type Figures = { perSecond: number; p99: number };

/** Of another league; those misspelt and those unknown make the server search all names. */
export function wrongNames(): string[] {
  const others = loadCatalogue(athleteData, 'trusted').members('womens-super-league');
  return others.map(({ name }, index) => {
    if (index % 10 === 3) return `${name.slice(0, 3)}${name.slice(4)}`;
    return index % 10 === 7 ? `${name.slice(0, 4)}owski Nobody` : name;
  });
}

async function createGame(address: string, cookie?: string) {
  const body = { difficulty: 'easy', league: 'english-premier-league' };
  const answer = await ask(address, { path: '/api/games', body, cookie });
  const guest = cookie ?? /gid=[^;]+/.exec(`${answer.headers['set-cookie']}`)?.[0];
  if (answer.status !== 201 || !guest) throw new Error(`no game came back: ${answer.body}`);
  return { cookie: guest, id: (JSON.parse(answer.body) as { id: number }).id };
}

export async function takeSeat(address: string, index: number): Promise<Seat> {
  const { cookie } = await createGame(address);
  return { address, cookie, games: [], turn: index * 131 };
}

function supply(seats: readonly Seat[], guesses: number): Promise<unknown> {
  return Promise.all(
    seats.map(async ({ address, cookie, games }) => {
      while (games.length < guesses) {
        const { id } = await createGame(address, cookie);
        games.push(...new Array(guessesPerGame).fill(id));
      }
    }),
  );
}

async function guessOnce(seat: Seat, names: readonly string[]): Promise<void> {
  const { address, cookie, games } = seat;
  seat.turn += 1;
  const body = { guess: names[seat.turn % names.length] };
  const call = { path: `/api/games/${games.pop()}/guess`, cookie, body, key: randomUUID() };
  const { status, body: text } = await ask(address, call);
  if (status !== 200) throw new Error(`a guess was answered with ${status}: ${text}`);
}

export async function measure(
  seats: readonly Seat[],
  names: readonly string[],
  seconds: number,
): Promise<Figures> {
  const guesses = Math.ceil((seconds * closedRate) / lineCount);
  await supply(seats, guesses);
  const began = performance.now();
  await Promise.all(
    seats.map(async (seat) => {
      for (let guess = 0; guess < guesses; guess += 1) await guessOnce(seat, names);
    }),
  );
  const perSecond = (guesses * lineCount * 1000) / (performance.now() - began);
  const total = seconds * rate;
  await supply(seats, Math.ceil(total / lineCount));
  const took: number[] = [];
  const queues = seats.map(() => Promise.resolve());
  await atPace({ rate, total, start: performance.now() }, (index, due) => {
    const at = index % lineCount;
    queues[at] = (queues[at] as Promise<void>).then(async () => {
      await guessOnce(seats[at] as Seat, names);
      took.push(performance.now() - due);
    });
  });
  await Promise.all(queues);
  return { perSecond, p99: quantile(took, 0.99) };
}

export async function benchGuess({ rounds, quick }: BenchSize): Promise<Row[]> {
  await using folder = await temporaryFolder();
  const seconds = quick ? 0.2 : 4;
  const server = { core: 0, env: { NODE_ENV: 'production' } };
  const bareServer = 'scripts/bench/guess/bare-server.ts';
  await using bare = await startServer(bareServer, { ...server, args: [folder.path] });
  await using product = await startProduct(join(folder.path, 'product'), {
    ...server,
    nodeFlags: profiled(),
  });
  using _ = stayOn(1);
  const names = wrongNames();
  const sides = await Promise.all(
    [product, bare].map(async ({ address }) => ({
      figures: [] as Figures[],
      seats: await Promise.all(
        Array.from({ length: lineCount }, (_, index) => takeSeat(address, index)),
      ),
    })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { seats, figures } of round % 2 === 0 ? sides : sides.toReversed()) {
      const found = await measure(seats, names, seconds);
      if (round > 0) figures.push(found);
    }
  }
  const [ours = [], baseline = []] = sides.map(({ figures }) => figures);
  const valuesOf = (of: (each: Figures) => number) => [ours.map(of), baseline.map(of)] as const;
  return [
    besideRow(
      'guess: requests a second, 64 connections',
      ...valuesOf(({ perSecond }) => perSecond),
      { must: 0.65, aim: 0.75, atLeast: true },
    ),
    besideRow('guess: p99 at 500 a second (ms)', ...valuesOf(({ p99 }) => p99), {
      must: 3,
      aim: 1.5,
    }),
  ];
}
