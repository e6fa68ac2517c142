import type { GameView } from '@craque/common/contracts/games.ts';
import type { ReactNode } from 'react';
import { type GameStore, useGame } from '../state/game-store.ts';
import { ResultDialog } from './lazy-ends.tsx';

export type OwnResultProps = {
  store: GameStore;
  game: GameView;
  onPlayAgain?: () => void;
  /** See the result dialog. */
  next?: ReactNode;
};

/** The result of the game on screen: when the player's guess ends it, and when it is read again. */
export function OwnResult({ store, game, ...ways }: OwnResultProps) {
  const resultOf = useGame(store, (state) => state.resultOf);
  const shownResult = useGame(store, (state) => state.resultOf ?? state.readAgain);
  if (shownResult !== game.id) return null;
  return (
    <ResultDialog
      key={game.id}
      game={game}
      celebrate={resultOf === game.id}
      onClose={store.closeResult}
      {...ways}
    />
  );
}
