import type { GameView } from '@craque/common/contracts/games.ts';
import type { ReactNode } from 'react';
import { GameDataPanel } from '../../play/sheet/game-data-panel.tsx';
import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';
import { begunParts } from '../../play/sheet/begun-parts.ts';
import { PlaySheet } from '../../play/sheet/play-sheet.tsx';
import { OpponentPanel } from './opponents/opponent-panel.tsx';
import { ChallengeEnd } from './lazy-phases.ts';
import type { Challenge } from './state/challenge-store.ts';

export type ChallengeSheetProps = {
  store: GameStore;
  game: GameView;
  shared: Challenge;
  /** Leaving, and inviting by link. */
  ways: ReactNode;
  /** The common start has just come on this screen: the field takes the focus. */
  hasOpened: boolean;
  onPlayAgain: () => void;
};

const NoRows = () => null;

/**
 * The white sheet of a challenge: the opponents above the field, and the table once the player is
 * done.
 */
export function ChallengeSheet(props: ChallengeSheetProps) {
  const { store, game, shared, ways, hasOpened, onPlayAgain } = props;
  const skew = useGame(store, (state) => state.skew);
  const isPlaying = !game.completed;
  // The only row would say 100 % of the athlete who is named above.
  const atOnce = game.won && game.guesses.length === 1;
  return (
    <PlaySheet
      parts={atOnce ? { ...begunParts, rows: NoRows } : begunParts}
      store={store}
      leave={ways}
      takesFocus={hasOpened}
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
