import type { GameView } from '@craque/common/contracts/games.ts';
import type { Challenge } from './state/challenge-store.ts';
import { Rematch } from './end/rematch.tsx';
import { WinnerAnnouncement } from './end/winner-announcement.tsx';
import { OwnResult } from '../../play/end/own-result.tsx';
import type { GameStore } from '../../play/state/game-store.ts';

export type ChallengeDialogsProps = { store: GameStore; game: GameView; shared: Challenge };

/** The player's own result with the offer of a rematch, and the news that another player has won. */
export function ChallengeDialogs({ store, game, shared }: ChallengeDialogsProps) {
  return (
    <>
      <OwnResult {...{ store, game }} next={<Rematch {...{ game, shared }} variant="paper" />} />
      <WinnerAnnouncement {...{ store, game, shared }} />
    </>
  );
}
