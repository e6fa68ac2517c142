import type { GameView } from '@craque/common/contracts/games.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** Changes with every clue that opens, every answer, the end and every next game. */
const seenIn = ({ id, athleteDetail, guesses, completed }: GameView) =>
  [id, Object.values(athleteDetail).filter(Boolean).length, guesses.length, completed].join(' ');

/** The text of the field: a name that is being typed must not move away. */
const typed = () =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';

/**
 * Scrolls back to a clue that has just opened or a sticker that is scratched or turns over, which on
 * a small screen are above the field.
 */
export function useNewClue(game: GameView | undefined, clues: RefObject<HTMLElement | null>): void {
  const shown = useRef<{ seen: string; guesses: number }>(undefined);
  const seen = game && seenIn(game);
  const guesses = game?.guesses.length ?? 0;
  useEffect(() => {
    if (seen === undefined) return;
    const before = shown.current;
    shown.current = { seen, guesses };
    if (!before || before.seen === seen) return;
    // The field is cleared just after the answer is shown.
    const sent = before.guesses === guesses ? '' : typed();
    const frame = requestAnimationFrame(() => {
      const top = clues.current?.getBoundingClientRect().top ?? 0;
      // An open keyboard may have moved the visual viewport within the page.
      if (top >= (window.visualViewport?.offsetTop ?? 0)) return;
      if (typed() !== '' && typed() !== sent) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      clues.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    });
    return () => cancelAnimationFrame(frame);
  }, [seen, guesses, clues]);
}
