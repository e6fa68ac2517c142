import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { ShareButtons } from '../../play/share/share-buttons.tsx';
import { AlbumNews } from '../../play/end/album-news.tsx';
import { EndBlock } from '../../play/end/end-block.tsx';
import { LostSummary } from '../../play/end/lost-summary.tsx';
import { useAftermath } from '../../play/end/use-aftermath.ts';

export type GameEndProps = { game: GameView; onPlayAgain: () => void; onResult: () => void };

/** The end of a game on the main screen, behind the result dialog and after it is closed. */
export function GameEnd({ game, onPlayAgain, onResult }: GameEndProps) {
  const { t } = useTranslation();
  const aftermath = useAftermath(game);
  return (
    <EndBlock
      game={game}
      news={<AlbumNews game={game} aftermath={aftermath} />}
      lost={!game.won && <LostSummary game={game} aftermath={aftermath} />}
    >
      <Button data-main onClick={onPlayAgain}>
        {t('game.ended.play')}
      </Button>
      <Button variant="quiet" onClick={onResult}>
        {t('result.tabs')}
      </Button>
      <ShareButtons game={game} />
    </EndBlock>
  );
}
