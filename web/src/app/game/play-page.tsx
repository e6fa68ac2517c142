import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { GameSpread } from './game-spread.tsx';
import { useScreenGame } from '../../play/state/use-screen-game.ts';

export type PlayGameProps = {
  id: number;
  /** The guest has just joined and needs no notice. */
  silent?: boolean;
};

/** A challenge of a guest who came by link, at the address of the link; the next game is at `/`. */
export function PlayGame({ id, silent = false }: PlayGameProps) {
  const store = useScreenGame();
  const navigate = useNavigate();
  useEffect(() => {
    void store.load(id, { silent });
  }, [id, store, silent]);
  return <GameSpread store={store} onPlayAgain={() => void navigate('/')} />;
}
