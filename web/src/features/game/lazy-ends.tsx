import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { onFirstAction } from '../../lib/first-action.ts';
import type { DailyStateOf } from '../../play/daily/daily-chips.tsx';
import { wordedPart } from '../../ui/lazy-part.tsx';

/* What follows a game is in chunks of its own: the first load of the page has a budget. */

export const EndBlock = wordedPart(
  async () => (await import('../../play/end/end-block.tsx')).EndBlock,
);
export const GuestEnd = wordedPart(async () => (await import('./guest-end.tsx')).GuestEnd);
export const LastResultCard = wordedPart(
  async () => (await import('./last-result-card.tsx')).LastResultCard,
);
export const GuestChallenges = wordedPart(
  async () => (await import('./guest-challenges.tsx')).GuestChallenges,
);
export const DailyWaits = wordedPart(
  async () => (await import('../../play/daily/daily-waits.tsx')).DailyWaits,
);
const DailyNews = wordedPart(
  async () => (await import('../../play/daily/daily-row.tsx')).DailyNews,
);

/** What is done of today's dailies, from the first action on: that may be a press on their row. */
export function useDailyAtHand(): { stateOf: DailyStateOf | undefined; news: ReactNode } {
  const [isAtHand, setAtHand] = useState(false);
  const [stateOf, setStateOf] = useState<DailyStateOf>();
  const report = useCallback((next: DailyStateOf) => setStateOf(() => next), []);
  useEffect(
    () =>
      onFirstAction(() => {
        // Without it the links to the dailies stay as they are.
        DailyNews.preload().then(
          () => setAtHand(true),
          () => undefined,
        );
      }),
    [],
  );
  return { stateOf, news: isAtHand && <DailyNews report={report} /> };
}
