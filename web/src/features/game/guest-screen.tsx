import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session-store.ts';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { Button } from '../../ui/button.tsx';
import { AlbumPage } from './album-page.tsx';
import { Badge, BetaBanner } from './beta-banner.tsx';
import { Confetti } from './confetti.tsx';
import { EndBlock } from './end-block.tsx';
import { type GameState, gameOf } from './game-state.ts';
import { type GameStore, useGame } from './game-store.ts';
import { GuestWelcome } from './guest-welcome.tsx';
import { LastResultCard } from './last-result-card.tsx';
import { ResultDialog } from './lazy-dialogs.tsx';
import { leagues } from './leagues-store.ts';
import { PlaySheet } from './play-sheet.tsx';
import { Selectors } from './selectors.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { useScreenGame } from './use-screen-game.ts';

/** From a won guess to the next game (§2). */
const nextGameAfter = 2000;

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
  const selectors = (
    <Selectors
      choice={choice}
      leagues={leagues}
      onSport={(sport) => void store.start({ sport })}
      onLevel={(difficulty) => void store.start({ difficulty })}
    />
  );
  const badge = isGuest && <Badge $outlined>{t('guest.badge')}</Badge>;
  const ended = (game: GameView) => (
    <EndBlock game={game} {...(game.won && { note: t('guest.next') })}>
      {!game.won && <Button onClick={() => void store.newAthlete()}>{t('game.newGame')}</Button>}
      <Button variant="quiet" onClick={() => setReading(game)}>
        {t('guest.last.details')}
      </Button>
      <ShareButtons game={game} />
    </EndBlock>
  );
  return (
    <>
      <title>{t('app.title')}</title>
      <AlbumSpread
        sport={choice.sport}
        page={<AlbumPage store={store} selectors={selectors} />}
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

function useGameFromTheStart(store: GameStore): void {
  useEffect(() => {
    if (store.getState().phase.state === 'idle') void store.start();
  }, [store]);
}

const wonJustNow = (state: GameState) => {
  const game = gameOf(state);
  return game?.won && state.resultOf === game.id ? game.id : undefined;
};

/** The game that was won last, on screen or just before it: its confetti falls on into the next game. */
const wonLast = (state: GameState) => {
  const { lastResult } = state;
  return wonJustNow(state) ?? (lastResult?.won ? lastResult.id : undefined);
};

/** Starts the next game two seconds after a won guess. */
function useNextGameAfterWin(store: GameStore): void {
  const won = useGame(store, wonJustNow);
  useEffect(() => {
    if (won === undefined) return;
    const timer = setTimeout(() => void store.start(), nextGameAfter);
    return () => clearTimeout(timer);
  }, [won, store]);
}
