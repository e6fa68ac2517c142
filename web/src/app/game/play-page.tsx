import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keptChallenges } from '../../lib/guest/kept-challenges.ts';
import { shownName } from '../../lib/shown-name.ts';
import { gameOf } from '../../play/state/game-state.ts';
import { useGame } from '../../play/state/game-store.ts';
import { useScreenGame } from '../../play/state/use-screen-game.ts';
import { GameSpread } from './game-spread.tsx';

export type PlayGameProps = {
  id: number;
  /** The guest has just joined and needs no notice. */
  silent?: boolean;
};

/** A challenge of a guest who came by link; the guest page leads back to it, and has the next game. */
export function PlayGame({ id, silent = false }: PlayGameProps) {
  const store = useScreenGame();
  const navigate = useNavigate();
  const game = useGame(store, gameOf);
  const names = game?.players?.filter(({ userId }) => userId !== game.own?.userId).map(shownName);
  const name = names?.join(', ');
  const sport = game?.sport;
  const startedAt = game?.startedAt;
  const isGone = game !== undefined && game.id !== id;
  useEffect(() => {
    void store.load(id, { silent });
  }, [id, store, silent]);
  useEffect(() => {
    const at = startedAt ?? new Date().toISOString();
    if (name) keptChallenges.keep({ id, name, sport, at });
  }, [id, name, sport, startedAt]);
  useEffect(() => {
    if (!isGone) return;
    keptChallenges.forget(id);
    void navigate('/', { replace: true });
  }, [isGone, id, navigate]);
  return <GameSpread store={store} onPlayAgain={() => void navigate('/')} />;
}
