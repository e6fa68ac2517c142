import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Session, session, useSession } from '../../lib/session-store.ts';
import { storage, storageKey } from '../../lib/storage.ts';
import { gameOf } from './game-state.ts';
import { type GameStore, useGame } from './game-store.ts';

/** Leads back to a game that waits, from wherever the player is by then. */
export type WayBack = RefObject<(id: number) => void>;

/** True if a touched game may wait for whoever uses this device: then a new one is not begun yet. */
export function mayWait(): boolean {
  return (storage.read(storageKey.waits) ?? '') > new Date().toISOString();
}

const idOf = (now: Session) => (now.state === 'user' ? now.user.id : undefined);

/** The device remembers a touched game; whoever leaves it is told, unless they have logged out. */
export function useWaitingGame(store: GameStore, wayBack: WayBack): void {
  const navigate = useNavigate();
  const now = useSession();
  const until = useGame(store, (state) => gameOf(state)?.waitsUntil ?? null);
  const player = useRef<string>(undefined);
  useEffect(() => {
    if (until !== null) storage.write(storageKey.waits, until);
  }, [until]);
  useEffect(() => {
    player.current = idOf(now);
  }, [now]);
  useEffect(() => {
    const screen = { isOpen: true };
    wayBack.current = (id) => {
      if (idOf(session.getState()) !== undefined) void navigate(`/game/${id}`);
      else if (screen.isOpen) void store.load(id);
      else void navigate('/');
    };
    return () => {
      screen.isOpen = false;
    };
  }, [navigate, store, wayBack]);
  useEffect(
    () => () => {
      if (player.current === idOf(session.getState())) store.leave();
    },
    [store],
  );
}
