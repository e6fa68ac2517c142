import { mergeAthletes } from '@craque/api/athletes/athlete-merge.ts';
import { parseAthleteRecord } from '@craque/api/athletes/athlete-schema.ts';
import { catalogueViolations } from '@craque/api/athletes/catalogue-violations.ts';
import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import { type League, sportOf } from '@craque/common/domain/sport.ts';
import type { Draft, ReadRow } from './athlete-row.ts';
import { peopleViolations } from './data-violations.ts';
import {
  type Change,
  changedRecord,
  changesBetween,
  isCheckOnly,
  newRecord,
  withPerson,
} from './record-change.ts';
import { matchRecord, type Records } from './record-match.ts';

export type Outcome = { line: number; label: string } & (
  | { kind: 'new' | 'changed'; league: League; changes: readonly Change[] }
  | { kind: 'unchanged' }
  | { kind: 'refused' | 'ambiguous'; reasons: readonly string[] }
);

type State = {
  records: Map<League, readonly AthleteRecord[]>;
  touched: Set<League>;
  lines: Map<string, number>;
};

const labelOf = ({ id, given }: Draft) => given.name ?? id ?? '';

function violationsOf(records: Records): string[] {
  const { athletes, violations } = mergeAthletes(records);
  const people = [...athletes.values()];
  return [
    ...violations,
    ...catalogueViolations(records, people),
    ...Object.values(peopleViolations(people)).flat(),
  ];
}

function put(state: State, league: League, record: AthleteRecord): void {
  const list = state.records.get(league) ?? [];
  const kept = list.filter(({ id }) => id !== record.id);
  state.records.set(league, [...kept, record]);
  state.touched.add(league);
}

function spread(state: State, { league }: Draft, record: AthleteRecord): Change[] {
  return [...state.records].flatMap(([other, list]) => {
    const same = list.find(({ id }) => id === record.id);
    if (other === league || !same || sportOf(other) !== sportOf(league)) return [];
    const changed = withPerson(same, record);
    const changes = changesBetween(same, changed);
    if (changes.length > 0) put(state, other, changed);
    return changes.map((change) => ({ ...change, field: `${change.field} in ${other}` }));
  });
}

function resultOf(state: State, draft: Draft, known: readonly AthleteRecord[]) {
  const id = known[0]?.id;
  const present = state.records.get(draft.league)?.find((record) => record.id === id);
  const { teams = [] } = draft.given;
  if (teams.length > 1 && !teams.includes(present?.team ?? ''))
    return { refused: `team: ${teams.join(' / ')} leaves open which of them it is` };
  const result = present ? changedRecord(present, draft) : newRecord(draft, known);
  if ('refused' in result) return result;
  const isTaken = [...state.records.values()].flat().some((each) => each.id === result.record.id);
  if (known.length === 0 && isTaken)
    return { refused: `the id ${result.record.id} is taken: give another` };
  return { ...result, kind: present ? ('changed' as const) : ('new' as const) };
}

function applyDraft(state: State, draft: Draft): Outcome {
  const place = { line: draft.line, label: labelOf(draft) };
  const refused = (...reasons: string[]): Outcome => ({ ...place, kind: 'refused', reasons });
  if (isCheckOnly(draft.given))
    return refused('its sources serve for checks alone: npm run check:athletes compares with them');
  const match = matchRecord(state.records, draft);
  if ('reason' in match) return { ...place, kind: match.kind, reasons: [match.reason] };
  const result = resultOf(state, draft, match.known);
  if ('refused' in result) return refused(result.refused);
  const key = `${draft.league}/${result.record.id}`;
  const earlier = state.lines.get(key);
  if (earlier !== undefined) return refused(`line ${earlier} is about the same athlete`);
  state.lines.set(key, draft.line);
  const label = `${result.record.id} (${result.record.name})`;
  const parsed = parseAthleteRecord(sportOf(draft.league), result.record);
  if ('violations' in parsed) return refused(...parsed.violations);
  // Even if this league has the row already: an interrupted import may have left the others behind.
  const changes = [...result.changes, ...spread(state, draft, parsed.record)];
  if (changes.length === 0) return { ...place, label, kind: 'unchanged' };
  if (result.changes.length > 0) put(state, draft.league, parsed.record);
  return { ...place, label, kind: result.kind, league: draft.league, changes };
}

function notesOf(rows: readonly ReadRow[]) {
  const drafts = rows.flatMap((row) => ('draft' in row ? row.draft : []));
  const noted = drafts.flatMap(({ line, notes }) => notes.map((note) => ({ line, note })));
  return Map.groupBy(noted, ({ note }) => note);
}

/** What the rows would change; nothing is written. No record and no field is ever removed. */
export function planImport(records: Records, rows: readonly ReadRow[]) {
  const state: State = { records: new Map(records), touched: new Set(), lines: new Map() };
  const outcomes = rows.map(
    (row): Outcome =>
      'draft' in row
        ? applyDraft(state, row.draft)
        : { line: row.line, label: row.name, kind: 'refused', reasons: row.violations },
  );
  const before = new Set(violationsOf(records));
  return {
    outcomes,
    records: state.records,
    touched: state.touched,
    newViolations: violationsOf(state.records).filter((violation) => !before.has(violation)),
    notes: notesOf(rows),
  };
}
export type ImportPlan = ReturnType<typeof planImport>;
