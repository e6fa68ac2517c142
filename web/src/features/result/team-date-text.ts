import type { GameView } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';
import { dataDateText } from '../../ui/language/reader-language.ts';

/** "Club as of Sep 2025", for a team that the athlete may have left since; else undefined. */
export function teamDateText(
  t: TFunction,
  language: Language,
  { teamAsOf, sport }: Pick<GameView, 'teamAsOf' | 'sport'>,
): string | undefined {
  if (!teamAsOf) return undefined;
  const label = t(`game.clues.team.${sport}`);
  return t('result.teamAsOf', { label, date: dataDateText(teamAsOf, language) });
}
