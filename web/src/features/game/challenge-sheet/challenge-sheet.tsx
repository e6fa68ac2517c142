import type { GameView } from '@craque/common/contracts/games.ts';
import { BetaBanner } from '../setup/beta-banner.tsx';
import { GameDataPanel } from '../setup/game-data-panel.tsx';
import { type GameStore, useGame } from '../state/game-store.ts';
import { HowToSteps } from '../setup/how-to-steps.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LinkButton } from './link-button.tsx';
import { PlaySheet } from '../sheet/play-sheet.tsx';
import { OpponentPanel } from '../opponents/opponent-panel.tsx';
import { ChallengeEnd } from '../challenge-end/challenge-end.tsx';
import type { Challenge } from '../challenge/challenge-store.ts';

export type ChallengeSheetProps = {
  store: GameStore;
  game: GameView;
  shared: Challenge;
  onPlayAgain: () => void;
};

/**
 * The white sheet of a challenge: the opponents above the field, and the table once the player is
 * done.
 */
export function ChallengeSheet({ store, game, shared, onPlayAgain }: ChallengeSheetProps) {
  const skew = useGame(store, (state) => state.skew);
  const isPlaying = !game.completed;
  const leave = (
    <>
      {isPlaying && <LeaveButton {...{ store, game }} onCancelled={onPlayAgain} />}
      <LinkButton game={game} />
    </>
  );
  return (
    <PlaySheet
      store={store}
      banner={<BetaBanner />}
      leave={leave}
      onTyping={shared.noteTyping}
      opponents={isPlaying && <OpponentPanel {...{ game, shared, skew }} />}
      ended={(over) => (
        <ChallengeEnd game={over} {...{ shared, onPlayAgain }} onResult={store.openResult} />
      )}
    >
      {isPlaying && game.guesses.length === 0 && <HowToSteps />}
      <GameDataPanel game={game} />
    </PlaySheet>
  );
}
