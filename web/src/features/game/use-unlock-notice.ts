import { useEffect } from 'react';
import { session } from '../../lib/session-store.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { wonJustNow } from '../../play/state/game-state.ts';
import { type GameStore, useGame } from '../../play/state/game-store.ts';

/** For a signed-in player on the guest page, where no result dialog opens. */
export function useUnlockNotice(store: GameStore): void {
  const { i18n } = useTranslation();
  const won = useGame(store, wonJustNow);
  useEffect(() => {
    const who = session.getState();
    if (won === undefined || who.state !== 'user') return;
    // If it cannot be fetched the profile reports it later.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.announce({ userId: who.user.id, i18n, show: showToast }))
      .catch(() => undefined);
  }, [won, i18n]);
}
