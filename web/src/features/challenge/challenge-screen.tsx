import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { AlbumSpread } from '../../ui/album/album-spread.tsx';
import { AlbumPage } from '../../play/sticker/album-page.tsx';
import { FromTabletUp } from '../../play/sheet/from-tablet-up.tsx';
import { GameSelectors } from '../../play/sheet/game-selectors.tsx';
import type { GameStore } from '../../play/state/game-store.ts';
import { ChallengeSheet } from './challenge-sheet.tsx';
import { useChallenge } from './state/use-challenge.ts';
import { LobbyPage, LobbySheet, loadEnd } from './lazy-phases.ts';
import { StartVoice } from './lobby/start-voice.tsx';
import { TornPack } from './lobby/torn-pack.tsx';
import { ChallengeDialogs } from './challenge-dialogs.tsx';
import { ChallengeWays } from './challenge-ways.tsx';

export type ChallengeScreenProps = { store: GameStore; game: GameView; onPlayAgain: () => void };

/**
 * The screen of a challenge: its lobby until the start, then the same album as in a game alone, with
 * the opponents beside the field.
 */
export function ChallengeScreen({ store, game, onPlayAgain }: ChallengeScreenProps) {
  const shared = useChallenge(store, game.id);
  const { countdown, hasOpened } = useStore(shared);
  const isWaiting = game.lobby !== undefined && !game.completed;
  useEffect(() => {
    // The lobby may have been scrolled; the game begins at its top.
    if (hasOpened) window.scrollTo(0, 0);
  }, [hasOpened]);
  useEffect(() => {
    // There when it is due; if that fails, the end itself asks again.
    if (!isWaiting) void loadEnd().catch(() => undefined);
  }, [isWaiting]);
  const ways = <ChallengeWays {...{ store, game }} onCancelled={onPlayAgain} />;
  // Unseen in a challenge; their room is kept, but on a phone, which needs its height.
  const selectors = (
    <FromTabletUp>
      <GameSelectors store={store} />
    </FromTabletUp>
  );
  return (
    <>
      {isWaiting ? (
        <AlbumSpread
          sport={game.sport}
          page={<LobbyPage {...{ game, countdown }} />}
          sheet={<LobbySheet {...{ store, game, shared, ways }} />}
        />
      ) : (
        <AlbumSpread
          sport={game.sport}
          page={
            <>
              <AlbumPage store={store} selectors={selectors} />
              {hasOpened && <TornPack sport={game.sport} />}
            </>
          }
          sheet={<ChallengeSheet {...{ store, game, shared, ways, hasOpened, onPlayAgain }} />}
        />
      )}
      <StartVoice {...{ game, shared }} />
      <ChallengeDialogs {...{ store, game, shared }} />
    </>
  );
}
