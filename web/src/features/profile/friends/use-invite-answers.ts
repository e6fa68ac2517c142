import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerInvite } from '../../../lib/answer-invite.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { failureToast } from '../../../ui/toast/failure-toast.ts';

/**
 * Accepts an invitation and opens its game, or declines it, and shows a message. Neither rejects.
 */
export function useInviteAnswers() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      async join(gameId: number): Promise<void> {
        try {
          await answerInvite('join', gameId);
          showToast({ title: t('invite.joined.title'), description: t('invite.joined.text') });
          await navigate(`/game/${gameId}`, { state: { told: true } });
        } catch (error) {
          showToast(failureToast(t, t('invite.failed.join'), error));
        }
      },
      async decline(gameId: number): Promise<void> {
        try {
          await answerInvite('decline', gameId);
          showToast({ title: t('invite.declined.title'), description: t('invite.declined.text') });
        } catch (error) {
          showToast(failureToast(t, t('invite.failed.decline'), error));
        }
      },
    }),
    [t, navigate],
  );
}
