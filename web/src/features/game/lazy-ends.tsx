import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { onFirstAction } from '../../lib/first-action.ts';
import type { DailyTold } from '../../play/daily/daily-chips.tsx';
import { wordedPart } from '../../ui/lazy-part.tsx';

/* What follows a game is in chunks of its own: the first load of the page has a budget. */

export const EndBlock = wordedPart(
  async () => (await import('../../play/end/end-block.tsx')).EndBlock,
);
export const GuestEnd = wordedPart(async () => (await import('./guest-end.tsx')).GuestEnd);
export const LastResultCard = wordedPart(
  async () => (await import('./last-result-card.tsx')).LastResultCard,
);
const DailyNews = wordedPart(
  async () => (await import('../../play/daily/daily-row.tsx')).DailyNews,
);

/** What is done of today's dailies, from the first action on: that may be a press on their row. */
export function useDailyAtHand(): { told: DailyTold | undefined; news: ReactNode } {
  const [isAtHand, setAtHand] = useState(false);
  const [told, setTold] = useState<DailyTold>();
  const tell = useCallback((next: DailyTold) => setTold(() => next), []);
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
  return { told, news: isAtHand && <DailyNews tell={tell} /> };
}
