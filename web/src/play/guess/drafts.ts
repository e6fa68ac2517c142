import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Names that were begun and not sent, by game. */
const drafts = createStore<Readonly<Record<number, string>>>(() => ({}));

/**
 * Keeps what is typed for a game while its screen is open, and puts it into the empty field of
 * another screen with the same game.
 */
export function useDraft(
  game: number | undefined,
  text: string,
  setText: Dispatch<SetStateAction<string>>,
): void {
  useEffect(() => {
    const kept = game && drafts.getState()[game];
    if (kept) setText((now) => now || kept);
  }, [game, setText]);
  useEffect(() => {
    if (game) drafts.setState({ [game]: text });
  }, [game, text]);
}
