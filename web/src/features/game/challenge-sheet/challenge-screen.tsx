import type { GameView } from '@craque/common/contracts/games.ts';
import { AlbumSpread } from '../../../ui/album/album-spread.tsx';
import { AlbumPage } from '../sticker/album-page.tsx';
import { FromTabletUp } from '../look/from-tablet-up.tsx';
import { GameSelectors } from '../setup/game-selectors.tsx';
import type { GameStore } from '../state/game-store.ts';
import { ChallengeSheet } from './challenge-sheet.tsx';
import { useChallenge } from '../challenge/use-challenge.ts';
import { WinnerAnnouncement } from '../challenge-end/winner-announcement.tsx';

export type ChallengeScreenProps = { store: GameStore; game: GameView; onPlayAgain: () => void };

/** The screen of a challenge: the same album, with the opponents beside the field. */
export function ChallengeScreen({ store, game, onPlayAgain }: ChallengeScreenProps) {
  const shared = useChallenge(store, game.id);
  // Disabled in a challenge; hidden on a phone, which needs their height.
  const selectors = (
    <FromTabletUp>
      <GameSelectors store={store} />
    </FromTabletUp>
  );
  return (
    <>
      <AlbumSpread
        sport={game.sport}
        page={<AlbumPage store={store} selectors={selectors} />}
        sheet={<ChallengeSheet {...{ store, game, shared, onPlayAgain }} />}
      />
      <WinnerAnnouncement {...{ store, game, shared }} />
    </>
  );
}
