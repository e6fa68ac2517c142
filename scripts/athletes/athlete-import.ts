import { personOf, recordIn, withRecord } from '@craque/api/athletes/athlete-record.ts';
import { parsePerson } from '@craque/api/athletes/athlete-schema.ts';
import { catalogueViolations } from '@craque/api/athletes/catalogue-violations.ts';
import { haveOneBirth, recognisedViolations } from '@craque/api/athletes/recognised-files.ts';
import type { Athlete, Guessable } from '@craque/common/domain/athlete/athlete.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import type { Draft, ReadRow } from './athlete-row.ts';
import { peopleViolations } from './data-violations.ts';
import { type Change, changedRecord, isCheckOnly, newRecord } from './record-change.ts';
import { matchAthlete } from './record-match.ts';

export type Outcome = { line: number; label: string } & (
  | { kind: 'new' | 'changed'; league: League; changes: readonly Change[] }
  | { kind: 'unchanged' }
  | { kind: 'refused' | 'ambiguous'; reasons: readonly string[] }
);

type State = {
  athletes: Map<string, Athlete>;
  touched: Set<Sport>;
  lines: Map<string, number>;
};

const labelOf = ({ id, given }: Draft) => given.name ?? id ?? '';

function violationsOf(athletes: readonly Athlete[], recognised: readonly Guessable[]): string[] {
  return [
    ...catalogueViolations(athletes),
    ...recognisedViolations(recognised, athletes),
    ...Object.values(peopleViolations(athletes)).flat(),
  ];
}

function resultOf({ athletes }: State, draft: Draft, known: Athlete | undefined) {
  const present = known && recordIn(known, draft.league);
  const { teams = [] } = draft.given;
  if (teams.length > 1 && !teams.includes(present?.team ?? ''))
    return { refused: `team: ${teams.join(' / ')} leaves open which of them it is` };
  const result = present ? changedRecord(present, draft) : newRecord(draft, known);
  if ('refused' in result) return result;
  if (!known && athletes.has(result.record.id))
    return { refused: `the id ${result.record.id} is taken: give another` };
  return { ...result, kind: present ? ('changed' as const) : ('new' as const) };
}

function applyDraft(state: State, draft: Draft): Outcome {
  const place = { line: draft.line, label: labelOf(draft) };
  const refused = (...reasons: string[]): Outcome => ({ ...place, kind: 'refused', reasons });
  if (isCheckOnly(draft.given))
    return refused('its sources serve for checks alone: npm run check:athletes compares with them');
  const match = matchAthlete([...state.athletes.values()], draft);
  if ('reason' in match) return { ...place, kind: match.kind, reasons: [match.reason] };
  const { known } = match;
  const result = resultOf(state, draft, known);
  if ('refused' in result) return refused(result.refused);
  const { record, changes, kind } = result;
  const key = `${draft.league}/${record.id}`;
  const earlier = state.lines.get(key);
  if (earlier !== undefined) return refused(`line ${earlier} is about the same athlete`);
  state.lines.set(key, draft.line);
  const label = `${record.id} (${record.name})`;
  const athlete = withRecord(known ?? { memberships: [] }, record, draft.league);
  const parsed = parsePerson(athlete.sport, personOf(athlete));
  if ('violations' in parsed) return refused(...parsed.violations);
  if (changes.length === 0) return { ...place, label, kind: 'unchanged' };
  state.athletes.set(record.id, athlete);
  state.touched.add(athlete.sport);
  return { ...place, label, kind, league: draft.league, changes };
}

function notesOf(rows: readonly ReadRow[]) {
  const drafts = rows.flatMap((row) => ('draft' in row ? row.draft : []));
  const noted = drafts.flatMap(({ line, notes }) => notes.map((note) => ({ line, note })));
  return Map.groupBy(noted, ({ note }) => note);
}

/**
 * What the rows would change; nothing is written. No record and no field is ever removed; whoever was
 * only recognised and becomes an athlete is `moved`.
 */
export function planImport(
  athletes: readonly Athlete[],
  rows: readonly ReadRow[],
  recognised: readonly Guessable[],
) {
  const state: State = {
    athletes: new Map(athletes.map((each) => [each.id, each])),
    touched: new Set(),
    lines: new Map(),
  };
  const outcomes = rows.map(
    (row): Outcome =>
      'draft' in row
        ? applyDraft(state, row.draft)
        : { line: row.line, label: row.name, kind: 'refused', reasons: row.violations },
  );
  const before = new Set(violationsOf(athletes, recognised));
  const after = [...state.athletes.values()];
  const moved = recognised.filter((each) => {
    const athlete = state.athletes.get(each.id);
    return athlete?.sport === each.sport && haveOneBirth(athlete, each);
  });
  const still = recognised.filter((each) => !moved.includes(each));
  return {
    outcomes,
    athletes: after,
    touched: state.touched,
    moved,
    newViolations: violationsOf(after, still).filter((violation) => !before.has(violation)),
    notes: notesOf(rows),
  };
}
export type ImportPlan = ReturnType<typeof planImport>;
