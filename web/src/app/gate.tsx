import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../lib/session-store.ts';
import { ShellFrame } from './shell-frame.tsx';

/** Who may see a page; `signed-out` is the sign-in page, which a signed-in user has no use for. */
export type Access = 'public' | 'protected' | 'signed-out';

/** Protected pages wait for the session and send guests to /auth; a signed-in user is sent from there to /home (§2). */
export function Gate({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  if (access === 'protected' && session.state === 'loading') return <ShellFrame waiting />;
  if (access === 'protected' && session.state === 'guest') return <Redirect to="/auth" />;
  if (access === 'signed-out' && session.state === 'user') return <Redirect to="/home" />;
  return children;
}

/** Keeps the page's frame while the address changes, so that nothing jumps. */
function Redirect({ to }: { to: string }) {
  return (
    <>
      <ShellFrame waiting />
      <Navigate to={to} replace />
    </>
  );
}
