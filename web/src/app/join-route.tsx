import { JoinScreen } from '../features/join/join-screen.tsx';
import { useSession } from '../lib/session-store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ShellFrame } from './frame/shell-frame.tsx';

const PlayGame = lazyPart(async () => (await import('./game/play-page.tsx')).PlayGame);

/** The page of a challenge link, with the game inside, which belongs to another feature. */
export function JoinRoute() {
  const { state } = useSession();
  if (state === 'loading') return <ShellFrame waiting />;
  return (
    <JoinScreen
      play={(gameId, silent) => (
        <PlayGame fallback={<ShellFrame waiting />} id={gameId} silent={silent} />
      )}
    />
  );
}
