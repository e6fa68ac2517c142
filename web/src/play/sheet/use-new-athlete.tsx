import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { isTouched } from '../state/game-state.ts';
import { type GameStore, useGame } from '../state/game-store.ts';

/** New Athlete: warns before it gives up a touched game. Render `warning`. */
export function useNewAthlete(store: GameStore): { ask: () => void; warning: ReactNode } {
  const { t } = useTranslation();
  const isAtStake = useGame(
    store,
    ({ phase }) => phase.state === 'playing' && isTouched(phase.game),
  );
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    setAsked(false);
    void store.newAthlete();
  };
  const warning = isAsked && (
    <ConfirmDialog
      title={t('game.leave.title')}
      description={t('game.leave.text')}
      confirmLabel={t('game.leave.confirm')}
      cancelLabel={t('game.leave.cancel')}
      onConfirm={leave}
      onCancel={() => setAsked(false)}
    />
  );
  return { ask: () => (isAtStake ? setAsked(true) : leave()), warning };
}
