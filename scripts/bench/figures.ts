import { cpus } from 'node:os';

export type BenchSize = { rounds: number; quick: boolean };

const columns = ['measure', 'ours', 'baseline', 'ratio', 'target', 'verdict'] as const;
export type Row = Readonly<Partial<Record<(typeof columns)[number], string>>>;

export type Target = { must: number; aim?: number; atLeast?: boolean };

/** Percentile `share` (0..1) by nearest rank. Throws a RangeError without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('no values');
  return found;
}

export const missed = '**missed**';

const median = (values: readonly number[]) => quantile(values, 0.5);

export function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString('en', fixed);
}

function spread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${rounded(median(values))} (${rounded(low)}–${rounded(high)})`;
}

function judged(value: number, { must, aim, atLeast = false }: Target) {
  const keeps = (bound: number) => (atLeast ? value >= bound : value <= bound);
  return {
    target: `${atLeast ? '≥' : '≤'} ${must}${aim === undefined ? '' : ` (aim ${aim})`}`,
    verdict: !keeps(must) ? missed : aim !== undefined && keeps(aim) ? 'aim' : 'must',
  };
}

/** The target is for the ratios of each round: a disturbance affects both sides of a round. */
export function besideRow(
  measure: string,
  ours: readonly number[],
  baseline: readonly number[],
  target: Target,
): Row {
  const ratios = ours.map((value, round) => value / (baseline[round] ?? Number.NaN));
  const cells = { ours: spread(ours), baseline: spread(baseline), ratio: spread(ratios) };
  return { measure, ...cells, ...judged(median(ratios), target) };
}

export function ownRow(measure: string, ours: number, target: Target): Row {
  return { measure, ours: rounded(ours), ...judged(ours, target) };
}

export function againstRow(measure: string, ours: number, baseline: number, target: Target): Row {
  const ratio = rounded(ours / baseline);
  return { ...ownRow(measure, ours, target), baseline: rounded(baseline), ratio };
}

export function headline(): string {
  const args = process.argv.slice(2);
  const processors = cpus();
  return [
    `\`${['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')}\``,
    new Date().toISOString().slice(0, 10),
    `${processors.length} cores (${processors[0]?.model.trim() || 'unnamed'})`,
    `Node ${process.version}`,
  ].join(', ');
}

export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return [columns, columns.map(() => '---'), ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
