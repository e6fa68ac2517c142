import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';

type Named = Pick<AthleteRecord, 'name' | 'dateOfBirth'>;

/** In alphabetical order for a reader; people with one name by birth. */
export function byName(): (a: Named, b: Named) => number {
  const collator = new Intl.Collator('en');
  return (a, b) => collator.compare(a.name, b.name) || (a.dateOfBirth < b.dateOfBirth ? -1 : 1);
}

/** JSON on one line, with a space after each comma and colon except between numbers. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) {
    const comma = value.every((each) => typeof each === 'number') ? ',' : ', ';
    return `[${value.map(spaced).join(comma)}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`).join(', ')}}`;
}

export function textOfRecords(records: readonly AthleteRecord[]): string {
  return `[\n${records.toSorted(byName()).map(spaced).join(',\n')}\n]\n`;
}

function parsed(line: string): Partial<Named> | undefined {
  try {
    const value: unknown = JSON.parse(line.replace(/,$/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function lineViolations(text: string): string[] {
  const lines = text.split('\n');
  if (lines[0] !== '[' || lines.at(-2) !== ']' || lines.at(-1) !== '') {
    return ['does not begin with a line [ and end with a line ]'];
  }
  const order = byName();
  const violations: string[] = [];
  let before: Named | undefined;
  for (const [index, line] of lines.slice(1, -2).entries()) {
    const { name, dateOfBirth } = parsed(line) ?? {};
    if (name === undefined || dateOfBirth === undefined) {
      violations.push(`line ${index + 2}: not one athlete`);
      continue;
    }
    const now = { name, dateOfBirth };
    if (before && order(before, now) > 0) {
      violations.push(`line ${index + 2}: ${name} stands after ${before.name}`);
    }
    before = now;
  }
  return violations;
}
