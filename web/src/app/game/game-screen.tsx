import { gameOf } from '../../play/state/game-state.ts';
import { useGame } from '../../play/state/game-store.ts';
import { GameSpread } from './game-spread.tsx';
import { useGameOfAddress } from './use-game-of-address.ts';
import { useScreenGame } from '../../play/state/use-screen-game.ts';

/** The main game screen of /dashboard, /game/{id} and /games/{id}. */
export function GameScreen() {
  const store = useScreenGame();
  const game = useGame(store, gameOf);
  useGameOfAddress(store, game);
  return <GameSpread store={store} onPlayAgain={() => void store.start()} />;
}
