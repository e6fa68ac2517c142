import { lazy, Suspense } from 'react';
import { JoinScreen } from '../features/join/join-screen.tsx';
import { useSession } from '../lib/session-store.ts';
import { ShellFrame } from './frame/shell-frame.tsx';

const PlayGame = lazy(async () => ({
  default: (await import('./game/play-page.tsx')).PlayGame,
}));

/** The page of a challenge link, with the game inside, which belongs to another feature. */
export function JoinRoute() {
  const { state } = useSession();
  if (state === 'loading') return <ShellFrame waiting />;
  return (
    <JoinScreen
      play={(gameId, silent) => (
        <Suspense fallback={<ShellFrame waiting />}>
          <PlayGame id={gameId} silent={silent} />
        </Suspense>
      )}
    />
  );
}
