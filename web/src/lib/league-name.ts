import { type League, leagueNamed } from '@craque/common/domain/sport.ts';
import type { TFunction } from 'i18next';

const keys = {
  'English Premier League': 'english-premier-league',
  'Spanish La Liga': 'spanish-la-liga',
  'Italian Serie A': 'italian-serie-a',
  'German Bundesliga': 'german-bundesliga',
  'French Ligue 1': 'french-ligue-1',
  Brasileirão: 'brasileirao',
  NBA: 'nba',
  EuroLeague: 'euroleague',
  'FIBA World Cup': 'fiba-world-cup',
  ATP: 'atp',
  WTA: 'wta',
  'Grand Slam': 'grand-slam',
  'Formula 1': 'formula-1',
  'Formula 2': 'formula-2',
} as const satisfies Record<League, string>;

/** A league as the reader calls it; one that this client does not know yet keeps the server's name. */
export function leagueName(t: TFunction, wireName: string): string {
  const league = leagueNamed(wireName);
  return league ? t(`leagues.${keys[league]}`) : wireName;
}
