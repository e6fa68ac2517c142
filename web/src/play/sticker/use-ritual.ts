import type { GameView } from '@craque/common/contracts/games.ts';
import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/use-media.ts';
import { OpenedPack } from './lazy-ritual.tsx';
import { isJustBegun, noteOpened } from './pack-at-hand.ts';
import { useTurn } from './use-turn.ts';

/**
 * What is done with the sticker of one game: unpacked at its beginning, scratched at a wrong guess,
 * turned over at the win.
 */
export function useRitual(game: GameView, celebrate: boolean) {
  const still = useReducedMotion();
  const [shown, setShown] = useState<string>();
  const [scratched, setScratched] = useState(game.guesses.length);
  // Not later: it would cover what is already being looked at.
  const [isUnpacked] = useState(() => !still && OpenedPack.isThere() && isJustBegun(game));
  const { id, athleteImageUrl, guesses } = game;
  const isReady = athleteImageUrl === null || shown === athleteImageUrl;
  const isTurning = celebrate && !still;
  const { isHeld, onTurn } = useTurn(isTurning);
  const onScratched = useCallback(() => setScratched(guesses.length), [guesses.length]);
  useEffect(() => noteOpened({ id }), [id]);
  const isWrong = !game.completed && guesses.length > scratched;
  return {
    isUnpacked,
    isHeld,
    onShown: setShown,
    turn: isTurning && isReady && onTurn,
    scratch: isWrong && isReady && !still && onScratched,
  };
}
