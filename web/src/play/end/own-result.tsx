import type { GameView } from '@craque/common/contracts/games.ts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type GameStore, useGame } from '../state/game-store.ts';

export type ResultDialogProps = {
  /** A finished game. */
  game: GameView;
  /** False if the result is reopened. */
  celebrate: boolean;
  onClose: () => void;
  /** Absent if the next game has started, and in a challenge, whose standings come first. */
  onPlayAgain?: () => void;
  /** More next steps: the rematch of a challenge; the next sport and the board of a daily. */
  next?: ReactNode;
};

/** The result dialog, a separate feature that the app provides to all games. */
export const ResultPart = createContext<
  (ComponentType<ResultDialogProps> & { preload: () => Promise<unknown> }) | null
>(null);

export type OwnResultProps = Pick<ResultDialogProps, 'game' | 'onPlayAgain' | 'next'> & {
  store: GameStore;
};

/** The result of the game on screen, after the player's last guess or when reopened. */
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
