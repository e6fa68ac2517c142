import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { wrongNames } from '../../guess/guess-names.ts';
import { guessIn } from '../../guess/guest-game.ts';
import { type Line, openLine } from '../../guess/http-line.ts';
import { type Latency, latencyOf } from '../../measure/figures.ts';
import { atPace, inLanes } from '../../measure/pace.ts';
import { answerPlan } from '../../measure/pinned-process.ts';
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
  answer: Latency;
  receipt: Latency;
  delivered: number;
};

const lineCount = 64;
const wrongGuesses = 3;
const timeoutMs = 2000;
const wrong = wrongNames();

type Load = { plan: PostPlan; lines: Line[]; field: Field };

/** How the player on a seat guesses. */
function guesser({ rosterFile }: PostPlan) {
  const guestOn = readRoster(rosterFile);
  return async (line: Line, game: number, seat: number, guess: string | undefined) => {
    const cookie = `gid=${guestOn(game, seat).cookie}`;
    await guessIn(line, { id: gameIdOf(game), cookie }, { guess, key: randomUUID() });
  };
}

/** Wrong guesses of all players of the warm-up games, as fast as they are answered. */
async function guessWrongly({ plan, lines }: Load): Promise<void> {
  const guess = guesser(plan);
  await inLanes(lines.length, plan.warmUpGames, async (game, lane) => {
    for (let turn = 0; turn < seatsPerGame * wrongGuesses; turn += 1) {
      const text = wrong[(game + turn * 7) % wrong.length];
      await guess(lines[lane] as Line, game, turn % seatsPerGame, text);
    }
  });
}

const winnerOf = (game: number): number => game % seatsPerGame;

/** In each of these games a player wins, at fixed times whatever the server does. */
async function win({ plan, lines, field }: Load, games: readonly number[]): Promise<PostFigures> {
  const guess = guesser(plan);
  const receipts: number[] = [];
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
  const pace = { rate: plan.rate, total: games.length, start };
  const answers = await atPace(lines, pace, (line, index) => {
    const game = games[index] ?? 0;
    return guess(line, game, winnerOf(game), plan.answer);
  });
  const expected = games.length * deliveriesPerWin;
  const end = performance.now() + timeoutMs;
  while (receipts.length < expected && performance.now() < end) await pause(5);
  return {
    answer: latencyOf(answers),
    receipt: latencyOf(receipts),
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

await answerPlan(measure);
