import type { PersonRecord } from '@craque/common/domain/athlete/athlete.ts';

type Named = Pick<PersonRecord, 'name' | 'dateOfBirth'>;

const collator = new Intl.Collator('en');
/** In alphabetical order for a reader; people with one name by birth. */
const byName = (a: Named, b: Named) =>
  collator.compare(a.name, b.name) || (a.dateOfBirth < b.dateOfBirth ? -1 : 1);

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

export function textOfRecords(records: readonly PersonRecord[]): string {
  return `[\n${records.toSorted(byName).map(spaced).join(',\n')}\n]\n`;
}

export function lineViolations(text: string): string[] {
  try {
    const wanted = textOfRecords(JSON.parse(text));
    if (text === wanted) return [];
    const lines = wanted.split('\n');
    const at = text.split('\n').findIndex((line, index) => line !== lines[index]);
    return [`line ${at + 1}: not as npm run import:athletes writes it`];
  } catch {
    return ['is no list of athletes'];
  }
}
