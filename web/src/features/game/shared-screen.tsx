import type { GameView } from '@craque/common/contracts/games.ts';
import { lazy, Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { AlbumSpread } from '../../ui/album-spread.tsx';
import { dismissToasts } from '../../ui/toast.tsx';
import { media } from '../../ui/tokens.ts';
import { AlbumPage } from './album-page.tsx';
import { BetaBanner } from './beta-banner.tsx';
import { GameDataPanel } from './game-data-panel.tsx';
import { GameSelectors } from './game-selectors.tsx';
import type { GameStore } from './game-store.ts';
import { useGame } from './game-store.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LinkButton } from './link-button.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { RivalPanel } from './rival-panel.tsx';
import { SharedEnd } from './shared-end.tsx';
import { useSharedGame } from './use-shared-game.ts';

const fetchWinnerDialog = async () => ({
  default: (await import('./winner-dialog.tsx')).WinnerDialog,
});
const WinnerDialog = lazy(fetchWinnerDialog);

export type SharedScreenProps = { store: GameStore; game: GameView; onPlayAgain: () => void };

/** A game that several play at once (§2, D25 to D34): the same album, with the others beside the field. */
export function SharedScreen({ store, game, onPlayAgain }: SharedScreenProps) {
  const shared = useSharedGame(store, game.id);
  const skew = useGame(store, (state) => state.skew);
  const resultOf = useGame(store, (state) => state.resultOf);
  const tellsWinner = useStore(shared, (state) => state.tellsWinner);
  useEffect(() => {
    // Fetched ahead: the news may come when the line is at its worst.
    void fetchWinnerDialog().catch(() => undefined);
  }, []);
  const isTelling = tellsWinner && resultOf === undefined;
  useEffect(() => {
    // On a phone a toast would lie over the foot of the dialog.
    if (isTelling) dismissToasts();
  }, [isTelling]);
  const leave = (
    <>
      {!game.completed && <LeaveButton {...{ store, game }} onCancelled={onPlayAgain} />}
      <LinkButton game={game} />
    </>
  );
  return (
    <>
      <AlbumSpread
        sport={game.sport}
        page={<AlbumPage store={store} selectors={<Selectors store={store} />} />}
        sheet={
          <PlaySheet
            store={store}
            banner={<BetaBanner />}
            leave={leave}
            rivals={!game.completed && <RivalPanel game={game} shared={shared} skew={skew} />}
            ended={(over) => <SharedEnd game={over} shared={shared} onPlayAgain={onPlayAgain} />}
          >
            {game.guesses.length === 0 && <HowToSteps />}
            <GameDataPanel game={game} />
          </PlaySheet>
        }
      />
      {isTelling && (
        <Suspense fallback={null}>
          <WinnerDialog game={game} onClose={shared.closeWinner} />
        </Suspense>
      )}
    </>
  );
}

/** Off in a shared game (D5); a phone has better use for their height. */
function Selectors({ store }: { store: GameStore }) {
  return (
    <FromTabletUp>
      <GameSelectors store={store} />
    </FromTabletUp>
  );
}

const FromTabletUp = styled.div`
  ${media.mobile} {
    display: none;
  }
`;
