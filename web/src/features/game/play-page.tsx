import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { GameSpread } from './game-spread.tsx';
import { useScreenGame } from './use-screen-game.ts';

/** A shared game of a guest who came by link, at the address of the link; the next game is one at `/` (D36). */
export function PlayGame({ id }: { id: number }) {
  const store = useScreenGame();
  const navigate = useNavigate();
  useEffect(() => {
    void store.load(id);
  }, [id, store]);
  return <GameSpread store={store} onPlayAgain={() => void navigate('/')} />;
}
