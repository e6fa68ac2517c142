import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { ownPlace } from './podium-rows.ts';

/**
 * The challenge's line in a shared result: the player's own place, and no names of others.
 * Undefined in a solo game.
 */
export function useChallengeLine(game: GameView): string | undefined {
  const { t } = useTranslation();
  const place = ownPlace(game);
  if (!place) return undefined;
  const { rank, total } = place;
  return t('challenge.place.share', { rank, total });
}
