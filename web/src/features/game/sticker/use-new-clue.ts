import type { GameView } from '@craque/common/contracts/games.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** Changes with every clue that opens in a running game, and with every next game. */
const openedIn = ({ id, athleteDetail }: GameView) =>
  `${id} ${Object.values(athleteDetail).filter((clue) => clue !== null).length}`;

/** A name that is being typed must not move away. */
const isTyping = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';

/**
 * On a small screen the field, the suggestions and the end of a game lie below the clues: scrolls
 * back to where a clue has just opened. The first game of a page is left as it is.
 */
export function useNewClue(game: GameView | undefined): RefObject<HTMLDivElement | null> {
  const clues = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const opened = game && !game.completed ? openedIn(game) : undefined;
  useEffect(() => {
    if (opened === undefined || opened === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = opened;
    if (isFirst) return;
    // By then the field has let go of the guess that was sent.
    const frame = requestAnimationFrame(() => {
      const top = clues.current?.getBoundingClientRect().top ?? 0;
      // An open keyboard may have moved the visible part within the page.
      if (top >= (window.visualViewport?.offsetTop ?? 0) || isTyping()) return;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      clues.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return clues;
}
