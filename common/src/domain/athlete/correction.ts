import { factKindsOf, type FactKind, leagueFactKinds } from './athlete.ts';
import { normaliseName } from './name-match.ts';
import type { League } from '../sport.ts';

const plainFields = [
  'alsoKnownAs',
  'name',
  'team',
  'dateOfBirth',
  'nationality',
  'position',
  'number',
  'neverAsked',
] as const;

/** What a report is about: one more name that should count, or the value of a field or fact; `neverAsked` only the operator decides. */
export type CorrectionField = (typeof plainFields)[number] | FactKind;

export const correctionFields: readonly CorrectionField[] = [
  ...plainFields,
  ...new Set(Object.values(factKindsOf).flatMap((kinds) => Object.keys(kinds) as FactKind[])),
];

export const correctionStatuses = ['open', 'accepted', 'refused'] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

const leagueFields: ReadonlySet<string> = new Set([
  'team',
  'position',
  'number',
  ...leagueFactKinds,
]);

export const isOfLeague = (field: CorrectionField): boolean => leagueFields.has(field);

export type CorrectionSubject = {
  athleteId: string;
  league: League;
  field: CorrectionField;
  text: string;
};

/** Equal for equivalent reports. Accents count, except in accepted names. */
export function correctionSlot({ athleteId, league, field, text }: CorrectionSubject): string {
  const value =
    field === 'alsoKnownAs'
      ? normaliseName(text)
      : text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return [athleteId, isOfLeague(field) ? league : '', field, value].join('\n');
}
