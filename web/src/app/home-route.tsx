import { HomeGame } from './game/home-game.tsx';
import { HomeSheet } from '../features/home/home-sheet.tsx';

export function HomeRoute() {
  return <HomeGame around={(game) => <HomeSheet {...game} />} />;
}
