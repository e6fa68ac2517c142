import type { GameView } from '@craque/common/contracts/games.ts';
import { dailyPath } from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useKnownDaily } from '../../lib/use-daily.ts';
import { ownPlace } from '../challenges/standings.ts';
import { dailyShareText, shareText } from './share-text.ts';

/** The result to share: in the reader's language, or for a daily as symbols alone. */
export function useShareText(game: GameView): string {
  const { t } = useTranslation();
  const { daily } = game;
  const today = useKnownDaily();
  const streak = today && today.date === daily?.date ? today.streak.current : 0;
  if (daily) {
    const link = `${window.location.origin}${dailyPath}`;
    return dailyShareText(game, { daily, streak: daily.counts ? streak : 0, link });
  }
  const place = ownPlace(game);
  const sport = t(`sports.${game.sport}`);
  const level = t(`levels.${game.difficulty}`);
  return shareText(game, {
    head: (result) => t('share.head', { sport, level, result }),
    points: t('game.points', { points: game.score }),
    line: place && t('challenge.place.share', place),
    link: `${window.location.origin}/`,
  });
}
