import { HomeGame } from './game/home-game.tsx';
import { HomeSheet } from '../features/home/home-sheet.tsx';

/** The home page: the game that waits, or a new one, and around it what else there is to do. */
export function HomeRoute() {
  return <HomeGame around={(game) => <HomeSheet {...game} />} />;
}
