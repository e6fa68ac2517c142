import type { GameView } from '@craque/common/contracts/games.ts';
import type { GameStore } from '../../play/state/game-store.ts';
import { LeaveButton } from './leave-button.tsx';
import { LinkButton } from './link-button.tsx';

export type ChallengeWaysProps = { store: GameStore; game: GameView; onCancelled: () => void };

/** Leaving or cancelling, and inviting more people by link; in the lobby and during the game. */
export function ChallengeWays({ store, game, onCancelled }: ChallengeWaysProps) {
  return (
    <>
      {!game.completed && <LeaveButton {...{ store, game, onCancelled }} />}
      <LinkButton game={game} />
    </>
  );
}
