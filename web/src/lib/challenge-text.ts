import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { TFunction } from 'i18next';
import { leagueName } from './league-name.ts';

/** What one is challenged to, such as Basketball · NBA · Medium; a league that is called like its sport is said once. */
export function challengeText(t: TFunction, game: InviteView['game']): string {
  const { sport, league, difficulty } = game;
  const words = [t(`sports.${sport}`), leagueName(t, league), t(`levels.${difficulty}`)];
  return [...new Set(words)].join(' · ');
}
