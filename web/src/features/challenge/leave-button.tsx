import type { GameView } from '@craque/common/contracts/games.ts';
import { cancelChallenge, leaveChallenge } from '@craque/common/contracts/challenges.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Call, call as browserCall } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { applyView, isTouched } from '../../play/state/game-state.ts';
import type { GameStore } from '../../play/state/game-store.ts';
import { useReaderLanguage } from '../../ui/language/reader-language.ts';
import { isAlone } from './state/shown-opponent.ts';

export type LeaveButtonProps = {
  store: GameStore;
  game: GameView;
  /** The challenge was cancelled, so there is nothing left to show. */
  onCancelled: () => void;
  call?: Call;
};

/**
 * Replaces New Athlete: gives up, or cancels the challenge while nobody else has joined. Asks for
 * confirmation.
 */
export function LeaveButton({ store, game, onCancelled, call = browserCall }: LeaveButtonProps) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const alone = isAlone(game);
  const params = { id: game.id };
  const act = async () => {
    setBusy(true);
    try {
      if (alone) {
        await call(cancelChallenge, { params });
        onCancelled();
      } else {
        const left = await call(leaveChallenge, { params, query: { language } });
        if (left) applyView({ store }, left);
      }
    } catch (error) {
      const description = errorText(t, error);
      showToast({ title: t('game.notice.error'), description, tone: 'error' });
      await store.refresh();
    }
    setAsking(false);
    setBusy(false);
  };
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
          closeLabel={t('game.close')}
          busy={busy}
          onConfirm={() => void act()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
