import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { call } from '../../../lib/api.ts';
import { dailies } from '../../../lib/daily-store.ts';
import { Button } from '../../../ui/form/button.tsx';
import { AlbumNews, KeepButton } from '../result/album-news.tsx';
import { EndBlock } from '../result/end-block.tsx';
import { LostSummary } from '../result/lost-summary.tsx';
import { useAftermath } from '../result/use-aftermath.ts';
import { ShareButtons } from '../share/share-buttons.tsx';
import { DailyWays } from './daily-ways.tsx';

/** The end of a daily: who it was, the streak it has kept, and the ways on. */
export function DailyEnd({ game, onResult }: { game: GameView; onResult: () => void }) {
  const { t } = useTranslation();
  const aftermath = useAftermath(game, call);
  const streak = useStore(dailies, ({ today }) =>
    today.state === 'ready' && today.daily.date === game.daily?.date
      ? today.daily.streak.current
      : 0,
  );
  const days = t('daily.streak.days', { count: streak });
  const keeps = game.daily?.counts === true && !game.abandoned && streak > 0;
  return (
    <EndBlock
      game={game}
      news={<AlbumNews game={game} aftermath={aftermath} />}
      lost={!game.won && <LostSummary game={game} aftermath={aftermath} />}
      {...(keeps && { note: `${t('daily.streak.title')}: ${days}` })}
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
