import type { GameView } from '@craque/common/contracts/games.ts';
import { BetaBanner } from '../setup/beta-banner.tsx';
import { GameDataPanel } from '../setup/game-data-panel.tsx';
import { type GameStore, useGame } from '../state/game-store.ts';
import { HowToSteps } from '../setup/how-to-steps.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LinkButton } from './link-button.tsx';
import { PlaySheet } from '../sheet/play-sheet.tsx';
import { RivalPanel } from '../opponents/opponent-panel.tsx';
import { SharedEnd } from '../challenge-end/challenge-end.tsx';
import type { SharedGame } from '../challenge/challenge-store.ts';

export type SharedSheetProps = {
  store: GameStore;
  game: GameView;
  shared: SharedGame;
  onPlayAgain: () => void;
};

/** The white sheet of a shared game: the others over the field, and the table once one is done. */
export function SharedSheet({ store, game, shared, onPlayAgain }: SharedSheetProps) {
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
      rivals={isPlaying && <RivalPanel {...{ game, shared, skew }} />}
      ended={(over) => <SharedEnd game={over} {...{ shared, onPlayAgain }} />}
    >
      {isPlaying && game.guesses.length === 0 && <HowToSteps />}
      <GameDataPanel game={game} />
    </PlaySheet>
  );
}
