import { useEffect, useState } from 'react';
import { live } from '../../../lib/live.ts';
import { browserTiming } from '../../../lib/time/timing.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useLatestLanguage } from '../../../ui/language/use-latest-language.ts';
import type { PartyRole } from './party-context.ts';
import { partyCall as call } from './first-read.ts';
import { followParty, type Party } from './party-store.ts';

function onReturn(run: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && run();
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', run);
  // A read that fails says so at once.
  window.addEventListener('offline', run);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', run);
    window.removeEventListener('offline', run);
  };
}

function preload(url: string): void {
  const image = new Image();
  image.src = url;
  // One that cannot be had is missed where it is shown.
  image.decode().catch(() => undefined);
}

/** The room of a code as a seat or a screen sees it, followed while the component is there. */
export function useParty(code: string, as: PartyRole): Party {
  const language = useLatestLanguage();
  const [party] = useState(() =>
    followParty(code, as, {
      ...{ call, language, live, onReturn, preload, newKey: randomKey },
      now: () => Date.now(),
      later: browserTiming.later,
      isHidden: () => document.visibilityState === 'hidden',
    }),
  );
  useEffect(() => party.start(), [party]);
  return party;
}
