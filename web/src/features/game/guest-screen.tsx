import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { AlbumPage } from './sticker/album-page.tsx';
import { Badge, BetaBanner } from './setup/beta-banner.tsx';
import { Confetti } from './look/confetti.tsx';
import { useGame } from './state/game-store.ts';
import { GuestEnd } from './result/guest-end.tsx';
import { GuestSelectors } from './setup/guest-selectors.tsx';
import { GuestWelcome } from './setup/guest-welcome.tsx';
import { LastResultCard } from './result/last-result-card.tsx';
import { ResultDialog } from './sheet/lazy-dialogs.tsx';
import { PlaySheet } from './sheet/play-sheet.tsx';
import { useGameFromTheStart, useNextGameAfterWin, wonLast } from './state/use-guest-game.ts';
import { useScreenGame } from './state/use-screen-game.ts';

/**
 * The guest page at `/`: a game from the first moment on; a signed-in visitor plays for their
 * account.
 */
export function GuestScreen() {
  const { t } = useTranslation();
  const store = useScreenGame(['all-failed', 'start-failed']);
  const session = useSession();
  const choice = useGame(store, (state) => state.choice);
  const lastResult = useGame(store, (state) => state.lastResult);
  const [reading, setReading] = useState<GameView>();
  useGameFromTheStart(store);
  useNextGameAfterWin(store);
  const winner = useGame(store, wonLast);
  const isGuest = session.state !== 'user';
  const badge = isGuest && <Badge $outlined>{t('guest.badge')}</Badge>;
  const ended = (game: GameView) => (
    <GuestEnd
      game={game}
      onNew={() => void store.newAthlete()}
      onDetails={() => setReading(game)}
    />
  );
  return (
    <>
      <title>{t('app.title')}</title>
      <AlbumSpread
        sport={choice.sport}
        page={<AlbumPage store={store} selectors={<GuestSelectors store={store} />} />}
        sheet={
          <PlaySheet
            store={store}
            banner={<BetaBanner badges={badge} />}
            newLabel={t('game.newGame')}
            ended={ended}
          >
            {lastResult && (
              <LastResultCard game={lastResult} onDetails={() => setReading(lastResult)} />
            )}
            <GuestWelcome isGuest={isGuest} />
          </PlaySheet>
        }
      />
      {winner !== undefined && <Confetti key={winner} />}
      {reading && (
        <ResultDialog game={reading} celebrate={false} onClose={() => setReading(undefined)} />
      )}
    </>
  );
}
