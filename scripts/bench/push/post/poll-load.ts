import { setTimeout as pause } from 'node:timers/promises';
import { createGame, type GuestGame } from '../../guess/guest-game.ts';
import { type Line, openLine, requestText } from '../../guess/http-line.ts';
import { quantile } from '../../measure/figures.ts';
import { inLanes } from '../../measure/pace.ts';
import { answerPlan, processorTime } from '../../measure/pinned-process.ts';

export type PollPlan = {
  address: string;
  pid: number;
  players: number;
  /** Milliseconds between two polls of a player. */
  period: number;
  periods: number;
};
/** Delays in milliseconds; `busy`: share of one core that so many polls a second take, 0..1. */
export type PollFigures = { p50: number; p95: number; perSecond: number; busy: number };

/** A guest with a game and a connection of their own, like a browser's. */
type Poller = { line: Line; game: GuestGame };

const creatingAtOnce = 16;

async function createPollers({ address, players }: PollPlan): Promise<Poller[]> {
  const pollers: Poller[] = [];
  await inLanes(creatingAtOnce, players, async () => {
    const line = await openLine(address);
    pollers.push({ line, game: await createGame(line) });
  });
  return pollers;
}

/** Polls at each due time; measures how long an event at a random moment stays unnoticed. */
async function pollOn(poller: Poller, plan: PollPlan, told: (delay: number) => void) {
  const { line, game } = poller;
  const { period, periods } = plan;
  const path = `/api/games/${game.id}?since=${game.version}`;
  const call = requestText({ path, cookie: game.cookie });
  const start = performance.now() + Math.random() * period;
  for (let turn = 0; turn < periods; turn += 1) {
    const due = start + turn * period;
    await pause(Math.max(0, due - performance.now()));
    const { status, body } = await line.ask(call);
    if (status !== 200 && status !== 204) throw new Error(`a poll got ${status}: ${body}`);
    told(performance.now() - (due - Math.random() * period));
  }
}

async function measure(plan: PollPlan): Promise<PollFigures> {
  const pollers = await createPollers(plan);
  const poll = async (periods: number) => {
    const delays: number[] = [];
    const all = { ...plan, periods };
    await Promise.all(pollers.map((each) => pollOn(each, all, (delay) => delays.push(delay))));
    return delays;
  };
  await poll(1);
  const before = processorTime(plan.pid);
  const delays = await poll(plan.periods);
  const perPoll = (processorTime(plan.pid) - before) / delays.length;
  for (const { line } of pollers) line.close();
  const perSecond = (plan.players * 1000) / plan.period;
  return {
    p50: quantile(delays, 0.5),
    p95: quantile(delays, 0.95),
    perSecond,
    busy: (perPoll * perSecond) / 1000,
  };
}

await answerPlan(measure);
