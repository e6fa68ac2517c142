import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { nextPage, signInPath } from '../lib/next-page.ts';
import { session, useSession } from '../lib/session-store.ts';
import { ShellFrame } from './frame/shell-frame.tsx';

/** Who may see a page; `signed-out` is the sign-in page, which a signed-in user does not need. */
export type Access = 'public' | 'protected' | 'signed-out';

/**
 * Both kinds of page wait for the session, so that no forbidden page flashes up. Guests are
 * redirected to /auth, which leads back to the page unless they have just logged out of it; a
 * signed-in user is redirected from there to the page they came from, else to the game that moved
 * with them, else to /home.
 */
export function Gate({ access, children }: { access: Access; children: ReactNode }) {
  const now = useSession();
  const place = useLocation();
  const arrived = access === 'protected' && now.state === 'user' && now.playOn !== undefined;
  useEffect(() => {
    if (arrived) session.become(now.user);
  }, [arrived, now]);
  if (access !== 'public' && now.state === 'loading') return <ShellFrame waiting />;
  if (access === 'protected' && now.state === 'guest')
    return <Redirect to={now.ended === 'here' ? '/auth' : signInPath(place)} />;
  if (access === 'signed-out' && now.state === 'user') {
    const home = now.playOn === undefined ? '/home' : `/game/${now.playOn}`;
    return <Redirect to={nextPage(place.search) ?? home} />;
  }
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
