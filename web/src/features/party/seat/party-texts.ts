import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import type { TFunction } from 'i18next';
import { shortLeagueName } from '../../../lib/league-name.ts';

export const roundText = (t: TFunction, { round, settings }: PartyState): string =>
  t('party.round.of', { k: round?.index ?? 1, total: settings.rounds });

export const leagueText = (t: TFunction, { round, settings }: PartyState): string =>
  `${shortLeagueName(t, round?.league ?? '')}, ${t(`levels.${settings.difficulty}`)}`;

/** Who hears it does not see the colour and the mark of the sport. */
export const sportText = (t: TFunction, state: PartyState): string =>
  `${t(`sports.${state.round?.sport ?? 'soccer'}`)}, ${leagueText(t, state)}`;

type Initials = NonNullable<NonNullable<PartyState['round']>['initials']>;

export const lettersText = (t: TFunction, { letters, mononym }: Initials): string =>
  t(mononym ? 'party.round.mononym' : 'party.round.letters', { count: letters });

/** The own points of the round that has just ended are there. */
export const isScored = ({ state, seat }: PartyView): boolean =>
  seat?.sheet.some(({ number }) => number === state.round?.number) === true;

export function firstText(t: TFunction, { round }: PartyState, own: number | undefined): string {
  const first = round?.answer?.first;
  if (!first) return t('party.reveal.nobody');
  return first.seat === own ? t('party.reveal.you') : t('party.reveal.first', { name: first.name });
}

export const placeText = (t: TFunction, place: number, seats: number): string =>
  t('party.place', { place, seats: Math.max(seats, place) });

/** In the first round nobody keeps a place; undefined then. */
export function movedText(t: TFunction, { round }: PartyState, moved: number): string | undefined {
  if (moved === 0) return round?.index === 1 ? undefined : t('party.reveal.same');
  return t(moved > 0 ? 'party.reveal.up' : 'party.reveal.down', { count: Math.abs(moved) });
}
