import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { AlbumNews, KeepButton } from '../../play/end/album-news.tsx';
import { EndBlock } from '../../play/end/end-block.tsx';
import { LostSummary } from '../../play/end/lost-summary.tsx';
import { useAftermath } from '../../play/end/use-aftermath.ts';
import { ShareButtons } from '../../play/share/share-buttons.tsx';
import { DailyWays } from './daily-ways.tsx';

/** The end of a daily: who it was, and the ways on. */
export function DailyEnd({ game, onResult }: { game: GameView; onResult: () => void }) {
  const { t } = useTranslation();
  const aftermath = useAftermath(game);
  return (
    <EndBlock
      game={game}
      news={<AlbumNews game={game} aftermath={aftermath} />}
      lost={!game.won && <LostSummary game={game} aftermath={aftermath} />}
    >
      <DailyWays game={game} />
      {game.won && <KeepButton aftermath={aftermath} />}
      <Button variant="quiet" onClick={onResult}>
        {t('result.tabs')}
      </Button>
      <ShareButtons game={game} />
    </EndBlock>
  );
}
