import { cancelChallenge, leaveChallenge } from '@craque/common/contracts/challenges.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { applyView, isTouched } from '../../play/state/game-state.ts';
import type { GameStore } from '../../play/state/game-store.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { useAction } from '../../ui/toast/use-action.ts';
import { isAlone } from './state/shown-opponent.ts';

export type LeaveButtonProps = {
  store: GameStore;
  game: GameView;
  onCancelled: () => void;
};

export function LeaveButton({ store, game, onCancelled }: LeaveButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const alone = isAlone(game);
  const close = () => setAsking(false);
  const leave = async () => {
    const params = { id: game.id };
    if (alone) {
      await call(cancelChallenge, { params });
      onCancelled();
    } else applyView({ store }, await call(leaveChallenge, { params, query: { language } }));
    close();
  };
  const mend = async () => {
    await store.refresh();
    close();
  };
  const { busy, run } = useAction(leave, { mend });
  const touched = isTouched(game) ? 'challenge.leave.touched' : 'challenge.leave.untouched';
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t(alone ? 'challenge.cancel.button' : 'challenge.leave.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t(alone ? 'challenge.cancel.title' : 'challenge.leave.title')}
          description={t(alone ? 'challenge.cancel.text' : touched)}
          confirmLabel={t(alone ? 'challenge.cancel.button' : 'challenge.leave.button')}
          cancelLabel={t(alone ? 'challenge.cancel.stay' : 'game.leave.cancel')}
          busy={busy}
          onConfirm={run}
          onCancel={close}
        />
      )}
    </>
  );
}
