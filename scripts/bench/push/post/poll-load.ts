import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../measure/figures.ts';
import { guessLeague } from '../../guess/guess-names.ts';
import { processorTime } from '../../measure/pinned-process.ts';

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
type Poller = { agent: Agent; cookie: string; game: number; version: number };
type Call = { agent: Agent; path: string; method?: string; cookie?: string; body?: object };
type Reply = { status: number; text: string; cookie: string | undefined };

const creatingAtOnce = 16;

function ask(address: string, { agent, path, method = 'GET', cookie, body }: Call): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const headers = {
    ...(cookie && { Cookie: cookie }),
    ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
  };
  const call = request(`${address}${path}`, { agent, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const [set] = response.headers['set-cookie'] ?? [];
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, text, cookie: set?.split(';', 1)[0] });
    });
  });
  call.on('error', reject);
  call.end(body && JSON.stringify(body));
  return promise;
}

async function createPoller(address: string): Promise<Poller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = { difficulty: 'easy', league: guessLeague };
  const reply = await ask(address, { agent, path: '/api/games', method: 'POST', body });
  if (reply.status !== 201 || !reply.cookie) throw new Error(`no game: ${reply.text}`);
  const { id, version } = JSON.parse(reply.text) as { id: number; version: number };
  return { agent, cookie: reply.cookie, game: id, version };
}

async function createPollers({ address, players }: PollPlan): Promise<Poller[]> {
  const pollers: Poller[] = [];
  const left = { players };
  const work = async () => {
    while (left.players > 0) {
      left.players -= 1;
      pollers.push(await createPoller(address));
    }
  };
  await Promise.all(Array.from({ length: creatingAtOnce }, work));
  return pollers;
}

/** Polls at each due time; measures how long an event at a random moment stays unnoticed. */
async function pollOn(poller: Poller, plan: PollPlan, told: (delay: number) => void) {
  const { address, period, periods } = plan;
  const { agent, cookie, game, version } = poller;
  const start = performance.now() + Math.random() * period;
  for (let turn = 0; turn < periods; turn += 1) {
    const due = start + turn * period;
    await pause(Math.max(0, due - performance.now()));
    const path = `/api/games/${game}?since=${version}`;
    const { status, text } = await ask(address, { agent, path, cookie });
    if (status !== 200 && status !== 204) throw new Error(`a poll got ${status}: ${text}`);
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
  for (const { agent } of pollers) agent.destroy();
  const perSecond = (plan.players * 1000) / plan.period;
  return {
    p50: quantile(delays, 0.5),
    p95: quantile(delays, 0.95),
    perSecond,
    busy: (perPoll * perSecond) / 1000,
  };
}

process.stdout.write(
  JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}') as PollPlan)),
);
