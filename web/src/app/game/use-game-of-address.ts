import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { gameOf } from '../../play/state/game-state.ts';
import type { GameStore } from '../../play/state/game-store.ts';

/** A number loads that game; anything else continues or starts one and updates the address. */
export function useGameOfAddress(store: GameStore, game: GameView | undefined): void {
  const { id } = useParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [silent, result] = ['silent', 'result'].map(
    (name) => typeof state === 'object' && state !== null && name in state,
  );
  const shown = game?.id;
  const addressed = useRef<number>(undefined);
  useEffect(() => {
    const { phase } = store.getState();
    if (id !== undefined && /^\d+$/.test(id)) {
      if (Number(id) !== gameOf(store.getState())?.id) {
        void store.load(Number(id), { silent, result });
      }
    } else if (phase.state !== 'loading') {
      void store.resume();
    }
  }, [id, store, silent, result]);
  useEffect(() => {
    if (shown === addressed.current) return;
    // While another one is loading, too: it may be the same game again, at another address.
    addressed.current = shown;
    if (shown !== undefined && String(shown) !== id)
      void navigate(`/game/${shown}`, { replace: true });
  }, [shown, id, navigate]);
}
