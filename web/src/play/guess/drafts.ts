import { type Dispatch, type SetStateAction, useEffect } from 'react';

/** Names that were begun and not sent, by game. */
const drafts = new Map<number, string>();

/** Keeps what is typed for a game, and puts it into the empty field of its next screen. */
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
