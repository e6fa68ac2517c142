import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { leagueNamed, sportOf, sports } from '@craque/common/domain/sport.ts';
import type { TFunction } from 'i18next';
import { leagueName } from '../../../lib/league-name.ts';

/** What is played, in a line: rounds, time, level, and the league or the sports. */
export function settingsText(
  t: TFunction,
  language: string,
  { rounds, seconds, leagues, difficulty, teams }: PartyState['settings'],
): string {
  const time =
    seconds === null ? t('party.settings.untimed') : t('party.settings.seconds', { seconds });
  const [only, ...others] = leagues;
  const named = new Set(leagues.flatMap((each) => leagueNamed(each) ?? []).map(sportOf));
  const mixed = sports.filter((sport) => named.has(sport)).map((sport) => t(`sports.${sport}`));
  const who =
    only !== undefined && others.length === 0
      ? leagueName(t, only)
      : new Intl.ListFormat(language, { type: 'unit' }).format(mixed);
  const count = t('party.settings.count', { count: rounds });
  const sides = teams === undefined ? [] : [t('party.teams.count', { count: teams })];
  return [count, time, ...sides, t(`levels.${difficulty}`), who].join(' · ');
}
