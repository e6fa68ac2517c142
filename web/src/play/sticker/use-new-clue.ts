import type { GameView } from '@craque/common/contracts/games.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** Changes with every clue that opens in a running game, and with every next game. */
const openedIn = ({ id, athleteDetail }: GameView) =>
  `${id} ${Object.values(athleteDetail).filter((clue) => clue !== null).length}`;

/** The text of the field: a name that is being typed must not move away. */
const typed = () =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';

/** Scrolls back to a clue that has just opened, which on a small screen is above the field. */
export function useNewClue(game: GameView | undefined, clues: RefObject<HTMLElement | null>): void {
  const shown = useRef<{ opened: string; guesses: number }>(undefined);
  const opened = game && !game.completed ? openedIn(game) : undefined;
  const guesses = game?.guesses.length ?? 0;
  useEffect(() => {
    if (opened === undefined) return;
    const before = shown.current;
    shown.current = { opened, guesses };
    if (!before || before.opened === opened) return;
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
  }, [opened, guesses, clues]);
}
