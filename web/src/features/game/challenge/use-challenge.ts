import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { fallbackLanguage, languageNamed } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { live } from '../../../lib/live.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import type { GameStore } from '../state/game-store.ts';
import { followGame, type Challenge } from './challenge-store.ts';
import { nameOf } from '../standings/shown-opponent.ts';
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
      onOpponentEnd: (opponent) => tellEnd(i18n.t, opponent),
    }),
  );
  useEffect(() => shared.start(), [shared]);
  return shared;
}

function tellEnd(t: TFunction, opponent: PlayerView): void {
  const { status } = opponent;
  if (status !== 'won' && status !== 'lost' && status !== 'abandoned') return;
  showToast({ title: t(`challenge.ended.${status}`, { name: nameOf(opponent) }) });
}
