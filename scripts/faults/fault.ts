import { quantile } from '../bench/figures.ts';

/** One measured value; `isMissed` if it is over its aim, which depends on the machine. */
export type Figure = { name: string; text: string; isMissed?: boolean };

/** What a run has shown. A violation is a wrong answer, whatever the machine. */
export type Report = { figures: readonly Figure[]; violations: readonly string[] };

/** Something that is broken on purpose, and what is measured meanwhile. */
export type Fault = {
  name: string;
  /** How often or how much by default, and in a full run. */
  size: { usual: number; full: number; of: string };
  /** Why it cannot be made on this machine. */
  missing?: () => string | undefined;
  /** `random`: uniform in [0, 1). */
  run(size: number, random: () => number): Promise<Report>;
};

export const figure = (name: string, text: string | number): Figure => ({ name, text: `${text}` });

/** A figure with an aim. */
export function atMost(name: string, value: number, aim: number, unit = ' ms'): Figure {
  const isMissed = value > aim;
  const text = `${Math.round(value)}${unit} (at most ${aim}${unit})`;
  return { name, text, ...(isMissed && { isMissed }) };
}

export const share = (values: readonly number[], part: number) =>
  values.length > 0 ? quantile(values, part) : 0;

/** Median, p99 and longest of times in ms. */
export function times(name: string, values: readonly number[]): Figure {
  const ms = (part: number) => `${Math.round(share(values, part))} ms`;
  const text = `p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}`;
  return figure(`${name} (${values.length})`, values.length > 0 ? text : '-');
}

/** Milliseconds until it is true, asked every 20 ms; infinite if it is not within `limit` ms. */
export async function untilTrue(
  isTrue: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<number> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > limit) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - start;
}
