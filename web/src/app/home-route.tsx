import { HomeGame } from '../features/game/home-game.tsx';
import { HomeSheet } from '../features/home/home-sheet.tsx';

/** The home page: the game that waits, or a new one, and below it what else there is to do. */
export function HomeRoute() {
  return <HomeGame below={(game) => <HomeSheet {...game} />} />;
}
