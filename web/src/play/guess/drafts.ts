import { type Dispatch, type SetStateAction, useEffect } from 'react';

/** Unsent names by game. */
const drafts = new Map<number, string>();

/** Keeps the typed name of a game, and restores it into the empty field of the game's next screen. */
export function useDraft(
  game: number | undefined,
  text: string,
  setText: Dispatch<SetStateAction<string>>,
): void {
  useEffect(() => {
    const kept = game && drafts.get(game);
    if (kept) setText((now) => now || kept);
  }, [game, setText]);
  useEffect(() => {
    if (game) drafts.set(game, text);
  }, [game, text]);
}
