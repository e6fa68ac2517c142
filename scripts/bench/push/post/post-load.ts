import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../measure/figures.ts';
import { wrongNames } from '../../guess/guess-names.ts';
import { type Line, openLine, requestText } from '../../guess/http-line.ts';
import { type Field, takeField } from '../systems/field.ts';
import { readRoster } from '../systems/roster.ts';
import { deliveriesPerWin, gameIdOf, seatsPerGame } from '../systems/win.ts';

export type PostPlan = {
  address: string;
  /** Addresses of the processes that hold the sockets. */
  nodes: readonly string[];
  rosterFile: string;
  games: number;
  /** Games for warming up, which are not measured. */
  warmUpGames: number;
  /** Wins per second. */
  rate: number;
  /** The winning name of every game. */
  answer: string;
};
/** Milliseconds from when a win was due: to its answer, and to its receipt by the others. */
export type PostFigures = {
  answer: { p50: number; p99: number };
  receipt: { p50: number; p99: number };
  delivered: number;
};

const lineCount = 64;
const wrongGuesses = 3;
const timeoutMs = 2000;
const wrong = wrongNames();

type Guessing = { line: Line; cookie: string; game: number; guess: string };

async function guess({ line, cookie, game, guess: text }: Guessing): Promise<void> {
  const path = `/api/games/${gameIdOf(game)}/guess`;
  const call = { path, cookie: `gid=${cookie}`, key: randomUUID(), body: { guess: text } };
  const { status, body } = await line.ask(requestText(call));
  if (status !== 200) throw new Error(`a guess was answered with ${status}: ${body}`);
}

type Load = { plan: PostPlan; lines: Line[]; field: Field };

/** Wrong guesses of all players of the warm-up games, as fast as they are answered. */
async function guessWrongly({ plan, lines }: Load): Promise<void> {
  const guestOn = readRoster(plan.rosterFile);
  const next = { game: 0 };
  const work = async (line: Line) => {
    while (next.game < plan.warmUpGames) {
      const game = next.game;
      next.game += 1;
      for (let turn = 0; turn < seatsPerGame * wrongGuesses; turn += 1) {
        const { cookie } = guestOn(game, turn % seatsPerGame);
        await guess({ line, cookie, game, guess: wrong[(game + turn * 7) % wrong.length] ?? '' });
      }
    }
  };
  await Promise.all(lines.map(work));
}

const winnerOf = (game: number): number => game % seatsPerGame;

/** In each of these games a player wins, at fixed times whatever the server does. */
async function win({ plan, lines, field }: Load, games: readonly number[]): Promise<PostFigures> {
  const guestOn = readRoster(plan.rosterFile);
  const [free, answers, receipts] = [[...lines], [] as number[], [] as number[]];
  const start = performance.now() + 5;
  const dueOf = new Map(games.map((game, index) => [game, start + (index * 1000) / plan.rate]));
  const had = new Set<string>();
  field.onWin.call = (_, { game, seat }) => {
    const due = dueOf.get(game);
    const key = `${game} ${seat}`;
    if (due === undefined || seat === winnerOf(game) || had.has(key)) return;
    had.add(key);
    receipts.push(performance.now() - due);
  };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const send = async (line: Line, game: number) => {
    const { cookie } = guestOn(game, game % seatsPerGame);
    await guess({ line, cookie, game, guess: plan.answer });
    answers.push(performance.now() - (dueOf.get(game) ?? 0));
    free.push(line);
    if (answers.length === games.length) resolve();
  };
  const waiting = [...games];
  const turn = () => {
    for (;;) {
      const [game] = waiting;
      if (game === undefined || (dueOf.get(game) ?? 0) > performance.now()) break;
      const line = free.shift();
      if (!line) break;
      waiting.shift();
      send(line, game).catch(reject);
    }
    if (waiting.length > 0) setImmediate(turn);
  };
  turn();
  await promise;
  const expected = games.length * deliveriesPerWin;
  const end = performance.now() + timeoutMs;
  while (receipts.length < expected && performance.now() < end) await pause(5);
  const both = (values: readonly number[]) => ({
    p50: quantile(values, 0.5),
    p99: quantile(values, 0.99),
  });
  return {
    answer: both(answers),
    receipt: both(receipts),
    delivered: receipts.length / expected,
  };
}

async function measure(plan: PostPlan): Promise<PostFigures> {
  const { address, games, nodes, rosterFile, warmUpGames } = plan;
  const sockets = games * seatsPerGame;
  const field = await takeField({ dialect: 'craque', nodes, rosterFile, sockets });
  await field.open(sockets);
  const lines = await Promise.all(Array.from({ length: lineCount }, () => openLine(address)));
  const load = { plan, lines, field };
  const all = Array.from({ length: games }, (_, game) => game);
  await guessWrongly(load);
  await win(load, all.slice(0, warmUpGames));
  const figures = await win(load, all.slice(warmUpGames));
  for (const line of lines) line.close();
  field.leave();
  return figures;
}

process.stdout.write(
  JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}') as PostPlan)),
);
