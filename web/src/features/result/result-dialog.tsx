import { Confetti } from '../../play/end/lazy-confetti.tsx';
import type { ResultDialogProps } from '../../play/end/own-result.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { useTurningSticker } from './use-turning-sticker.ts';
import { useUnlocked } from './unlocked-badges.tsx';

/** The result of a game; after a win that has just happened the sticker turns over first. */
export function ResultDialog(props: ResultDialogProps) {
  const { game, celebrate } = props;
  const { turns, isOpen } = useTurningSticker(celebrate && game.won);
  const unlocked = useUnlocked(celebrate && game.won);
  return (
    <>
      {celebrate && game.won && <Confetti />}
      {isOpen && <ResultSheet {...props} unlocked={unlocked} flies={turns} />}
    </>
  );
}
