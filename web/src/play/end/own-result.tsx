import type { GameView } from '@craque/common/contracts/games.ts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type GameStore, useGame } from '../state/game-store.ts';

export type ResultDialogProps = {
  /** A finished game. */
  game: GameView;
  /** False if the result is only read again. */
  celebrate: boolean;
  onClose: () => void;
  /** Absent if the next game is there already, and in a challenge, whose table comes first. */
  onPlayAgain?: () => void;
  /** More ways on: the rematch of a challenge; of a daily the next sport and the board. */
  next?: ReactNode;
};

/** The dialog with a game's result, a feature of its own, which the app hands to all games. */
export const ResultPart = createContext<
  (ComponentType<ResultDialogProps> & { preload: () => Promise<unknown> }) | null
>(null);

export type OwnResultProps = Pick<ResultDialogProps, 'game' | 'onPlayAgain' | 'next'> & {
  store: GameStore;
};

/** The result of the game on screen: when the player's guess ends it, and when it is read again. */
export function OwnResult({ store, game, ...ways }: OwnResultProps) {
  const Dialog = useContext(ResultPart);
  const resultOf = useGame(store, (state) => state.resultOf);
  const shownResult = useGame(store, (state) => state.resultOf ?? state.readAgain);
  if (shownResult !== game.id || !Dialog) return null;
  return (
    <Dialog
      key={game.id}
      game={game}
      celebrate={resultOf === game.id}
      onClose={store.closeResult}
      {...ways}
    />
  );
}
