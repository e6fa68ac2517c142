import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DailyScreen } from '../features/daily/daily-screen.tsx';
import { DailyShare } from '../features/daily-game/daily-share.tsx';
import { lazyScreen } from '../ui/lazy-part.tsx';

const Archive = lazyScreen(
  async () => (await import('../features/daily/archive/archive-screen.tsx')).ArchiveScreen,
);
const DailyGame = lazyScreen(
  async () => (await import('../features/daily-game/daily-game-screen.tsx')).DailyGameScreen,
);

/** The pages below /daily have a table of their own, because the first load has a budget. */
export function DailyRoutes() {
  useEffect(() => {
    // One press away.
    void DailyGame.preload().catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<DailyScreen share={(id) => <DailyShare key={id} gameId={id} />} />} />
      <Route path="archive" element={<Archive />} />
      {[':sport', ':sport/:date'].map((path) => (
        <Route key={path} path={path} element={<DailyGame />} />
      ))}
    </Routes>
  );
}
