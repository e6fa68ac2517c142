import { DailyScreen } from '../features/daily/daily-screen.tsx';
import { DailyShare } from '../features/game/share/daily-share.tsx';

/** The daily athletes, with what shares a game of them. */
export function DailyRoute() {
  return <DailyScreen share={(gameId) => <DailyShare key={gameId} gameId={gameId} />} />;
}
