import { useEffect } from 'react';
import { onFirstAction } from '../../lib/first-action.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** For the guest page: a game of the account may have begun before its page is opened. */
export const laterParts = {
  rows: lazyPart(async () => (await import('../guess/guess-rows.tsx')).GuessRows),
  hints: lazyPart(async () => (await import('../guess/hint-list.tsx')).HintList),
} as const;

/** Rows and notices are loaded with the first action, long before the first answer. */
export function useRowsAtHand(): void {
  useEffect(
    () =>
      onFirstAction(() => {
        const { rows, hints } = laterParts;
        const notices = import('../state/show-notice.ts');
        void Promise.allSettled([rows.preload(), hints.preload(), notices]);
      }),
    [],
  );
}
