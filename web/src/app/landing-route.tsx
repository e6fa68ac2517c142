import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { live } from '../lib/live.ts';
import { useSession } from '../lib/session-store.ts';
import { EventToasts } from './events/events.tsx';

/** The marketing page has a header of its own, which brings no events: here they are beside it. */
export function LandingRoute() {
  const now = useSession();
  return (
    <>
      {now.state === 'user' && <EventToasts key={now.user.id} live={live} />}
      <LandingScreen />
    </>
  );
}
