import { setTimeout as pause } from 'node:timers/promises';
import { answerPlan } from '../pinned-process.ts';
import { type FieldPlan, takeField } from './field.ts';
import { findMost, type Found } from './search.ts';
import { runWindow, type WindowFigures } from './window.ts';

export type LoadPlan = FieldPlan & {
  pids: readonly number[];
  /** Wins a second of the window that is always measured. */
  rate: number;
  /** Seconds of it and of the warm-up; a window of the search takes a quarter. */
  seconds: number;
  /** Without the search, so that a smoke test is short. */
  isQuick: boolean;
};

export type LoadFigures = { steady: WindowFigures; found: Found };

await answerPlan(async (plan: LoadPlan): Promise<LoadFigures> => {
  const { pids, rate, seconds, isQuick } = plan;
  const field = await takeField(plan);
  const windowAt = async (wins: number, length: number) => {
    // Sockets lost in an overload are reopened before the next window.
    await field.open();
    await pause(300);
    return await runWindow(field, pids, { rate: wins, seconds: length });
  };
  await windowAt(rate, seconds);
  const steady = await windowAt(rate, seconds);
  const found = isQuick
    ? { most: rate, at: steady }
    : await findMost(2 * rate, (wins) => windowAt(wins, seconds / 4));
  field.leave();
  return { steady, found };
});
