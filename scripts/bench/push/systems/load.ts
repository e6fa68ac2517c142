import { setTimeout as pause } from 'node:timers/promises';
import { answerPlan, processorTime, residentMemory } from '../../measure/pinned-process.ts';
import { type Field, type FieldPlan, takeField } from './field.ts';
import { findMost, type Found } from './search.ts';
import { runWindow, type WindowFigures } from './window.ts';

export type LoadPlan = FieldPlan & {
  /** Processes that hold sockets, and all processes whose processor time counts. */
  holders: readonly number[];
  all: readonly number[];
  warmUpSeconds: number;
  /** Windows at fixed rates, in this order. */
  fixed: readonly { rate: number; seconds: number }[];
  /** Seconds per window of the search for the maximum of wins a second; no search without it. */
  searchSeconds?: number;
};

export type LoadFigures = {
  /**
   * KiB of resident memory per socket, over that of the processes before the first one: after all
   * have connected, and after a garbage collection.
   */
  memoryPerSocket: number;
  keptPerSocket: number;
  microsPerConnect: number;
  fixed: WindowFigures[];
  found?: Found;
};

const settling = 3000;
const warmUpRate = 500;
const rest = 300;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const memoryOf = (pids: readonly number[]) => (sum(pids.map(residentMemory)) * 1e6) / 1024;
const timeOf = (pids: readonly number[]) => sum(pids.map(processorTime));

async function memoryAfterCollection(pids: readonly number[]): Promise<number> {
  for (const pid of pids) process.kill(pid, 'SIGUSR2');
  await pause(settling / 2);
  return memoryOf(pids);
}

async function openAll(field: Field, { holders, all, sockets }: LoadPlan) {
  const before = await memoryAfterCollection(holders);
  const time = timeOf(all);
  await field.open(sockets);
  const connecting = timeOf(all) - time;
  await pause(settling);
  return {
    memoryPerSocket: (memoryOf(holders) - before) / sockets,
    keptPerSocket: ((await memoryAfterCollection(holders)) - before) / sockets,
    microsPerConnect: (connecting * 1000) / sockets,
  };
}

async function measure(plan: LoadPlan): Promise<LoadFigures> {
  const field = await takeField(plan);
  const connected = await openAll(field, plan);
  const windowAt = async (rate: number, seconds: number) => {
    // Sockets lost in an overload are reopened before the next window.
    await field.open(plan.sockets);
    await pause(rest);
    return await runWindow(field, plan.all, { rate, seconds });
  };
  await windowAt(warmUpRate, plan.warmUpSeconds);
  const fixed: WindowFigures[] = [];
  for (const { rate, seconds } of plan.fixed) fixed.push(await windowAt(rate, seconds));
  const { searchSeconds } = plan;
  const found = searchSeconds
    ? await findMost(warmUpRate * 2, (rate) => windowAt(rate, searchSeconds))
    : undefined;
  field.leave();
  return { ...connected, fixed, ...(found && { found }) };
}

await answerPlan(measure);
