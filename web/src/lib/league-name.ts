import { leagueNamed, leagueRow } from '@craque/common/domain/sport.ts';
import type { TFunction } from 'i18next';

/** The league's name in the reader's language; an unknown one keeps the server's. */
export function leagueName(t: TFunction, nameOrSlug: string): string {
  const league = leagueNamed(nameOrSlug);
  return league ? t(`leagues.${league}`) : nameOrSlug;
}

export function shortLeagueName(t: TFunction, nameOrSlug: string): string {
  const league = leagueNamed(nameOrSlug);
  return (league && leagueRow(league).short) ?? leagueName(t, nameOrSlug);
}
