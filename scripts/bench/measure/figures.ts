import { cpus } from 'node:os';

/** Verdict of a row: both targets met, only the minimum met, or neither. */
export type Verdict = 'aim' | 'must' | 'missed' | '';

export type Row = {
  measure: string;
  ours: string;
  baseline?: string;
  /** Ours against the baseline, both of the same run. */
  ratio?: string;
  target?: string;
  /** Absent for a figure without a target. */
  verdict?: Verdict;
};

export type Target = { must: number; aim?: number; atLeast?: boolean };

export function judge(value: number, { must, aim, atLeast = false }: Target): Verdict {
  const keeps = (bound: number) => (atLeast ? value >= bound : value <= bound);
  if (!keeps(must)) return 'missed';
  return aim !== undefined && keeps(aim) ? 'aim' : 'must';
}

export function targetText({ must, aim, atLeast = false }: Target, unit = ''): string {
  const sign = atLeast ? '≥' : '≤';
  return `${sign} ${must}${unit}${aim === undefined ? '' : ` (aim ${aim}${unit})`}`;
}

/** Percentile `share` (0..1) by nearest rank. Throws a RangeError without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found =
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
  if (found === undefined) throw new RangeError('no values');
  return found;
}

/** Both ends of the latencies, in their unit. */
export type Latency = { p50: number; p99: number };
export const latencyOf = (values: readonly number[]): Latency => ({
  p50: quantile(values, 0.5),
  p99: quantile(values, 0.99),
});

export const median = (values: readonly number[]) => quantile(values, 0.5);

export function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** `median (lowest–highest)` of the rounds. */
export function spread(values: readonly number[], unit = ''): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${rounded(median(values))} (${rounded(low)}–${rounded(high)})${unit}`;
}

/** Ratio per round, because a disturbance of a round affects both sides. */
export function ratios(ours: readonly number[], baseline: readonly number[]): number[] {
  return ours.map((value, round) => value / (baseline[round] ?? Number.NaN));
}

/** The cells of a target and its verdict on a value; none without a target. */
export function judged(value: number, target?: Target, unit = ''): Pick<Row, 'target' | 'verdict'> {
  return target ? { target: targetText(target, unit), verdict: judge(value, target) } : {};
}

/** Rounds of ours beside those of the baseline; the target is for the median of their ratios. */
export function besideRow(
  measure: string,
  ours: readonly number[],
  baseline: readonly number[],
  target?: Target,
): Row {
  const ratio = ratios(ours, baseline);
  const cells = { ours: spread(ours), baseline: spread(baseline), ratio: spread(ratio) };
  return { measure, ...cells, ...judged(median(ratio), target) };
}

/** How a table was made: the command with its arguments, the day, and the machine. */
export function headline(command: string): string {
  const args = process.argv.slice(2);
  const [first, ...others] = cpus();
  return [
    `\`${[command, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')}\``,
    new Date().toISOString().slice(0, 10),
    `${others.length + 1} cores (${first?.model.trim() || 'unnamed'})`,
    `Node ${process.version}`,
  ].join(', ');
}

export function renderTable(rows: readonly Row[]): string {
  const head = ['measure', 'ours', 'baseline', 'ratio', 'target', ''];
  const cells = rows.map(
    ({ measure, ours, baseline = '', ratio = '', target = '', verdict = '' }) => [
      measure,
      ours,
      baseline,
      ratio,
      target,
      verdict === 'missed' ? '**missed**' : verdict,
    ],
  );
  const all = [head, ...cells];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line)].join('\n');
}
