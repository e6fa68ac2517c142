import { fallbackLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { live } from '../../../lib/live.ts';
import type { GameStore } from '../state/game-store.ts';
import { followGame, type Challenge } from './challenge-store.ts';
import { announcedWinners } from './announced-winners.ts';

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function onVisible(run: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && run();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Watches the challenge on screen while the component is mounted; connected to the browser. */
export function useChallenge(store: GameStore, id: number): Challenge {
  const { i18n } = useTranslation();
  const [shared] = useState(() =>
    followGame(id, {
      game: store,
      call,
      language: () => languageNamed(i18n.language) ?? fallbackLanguage,
      live,
      now: () => Date.now(),
      later,
      onVisible,
      isHidden: () => document.visibilityState === 'hidden',
      announced: announcedWinners,
    }),
  );
  useEffect(() => shared.start(), [shared]);
  return shared;
}
