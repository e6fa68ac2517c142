import { setTimeout as pause } from 'node:timers/promises';
import { processorTime, residentMemory } from '../pinned-process.ts';
import { type Field, type FieldPlan, takeField } from './field.ts';
import { findMost, type Found } from './search.ts';
import { runWindow, type WindowFigures } from './window.ts';

export type LoadPlan = FieldPlan & {
  /** Processes that hold sockets, and all whose processor time counts. */
  holders: readonly number[];
  all: readonly number[];
  warmUpSeconds: number;
  /** Windows at fixed rates, in this order. */
  fixed: readonly { rate: number; seconds: number }[];
  /** Seconds of a window of the search for the most wins a second; no search without it. */
  searchSeconds?: number;
};

export type LoadFigures = {
  /** KiB of resident memory a socket, and processor time to connect one, past the first tenth of them. */
  memoryPerSocket: number;
  microsPerConnect: number;
  fixed: WindowFigures[];
  found?: Found;
};

const settling = 3000;
const warmUpRate = 500;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const memoryOf = (pids: readonly number[]) => (sum(pids.map(residentMemory)) * 1e6) / 1024;
const timeOf = (pids: readonly number[]) => sum(pids.map(processorTime));

/** Opens a tenth, which loads and compiles what sockets need, and then the others, whose cost is counted. */
async function openAll(field: Field, plan: LoadPlan) {
  const first = Math.ceil(plan.sockets / 10);
  await field.open(first);
  await pause(settling / 2);
  const before = { memory: memoryOf(plan.holders), time: timeOf(plan.all) };
  await field.open(plan.sockets);
  const time = timeOf(plan.all) - before.time;
  await pause(settling);
  const opened = plan.sockets - first;
  return {
    memoryPerSocket: (memoryOf(plan.holders) - before.memory) / opened,
    microsPerConnect: (time * 1000) / opened,
  };
}

async function measure(plan: LoadPlan): Promise<LoadFigures> {
  const field = await takeField(plan);
  const connected = await openAll(field, plan);
  const windowAt = async (rate: number, seconds: number) => {
    // Sockets that an overload has cost are opened again before the next window.
    await field.open(plan.sockets);
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

process.stdout.write(
  JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}') as LoadPlan)),
);
