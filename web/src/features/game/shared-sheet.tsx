import type { GameView } from '@craque/common/contracts/games.ts';
import { BetaBanner } from './beta-banner.tsx';
import { GameDataPanel } from './game-data-panel.tsx';
import { type GameStore, useGame } from './game-store.ts';
import { HowToSteps } from './how-to-steps.tsx';
import { LeaveButton } from './leave-button.tsx';
import { LinkButton } from './link-button.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { RivalPanel } from './rival-panel.tsx';
import { SharedEnd } from './shared-end.tsx';
import type { SharedGame } from './shared-game.ts';

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
