import type { GameView } from '@craque/common/contracts/games.ts';
import type { ReactNode } from 'react';
import { type Call, call as browserCall } from '../../../lib/api.ts';
import { Confetti } from '../look/lazy-confetti.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { useTurningSticker } from './use-turning-sticker.ts';
import { useUnlocked } from './unlocked-note.tsx';
import { useAftermath } from './use-aftermath.ts';

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
  call?: Call;
};

/** The result of a game; after a win that has just happened the sticker turns over first. */
export function ResultDialog(props: ResultDialogProps) {
  const { game, celebrate, call = browserCall } = props;
  const { turns, isOpen } = useTurningSticker(celebrate && game.won);
  const aftermath = useAftermath(game, call);
  const unlocked = useUnlocked(celebrate && game.won);
  return (
    <>
      {celebrate && game.won && <Confetti />}
      {isOpen && <ResultSheet {...props} {...{ call, aftermath, unlocked }} flies={turns} />}
    </>
  );
}
