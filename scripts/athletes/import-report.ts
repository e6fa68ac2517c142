import type { ImportPlan, Outcome } from './athlete-import.ts';

const kinds = ['new', 'changed', 'unchanged', 'refused', 'ambiguous'] as const;
const linesShown = 8;

function linesOf(outcome: Outcome): string[] {
  const head = `line ${outcome.line}: ${outcome.kind} ${outcome.label}`;
  switch (outcome.kind) {
    case 'unchanged':
      return [];
    case 'new':
    case 'changed':
      return [
        `${head}, ${outcome.league}`,
        ...outcome.changes.map(({ field, old, now }) =>
          outcome.kind === 'new' ? `  ${field}: ${now}` : `  ${field}: ${old} -> ${now}`,
        ),
      ];
    case 'refused':
    case 'ambiguous':
      return outcome.reasons.map((reason) => `${head}: ${reason}`);
  }
}

function noteLine(note: string, lines: readonly number[]): string {
  const more = lines.length - linesShown;
  const shown = lines.slice(0, linesShown).join(', ');
  return `${note} (line ${shown}${more > 0 ? ` and ${more} more` : ''})`;
}

/** The report of an import: every new, changed, refused and ambiguous row, then the totals. */
export function reportOf({ outcomes, newViolations, notes }: ImportPlan): string[] {
  const sums = kinds.map(
    (kind) => `${outcomes.filter((each) => each.kind === kind).length} ${kind}`,
  );
  return [
    ...outcomes.flatMap(linesOf),
    ...[...notes].map(([note, lines]) => noteLine(note, lines)),
    ...newViolations.map((violation) => `the data would have a violation: ${violation}`),
    `${outcomes.length} rows: ${sums.join(', ')}`,
  ];
}
