import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../measure/figures.ts';
import { outputOf, residentMemory, startNode } from '../measure/pinned-process.ts';
import type { AttackOrder } from './attack-process.ts';
import { openHonestPlayers } from './honest-reads.ts';

export type AbusePlan = {
  address: string;
  pid: number;
  attack: string;
  prepared: string;
  rounds: number;
  seconds: number;
};
type Latency = { p50: number; p99: number };
export type AbuseRound = {
  calm: Latency;
  attacked: Latency;
  /** MB of resident memory: the most under attack, from the calm before it. */
  growth: number;
  came: string;
};

/** Seconds after an attack before it is calm again: sockets close, counted seconds pass. */
const settling = 3;

const latencyOf = (all: readonly number[]): Latency => ({
  p50: quantile(all, 0.5),
  p99: quantile(all, 0.99),
});

/** Returns a function that stops watching and returns the highest value (MB). */
function watchMemory(pid: number): () => number {
  const state = { most: residentMemory(pid) };
  const look = () => {
    state.most = Math.max(state.most, residentMemory(pid));
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    look();
    return state.most;
  };
}

async function startAttack(order: AttackOrder): Promise<{ over: Promise<string> }> {
  const child = startNode('scripts/bench/abuse/attack-process.ts', {
    args: [JSON.stringify(order)],
  });
  // On a shared core the honest client has to be timed by the product, not by the attacker.
  if (child.pid) setPriority(child.pid, 10);
  const over = outputOf(child);
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), over]);
  return { over };
}

async function round(plan: AbusePlan, index: number): Promise<AbuseRound> {
  const { address, pid, prepared, seconds } = plan;
  const honest = await openHonestPlayers(address);
  const calm = await honest.read(seconds);
  const before = residentMemory(pid);
  const mostMemory = watchMemory(pid);
  const order = { address, from: `127.0.1.${index + 1}`, name: plan.attack, prepared, seconds };
  const { over } = await startAttack(order);
  const attacked = await honest.read(seconds);
  const came = (await over).split('\n').at(-1) ?? '';
  const growth = mostMemory() - before;
  honest.close();
  await pause(1000 * settling);
  return { calm: latencyOf(calm), attacked: latencyOf(attacked), growth, came };
}

const plan = JSON.parse(process.argv[2] ?? '{}') as AbusePlan;
const rounds: AbuseRound[] = [];
for (let index = 0; index < plan.rounds; index += 1) rounds.push(await round(plan, index));
process.stdout.write(JSON.stringify(rounds));
