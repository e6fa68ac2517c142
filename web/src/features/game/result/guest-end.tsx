import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { EndBlock } from './end-block.tsx';
import { ShareButtons } from './share-buttons.tsx';

export type GuestEndProps = { game: GameView; onNew: () => void; onDetails: () => void };

/**
 * The end of a guest's game: after a win the next one starts by itself, after a loss the player
 * asks for it.
 */
export function GuestEnd({ game, onNew, onDetails }: GuestEndProps) {
  const { t } = useTranslation();
  return (
    <EndBlock game={game} {...(game.won && { note: t('guest.next') })}>
      {!game.won && <Button onClick={onNew}>{t('game.newGame')}</Button>}
      <Button variant="quiet" onClick={onDetails}>
        {t('guest.last.details')}
      </Button>
      <ShareButtons game={game} />
    </EndBlock>
  );
}
