import { useEffect } from 'react';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { wonJustNow } from '../../play/state/game-state.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';

/**
 * After a signed-in player has won a game on the guest page, where no result dialog opens that
 * could say what it unlocked: a toast does. Loaded only then, because a guest does not need it.
 */
export function useUnlockNotice(store: GameStore): void {
  const { i18n } = useTranslation();
  const won = useGame(store, wonJustNow);
  useEffect(() => {
    const who = session.getState();
    if (won === undefined || who.state !== 'user') return;
    // If it cannot be fetched the profile reports it later.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.tell({ userId: who.user.id, i18n, show: showToast }))
      .catch(() => undefined);
  }, [won, i18n]);
}
