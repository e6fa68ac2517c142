import type { Athlete, Fact, LeagueRecord } from '@craque/common/domain/athlete/athlete.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { leagueRow } from '@craque/common/domain/sport.ts';
import type { Draft, Given } from './athlete-row.ts';

export type Change = { field: string; old: string; now: string };
export type Changed = { record: LeagueRecord; changes: Change[] } | { refused: string };

/** Facts that only these contain are not imported (docs/athletes.md). */
const checkOnly = new Set([
  ...['FC26', 'FC26dob', 'Sackmann-atp', 'Sackmann-wta', 'TML'],
  ...['credits2026', 'BRdump2023', 'BRdump2024'],
]);

/** A token may have a remark in brackets: `TML(players list)`. */
const isCheckTable = (token: string) => checkOnly.has(token.replace(/\(.*$/, ''));

export function isCheckOnly({ sources = [] }: Given): boolean {
  return sources.length > 0 && sources.every(isCheckTable);
}

const joined = (known: string | undefined, added: readonly string[]) => [
  ...new Set([...(known?.split('+') ?? []), ...added]),
];

function sourcesWith(record: Partial<LeagueRecord>, sources: readonly string[] = []) {
  const source = joined(
    record.source,
    sources.filter((each) => !isCheckTable(each)),
  );
  const checked = joined(record.checkedAgainst, sources.filter(isCheckTable));
  return {
    ...(source.length > 0 && { source: source.join('+') }),
    ...(checked.length > 0 && { checkedAgainst: checked.join('+') }),
  };
}

function withNames(known: readonly string[] = [], added: readonly string[] = []): string[] {
  const held = new Set(known.map(normaliseName));
  return [...known, ...added.filter((each) => !held.has(normaliseName(each)))];
}

function withFacts(known: readonly Fact[], added: readonly Fact[]): Fact[] {
  const now = new Map(added.map((fact) => [fact.kind, fact]));
  const kept = known.map((fact) => now.get(fact.kind) ?? fact);
  return [...kept, ...added.filter(({ kind }) => !known.some((fact) => fact.kind === kind))];
}

/** Compares the common precision: a month is neither before nor after its own days. */
function isLater(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) > b.slice(0, length);
}

function text(value: unknown): string {
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? value.join(', ') || 'nothing' : String(value);
}

export function changesBetween(before: LeagueRecord, after: LeagueRecord): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => field !== 'facts')
    .map((field) => [field, before[field as 'name'], after[field as 'name']] as const);
  const facts = after.facts.map(
    ({ kind, value }) =>
      [kind, before.facts.find((fact) => fact.kind === kind)?.value, value] as const,
  );
  return [...fields, ...facts]
    .filter(([, old, now]) => JSON.stringify(old) !== JSON.stringify(now))
    .map(([field, old, now]) => ({ field, old: text(old), now: text(now) }));
}

function keptSpellings(record: LeagueRecord, given: Given): Pick<Given, 'fullName' | 'surname'> {
  const isSame = (a = '', b = '') => normaliseName(a) === normaliseName(b);
  const { fullName, surname } = record;
  return {
    ...(fullName !== undefined && isSame(fullName, given.fullName) && { fullName }),
    ...(surname !== undefined && isSame(surname, given.surname) && { surname }),
  };
}

function overlaid(record: LeagueRecord, { id, given, facts }: Draft): LeagueRecord {
  const { name, teams = [], nationality = [], asOf, sources, ...plain } = given;
  const knows = nationality.every((country) => record.nationality.includes(country));
  const others = record.nationality.filter((country) => !nationality.includes(country));
  const [team] = teams;
  return {
    ...record,
    ...(plain as Partial<LeagueRecord>),
    // Without an id the record was found by name, often in a poorer spelling.
    ...(id === undefined ? keptSpellings(record, given) : name !== undefined && { name }),
    ...(knows ? {} : { nationality: [...nationality, ...others] }),
    ...(team !== undefined && !teams.includes(record.team) && { team }),
    alsoKnownAs: withNames(record.alsoKnownAs, given.alsoKnownAs),
    ...((record.sharedNames ?? given.sharedNames) && {
      sharedNames: withNames(record.sharedNames, given.sharedNames),
    }),
    facts: withFacts(record.facts, facts),
  };
}

/** Values missing in the row stay, and an older row keeps the newer team. */
export function changedRecord(record: LeagueRecord, draft: Draft): Changed {
  const { teams = [], asOf, sources } = draft.given;
  const now = overlaid(record, draft);
  if (now.team !== record.team && asOf !== undefined && isLater(record.asOf, asOf))
    return { refused: `team: ${now.team} of ${asOf} is older than ours of ${record.asOf}` };
  // The date belongs to the team, so a row without a team does not change it.
  const isNewer = asOf !== undefined && teams.length > 0 && isLater(asOf, record.asOf);
  const dated = isNewer ? { ...now, asOf } : now;
  const changes = changesBetween(record, dated);
  if (changes.length === 0) return { record, changes };
  const whole = { ...dated, ...sourcesWith(record, sources) };
  return { record: whole, changes: changesBetween(record, whole) };
}

const required = 'name dateOfBirth nationality gender fame team position asOf source'.split(' ');
/** In %, for somebody of whom nothing is known there yet. */
const newcomerShare = 30;

/** Of somebody in a league that they are new to; what is known of them from elsewhere stays. */
export function newRecord(draft: Draft, known: Athlete | undefined): Changed {
  const { id, given, league } = draft;
  const { gender } = leagueRow(league);
  const newcomer: Partial<Athlete> = {
    id: id ?? normaliseName(given.name ?? '').replaceAll(' ', '-'),
    ...{ alsoKnownAs: [], nationality: [], home: league, facts: [] },
    ...(gender !== 'mixed' && { gender }),
  };
  const { sport: _, memberships = [], ...person } = known ?? newcomer;
  const before = person as unknown as LeagueRecord;
  const record: LeagueRecord = {
    ...{ active: memberships[0]?.active ?? true, ...(known && { share: newcomerShare }) },
    ...overlaid(before, { ...draft, id: known ? id : before.id }),
    ...(given.asOf !== undefined && { asOf: given.asOf }),
    ...sourcesWith({}, given.sources),
  };
  const missing = required.filter((field) => [record[field as 'name'] ?? []].flat().length === 0);
  if (missing.length > 0) return { refused: `new, but without ${missing.join(', ')}` };
  return {
    record,
    changes: changesBetween(known ? before : ({ facts: [] } as unknown as LeagueRecord), record),
  };
}
