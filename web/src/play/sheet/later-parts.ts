import { useEffect } from 'react';
import { onFirstAction } from '../../lib/first-action.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** For the guest page: a game of the account may have begun before its page is opened. */
export const laterParts = {
  rows: lazyPart(async () => (await import('../guess/guess-rows.tsx')).GuessRows),
  hints: lazyPart(async () => (await import('../guess/hint-list.tsx')).HintList),
} as const;

/**
 * The rows and the words of notices come with the player's first action, and are there long before
 * the first answer, or its failure.
 */
export function useRowsAtHand(): void {
  useEffect(
    () =>
      onFirstAction(() => {
        const { rows, hints } = laterParts;
        void Promise.allSettled([
          ...[rows.preload(), hints.preload()],
          import('../state/show-notice.ts'),
        ]);
      }),
    [],
  );
}
