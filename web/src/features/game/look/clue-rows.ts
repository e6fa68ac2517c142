import type { GameView } from '@craque/common/contracts/games.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';
import { dateText } from './reader-language.ts';

/** `value` is null while the clue is hidden. */
export type ClueRow = { label: string; value: string | null };

/** The four clues of a game in their order on the strip. */
export function clueRows(t: TFunction, language: Language, game: GameView): ClueRow[] {
  const { sport, athleteDetail } = game;
  const { dateBorn } = athleteDetail;
  return [
    { label: t('game.clues.dateBorn'), value: dateBorn && dateText(dateBorn, language) },
    { label: t('game.clues.nationality'), value: athleteDetail.nationality },
    { label: t(`game.clues.team.${sport}`), value: athleteDetail.team },
    { label: t(`game.clues.position.${sport}`), value: athleteDetail.position },
  ];
}
