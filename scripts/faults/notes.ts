import { quantile } from '../bench/figures.ts';

/** The aim is for the longest, or for the given share of the values. */
type Aim = { aim?: number; share?: number; unit?: string };

function textOf(values: readonly number[], { aim, share = 1, unit = 'ms' }: Aim): string {
  if (values.length === 0) return 'none';
  const at = (part: number) => Math.round(quantile(values, part));
  const spread = values.length > 1 ? `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ` : '';
  const text = `${spread}${at(1)} ${unit} (${values.length})`;
  if (aim === undefined) return text;
  const which = share < 1 ? `p${100 * share} ` : '';
  return `${text}, ${which}at most ${aim} ${unit}${quantile(values, share) > aim ? ' MISSED' : ''}`;
}

export function newNotes() {
  const series = new Map<string, { values: number[]; aim: Aim }>();
  const facts = new Map<string, string>();
  const violations: string[] = [];
  return {
    violations,
    fact: (name: string, text: string | number) => void facts.set(name, `${text}`),
    add(name: string, values: number | readonly number[], aim: Aim = {}): void {
      const all = [...(series.get(name)?.values ?? []), ...[values].flat()];
      series.set(name, { values: all, aim });
    },
    lines: (): (readonly [string, string])[] => [
      ...[...series].map(([name, { values, aim }]) => [name, textOf(values, aim)] as const),
      ...facts,
    ],
  };
}
export type Notes = ReturnType<typeof newNotes>;
