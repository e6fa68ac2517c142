import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { shareText } from './share-text.ts';

/** The result in the reader's language, ready to share. */
export function useShareText(game: GameView, line?: string): string {
  const { t } = useTranslation();
  return shareText(game, {
    sport: t(`sports.${game.sport}`),
    level: t(`levels.${game.difficulty}`),
    points: t('game.points', { points: game.score }),
    line,
    link: `${window.location.origin}/`,
  });
}
