import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { EndBlock } from './end-block.tsx';
import { ShareButtons } from './share-buttons.tsx';

export type GameEndProps = { game: GameView; onPlayAgain: () => void; onResult: () => void };

/** The end of a game on the main screen, behind the result dialog and after it is closed. */
export function GameEnd({ game, onPlayAgain, onResult }: GameEndProps) {
  const { t } = useTranslation();
  return (
    <EndBlock game={game}>
      <Button onClick={onPlayAgain}>{t('game.ended.play')}</Button>
      <Button variant="quiet" onClick={onResult}>
        {t('result.tabs')}
      </Button>
      <ShareButtons game={game} />
    </EndBlock>
  );
}
