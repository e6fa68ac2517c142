import type { GameView } from '@craque/common/contracts/games.ts';
import type { Challenge } from '../challenge/challenge-store.ts';
import { Rematch } from '../challenge-end/rematch.tsx';
import { WinnerAnnouncement } from '../challenge-end/winner-announcement.tsx';
import { OwnResult } from '../sheet/own-result.tsx';
import type { GameStore } from '../state/game-store.ts';

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
