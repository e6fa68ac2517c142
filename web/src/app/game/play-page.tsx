import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { GameSpread } from './game-spread.tsx';
import { useScreenGame } from '../../play/state/use-screen-game.ts';

export type PlayGameProps = {
  id: number;
  /** The guest has just joined, and has been told so. */
  told?: boolean;
};

/** A challenge of a guest who came by link, at the address of the link; the next game is at `/`. */
export function PlayGame({ id, told = false }: PlayGameProps) {
  const store = useScreenGame();
  const navigate = useNavigate();
  useEffect(() => {
    void store.load(id, { told });
  }, [id, store, told]);
  return <GameSpread store={store} onPlayAgain={() => void navigate('/')} />;
}
