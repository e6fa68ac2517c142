import { createHash } from 'node:crypto';
import {
  type Athlete,
  type Fact,
  type FactForm,
  type FactKind,
  factKindsOf,
  type LeagueRecord,
} from '@craque/common/domain/athlete/athlete.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { CorrectionField } from '@craque/common/domain/athlete/correction.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { personOf, recordIn, withRecord } from '../athletes/athlete-record.ts';
import { parsePerson } from '../athletes/athlete-schema.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { catalogueViolations } from '../athletes/catalogue-violations.ts';

/** An accepted value in the form of the data files. */
export type Overlay = {
  athleteId: string;
  league: League;
  field: CorrectionField;
  value: string;
  /** Day on which it was accepted: the date of a team. */
  asOf: string;
};

const listed = /[\s;,]+/;

/** Semicolons separate names in the table; the other signs begin a formula, in full width as well. */
const fitsTable = (field: CorrectionField, value: string) =>
  !/^[=+\-@]/.test(value.normalize('NFKC')) && !(field === 'alsoKnownAs' && value.includes(';'));

export const factForm = (sport: Sport, kind: string) =>
  (factKindsOf[sport] as Readonly<Record<string, FactForm>>)[kind];
const factOf = (facts: readonly Fact[], kind: string) => facts.find((each) => each.kind === kind);

/** In the form of the data files; null without a value or league. */
export function cellOf(athlete: Athlete, league: League, field: CorrectionField): string | null {
  const record = recordIn(athlete, league);
  if (!record) return null;
  if (field === 'alsoKnownAs') return record.alsoKnownAs.join('; ');
  if (field === 'nationality') return record.nationality.join(' ');
  if (field === 'neverAsked') return record.neverAsked?.reason ?? null;
  if (Object.hasOwn(record, field)) return String(record[field as 'name']);
  const value = factOf(record.facts, field)?.value;
  return value === undefined ? null : [value].flat().join(' ');
}

const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** Of `2003–2005`, as players read it, all three. */
function yearsIn(text: string): number[] {
  const [from = 0, to = 0] = text.match(/^\d{4}[–-]\d{4}$/) ? text.split(/[–-]/).map(Number) : [];
  return from < to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : [wholeNumber(text)];
}

/** A value that no schema accepts, for a text of another form. */
export function factValue(form: FactForm | undefined, text: string): Fact['value'] {
  if (form === 'years') return text.split(listed).flatMap(yearsIn);
  return typeof form === 'string' ? wholeNumber(text) : text;
}

function changeOf(record: LeagueRecord, sport: Sport, { field, value, asOf }: Overlay): object {
  if (field === 'alsoKnownAs') return { alsoKnownAs: [...record.alsoKnownAs, value] };
  if (field === 'nationality') return { nationality: value.split(listed) };
  if (field === 'neverAsked') return { neverAsked: { reason: value, date: asOf } };
  if (field === 'team') return { team: value, asOf };
  if (field === 'number') return { number: wholeNumber(value) };
  if (field === 'name' || field === 'dateOfBirth' || field === 'position')
    return { [field]: value };
  const fact = { kind: field, value: factValue(factForm(sport, field), value) };
  const isKnown = factOf(record.facts, field as FactKind) !== undefined;
  return {
    facts: isKnown
      ? record.facts.map((each) => (each.kind === field ? fact : each))
      : [...record.facts, fact],
  };
}

function asCell(sport: Sport, field: CorrectionField, value: string): string {
  if (field === 'nationality') return value.split(listed).join(' ');
  return factForm(sport, field) === 'years' ? [factValue('years', value)].flat().join(' ') : value;
}

const isSame = (athlete: Athlete, { league, field, value }: Overlay) =>
  field === 'alsoKnownAs'
    ? acceptedNames(athlete).includes(normaliseName(value))
    : cellOf(athlete, league, field) === asCell(athlete.sport, field, value);

/**
 * The same object if the data have the value already; undefined if it does not fit the field or the
 * athlete has left the league.
 */
export function overlaid(athlete: Athlete, overlay: Overlay): Athlete | undefined {
  const { league, field, value } = overlay;
  const record = recordIn(athlete, league);
  if (!record || !fitsTable(field, value)) return undefined;
  if (isSame(athlete, overlay)) return athlete;
  const change = changeOf(record, athlete.sport, overlay);
  const changed = withRecord(athlete, { ...record, ...change }, league);
  return 'person' in parsePerson(athlete.sport, personOf(changed)) ? changed : undefined;
}

/** For example a name of somebody else in the league, or the whole name of anybody in the sport. */
export function contradicts(catalogue: Catalogue, changed: Athlete, overlay: Overlay): boolean {
  if (overlay.field === 'alsoKnownAs' && isWholeNameOfAnother(catalogue, changed, overlay.value))
    return true;
  const own = changed.memberships.map(({ league }) => league);
  const people = new Map(
    own.flatMap((league) => catalogue.members(league)).map((each) => [each.id, each]),
  );
  people.set(changed.id, changed);
  return catalogueViolations([...people.values()]).some((violation) =>
    violation.includes(changed.id),
  );
}

function isWholeNameOfAnother({ nameIndex }: Catalogue, { id, sport }: Athlete, text: string) {
  const name = normaliseName(text);
  const holders = nameIndex.get(sport)?.exact.get(name)?.candidates ?? [];
  return holders.some(
    ({ athleteId, names: [usual] }) => athleteId !== id && usual === name && name.includes(' '),
  );
}

/** Later values override earlier ones. */
export function withOverlays(original: Catalogue, overlays: readonly Overlay[]): Catalogue {
  const changed = new Map<string, Athlete>();
  for (const overlay of overlays) {
    const athlete = changed.get(overlay.athleteId) ?? original.athlete(overlay.athleteId);
    const next = athlete && overlaid(athlete, overlay);
    if (next && next !== athlete) changed.set(next.id, next);
  }
  if (changed.size === 0) return original;
  const people = [...changed.values()];
  const version = createHash('sha256').update(original.dataVersion).update(JSON.stringify(people));
  return original.replacing(people, version.digest('hex').slice(0, 12));
}
