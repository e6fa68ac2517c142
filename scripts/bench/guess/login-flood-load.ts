import { setTimeout as pause } from 'node:timers/promises';
import { type Latency, latencyOf, quantile } from '../measure/figures.ts';
import { atPace } from '../measure/pace.ts';
import { answerPlan } from '../measure/pinned-process.ts';
import { wrongNames } from './guess-names.ts';
import { createGame, guessIn, type GuestGame } from './guest-game.ts';
import { openLine, requestText } from './http-line.ts';

export type FloodPlan = {
  address: string;
  seconds: number;
  rounds: number;
  guessRate: number;
  loginRate: number;
};
export type FloodRound = {
  calm: Latency;
  flood: Latency;
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

const linesTo = (address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => openLine(address)));

/**
 * Guesses at the rate; each game takes five of its seven. Connections are opened last, because idle
 * ones are closed.
 */
async function guesses({ address, guessRate, seconds }: FloodPlan): Promise<Latency> {
  const supplier = await openLine(address);
  const total = guessRate * seconds;
  const games: GuestGame[] = [];
  while (games.length <= total / 5) games.push(await createGame(supplier));
  supplier.close();
  const lines = await linesTo(address, guessLines);
  const took = await atPace(lines, { rate: guessRate, total }, async (line, turn) => {
    const game = games[Math.floor(turn / 5)] as GuestGame;
    await guessIn(line, game, { guess: names[turn % names.length] });
  });
  for (const line of lines) line.close();
  return latencyOf(took);
}

async function round(plan: FloodPlan): Promise<FloodRound> {
  const calm = await guesses(plan);
  const flooding = await linesTo(plan.address, loginLines);
  const count = { answered: 0 };
  const refusals: number[] = [];
  const pace = { rate: plan.loginRate, total: plan.loginRate * (plan.seconds + 4) };
  const flood = atPace(flooding, pace, async (line, turn) => {
    const body = { username: `flood-${turn % userNames}`, password: 'not the right one' };
    const from = `192.0.2.${turn % addresses}`;
    const start = performance.now();
    const { status } = await line.ask(requestText({ path: '/api/login', body, from }));
    if (status === 503) refusals.push(performance.now() - start);
    else if (status === 401) count.answered += 1;
    else throw new Error(`a login was answered with ${status}`);
  });
  await pause(1000);
  const during = await guesses(plan);
  await flood;
  for (const line of flooding) line.close();
  const refused = refusals.length;
  const refusedP99 = refused > 0 ? quantile(refusals, 0.99) : 0;
  return { calm, flood: during, refusedP99, refused, ...count };
}

await answerPlan(async (plan: FloodPlan) => {
  const rounds: FloodRound[] = [];
  for (let index = 0; index < plan.rounds; index += 1) rounds.push(await round(plan));
  return rounds;
});
