import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { AlbumPage } from './album-page.tsx';
import { Badge, BetaBanner } from './beta-banner.tsx';
import { Confetti } from './confetti.tsx';
import { useGame } from './game-store.ts';
import { GuestEnd } from './guest-end.tsx';
import { GuestSelectors } from './guest-selectors.tsx';
import { GuestWelcome } from './guest-welcome.tsx';
import { LastResultCard } from './last-result-card.tsx';
import { ResultDialog } from './lazy-dialogs.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { useGameFromTheStart, useNextGameAfterWin, wonLast } from './use-guest-game.ts';
import { useScreenGame } from './use-screen-game.ts';

/** The guest page at `/` (§2): a game from the first moment on; a signed-in visitor plays for the account (D35). */
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
