import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { accountTexts } from '../../../lib/account-texts.ts';
import { onFirstAction } from '../../../lib/first-action.ts';
import { confetti } from '../look/lazy-confetti.tsx';
import type { DailyTold } from '../../../ui/daily/daily-chips.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { gameOf, isTouched } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { foundSticker } from '../sticker/lazy-found.tsx';

/* What follows a game is in separate chunks with texts of their own: the first load of the page has
   a budget, and nobody wins before they have guessed. */

async function withTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, accountTexts.want()]);
  return loaded;
}

const guessRows = () => import('../guess/guess-rows.tsx');
const hintList = () => import('../guess/hint-list.tsx');
const gameEnd = () => withTexts(import('../result/game-end.tsx'));
const guestEnd = () => withTexts(import('../result/guest-end.tsx'));
const lastResultCard = () => withTexts(import('../result/last-result-card.tsx'));
const dailyRow = () => withTexts(import('../../../ui/daily/daily-row.tsx'));
const resultDialog = () => withTexts(import('../result/result-dialog.tsx'));

/** For the guest page: a game of the account may have begun before its page is opened. */
export const laterParts = {
  rows: lazyPart(async () => (await guessRows()).GuessRows),
  hints: lazyPart(async () => (await hintList()).HintList),
} as const;
export const GameEnd = lazyPart(async () => (await gameEnd()).GameEnd);
export const GuestEnd = lazyPart(async () => (await guestEnd()).GuestEnd);
export const LastResultCard = lazyPart(async () => (await lastResultCard()).LastResultCard);
/** For the guest page, once the visitor has done something. */
export const DailyNews = lazyPart(async () => (await dailyRow()).DailyNews);
export const ResultDialog = lazyPart(async () => (await resultDialog()).ResultDialog);

/**
 * Fetches the end of a game with the player's first guess or hint, so that it is there when it is
 * due; if that fails, the end itself asks again.
 */
export function useEndsAtHand(store: GameStore): void {
  const hasBegun = useGame(store, (state) => {
    const game = gameOf(state);
    return state.pending === 'guess' || (game !== undefined && isTouched(game));
  });
  useEffect(() => {
    if (!hasBegun) return;
    const parts = [
      gameEnd(),
      guestEnd(),
      lastResultCard(),
      resultDialog(),
      foundSticker(),
      confetti(),
    ];
    void Promise.allSettled(parts);
  }, [hasBegun]);
}

/**
 * The rows and the words of notices come with the player's first action, and are there long before
 * the first answer, or its failure.
 */
export function useRowsAtHand(): void {
  useEffect(
    () =>
      onFirstAction(
        () => void Promise.allSettled([guessRows(), hintList(), import('../state/show-notice.ts')]),
      ),
    [],
  );
}

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
