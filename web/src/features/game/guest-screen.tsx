import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { AlbumPage } from './sticker/album-page.tsx';
import { BetaBanner } from './setup/beta-banner.tsx';
import { Confetti } from './look/confetti.tsx';
import { gameOf, isTouched } from './state/game-state.ts';
import { useGame } from './state/game-store.ts';
import { GuestAsk } from './setup/guest-ask.tsx';
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
  const game = useGame(store, gameOf);
  const hasEnded = session.state === 'guest' && session.ended === 'elsewhere';
  // The page of that game leads to the sign-in page and back.
  if (hasEnded && game && !game.completed) return <Navigate to={`/game/${game.id}`} replace />;
  const ended = (over: GameView) => (
    <GuestEnd
      game={over}
      onNew={() => void store.newAthlete()}
      onDetails={() => setReading(over)}
    />
  );
  // The clock of a game that has begun behind the dialog has run for nobody: another one begins.
  const closeDetails = () => {
    setReading(undefined);
    if (game && !game.completed && !isTouched(game)) void store.start();
  };
  return (
    <>
      <title>{t('app.title')}</title>
      <AlbumSpread
        sport={choice.sport}
        page={<AlbumPage store={store} selectors={<GuestSelectors store={store} />} />}
        sheet={
          <PlaySheet
            store={store}
            headline={<GuestAsk />}
            banner={<BetaBanner />}
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
      {reading && <ResultDialog game={reading} celebrate={false} onClose={closeDetails} />}
    </>
  );
}
