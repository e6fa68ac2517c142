import type { InviteView } from '@craque/common/contracts/challenges.ts';
import type { TFunction } from 'i18next';
import { leagueName } from './league-name.ts';

/** Such as Basketball · NBA · Medium; a league named like its sport is not repeated. */
export function challengeText(t: TFunction, game: InviteView['game']): string {
  const { sport, league, difficulty } = game;
  const words = [t(`sports.${sport}`), leagueName(t, league), t(`levels.${difficulty}`)];
  return [...new Set(words)].join(' · ');
}
