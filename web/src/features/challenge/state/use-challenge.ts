import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useLatestLanguage } from '../../../ui/language/use-latest-language.ts';
import { live } from '../../../lib/live.ts';
import { browserTiming } from '../../../lib/time/timing.ts';
import type { GameStore } from '../../../play/state/game-store.ts';
import { followGame, type Challenge } from './challenge-store.ts';
import { storage } from '../../../lib/storage.ts';

function onVisible(run: () => void): () => void {
  const refresh = () => document.visibilityState === 'visible' && run();
  document.addEventListener('visibilitychange', refresh);
  return () => document.removeEventListener('visibilitychange', refresh);
}

export function useChallenge(store: GameStore, id: number): Challenge {
  const language = useLatestLanguage();
  const [shared] = useState(() =>
    followGame(id, {
      game: store,
      call,
      language,
      live,
      now: () => Date.now(),
      later: browserTiming.later,
      onVisible,
      isHidden: () => document.visibilityState === 'hidden',
      announced: storage,
    }),
  );
  useEffect(() => shared.start(), [shared]);
  return shared;
}
