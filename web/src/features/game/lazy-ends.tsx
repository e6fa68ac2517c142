import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { accountTexts } from '../../lib/account-texts.ts';
import { onFirstAction } from '../../lib/first-action.ts';
import type { DailyTold } from '../../play/daily/daily-chips.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

/* What follows a game is in separate chunks with texts of their own: the first load of the page has
   a budget, and nobody wins before they have guessed. */

async function withTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, accountTexts.want()]);
  return loaded;
}

export const GameEnd = lazyPart(async () => (await withTexts(import('./game-end.tsx'))).GameEnd);
export const GuestEnd = lazyPart(async () => (await withTexts(import('./guest-end.tsx'))).GuestEnd);
export const LastResultCard = lazyPart(
  async () => (await withTexts(import('./last-result-card.tsx'))).LastResultCard,
);
/** Once the visitor has done something. */
export const DailyNews = lazyPart(
  async () => (await withTexts(import('../../play/daily/daily-row.tsx'))).DailyNews,
);

/**
 * What was done of today's dailies; it comes with the first action. The row stays the same: that
 * action may be a press on it.
 */
export function useDailyAtHand(): { told: DailyTold | undefined; news: ReactNode } {
  const [isAtHand, setAtHand] = useState(false);
  const [told, setTold] = useState<DailyTold>();
  const tell = useCallback((next: DailyTold) => setTold(() => next), []);
  useEffect(
    () =>
      onFirstAction(() => {
        // Without it the ways to the dailies stay as they are.
        DailyNews.preload().then(
          () => setAtHand(true),
          () => undefined,
        );
      }),
    [],
  );
  return { told, news: isAtHand && <DailyNews tell={tell} /> };
}
