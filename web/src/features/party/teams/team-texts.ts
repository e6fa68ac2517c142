import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import type { TFunction } from 'i18next';
import type { OwnSeat } from '../state/party-views.ts';

export type TeamRow = NonNullable<PartyState['teams']>[number];

export const ownTeam = ({ teams }: PartyState, seat: PartyView['seat']): TeamRow | undefined =>
  teams?.find(({ team }) => team === seat?.row?.team);

/** The own team and its place; undefined without one. */
export function teamPlaceText(t: TFunction, state: PartyState, seat: OwnSeat): string | undefined {
  const row = ownTeam(state, seat);
  if (!row?.place) return undefined;
  const value = t('party.place', { place: row.place, seats: state.teams?.length ?? 0 });
  return t('labelled', { label: t(`party.teams.${row.team}`), value });
}

export const winnersOf = (teams: readonly TeamRow[]): TeamRow[] =>
  teams.filter(({ place }) => place === 1);

/** Who has won, in a line; undefined without teams. */
export function wonText(t: TFunction, { teams = [] }: PartyState): string | undefined {
  const winners = winnersOf(teams);
  if (winners.length === 0) return undefined;
  const names = winners.map(({ team }) => t(`party.teams.${team}`)).join(', ');
  return t('labelled', { label: t('party.teams.won', { count: winners.length }), value: names });
}
