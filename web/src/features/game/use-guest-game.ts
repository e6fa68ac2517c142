import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { type Session, session, useSession } from '../../lib/session-store.ts';
import { chosenLast, preferredChoice } from '../../play/state/game-choice.ts';
import { type GameState, gameOf, isTouched, wonJustNow } from '../../play/state/game-state.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';
import { useLatestLanguage } from '../../ui/language/use-latest-language.ts';
import { listedLeagues } from '../../lib/leagues.ts';
import { mayWait } from '../../play/state/use-screen-game.ts';

/** A game is there without waiting for the session; a user's own one then replaces it. */
export function useGameFromTheStart(store: GameStore): void {
  const spoken = useLatestLanguage();
  useEffect(() => {
    const follow = (now: Session) => {
      if (now.state !== 'user') return;
      const preferred = () => preferredChoice(now.user, listedLeagues(), spoken());
      void store.prefer(chosenLast() ?? preferred());
    };
    // Not before: the ready-made page shows the choice of a first visit.
    const last = chosenLast();
    if (last && store.getState().phase.state === 'idle') store.choose(last);
    // The session's answer may have arrived since the store was created.
    follow(session.getState());
    if (store.getState().phase.state === 'idle') void (mayWait() ? store.resume() : store.start());
    if (session.getState().state !== 'loading') return;
    const stop = session.subscribe((now) => {
      stop();
      follow(now);
    });
    return stop;
  }, [store, spoken]);
}

/** A user's unfinished game after their session has ended elsewhere: its page leads to sign-in. */
export function useEndedSession(store: GameStore): number | undefined {
  const now = useSession();
  const game = useGame(store, gameOf);
  const [arrivedAs] = useState(now.state);
  const hasEnded = now.state === 'guest' && now.ended === 'elsewhere' && arrivedAs !== 'guest';
  return hasEnded && game && !game.completed ? game.id : undefined;
}

/** The last won game, on screen or just before it: its confetti continues into the next game. */
export function wonLast(state: GameState): number | undefined {
  const { lastResult } = state;
  return wonJustNow(state) ?? (lastResult?.won ? lastResult.id : undefined);
}

/** A name half typed: the player has begun, although the game does not know it. */
const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input')].some(({ value }) => value !== '');

/** The result that is read again. Closing it restarts an untouched game: reading took its time. */
export function useReadAgain(store: GameStore) {
  const [reading, setReading] = useState<GameView>();
  return {
    reading,
    read: (game: GameView) => setReading(game),
    close: () => {
      setReading(undefined);
      const { phase } = store.getState();
      if (phase.state === 'playing' && !isTouched(phase.game) && !isTyping()) void store.start();
    },
  };
}
