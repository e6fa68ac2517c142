import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSession } from '../lib/session-store.ts';
import { ShellFrame } from './frame/shell-frame.tsx';
import { PlayGame } from './game/play-page.tsx';

/** A guest's challenge by its id; a user's is at the address of all their games. */
export function ChallengeRoute() {
  const { id = '' } = useParams();
  const { state } = useSession();
  const arrival: unknown = useLocation().state;
  const silent = typeof arrival === 'object' && arrival !== null && 'silent' in arrival;
  if (state === 'loading') return <ShellFrame waiting />;
  if (state === 'user') return <Navigate to={`/game/${id}`} state={arrival} replace />;
  if (!/^\d+$/.test(id)) return <Navigate to="/" replace />;
  return <PlayGame key={id} id={Number(id)} silent={silent} />;
}
