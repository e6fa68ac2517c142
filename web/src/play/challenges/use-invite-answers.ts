import { useNavigate } from 'react-router-dom';
import { answerInvite } from '../../lib/answer-invite.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useAction } from '../../ui/toast/use-action.ts';
import { showToast } from '../../ui/toast/toast.tsx';

type Then = Partial<Record<'onJoined' | 'onDeclined', (gameId: number) => unknown>>;

/** Accepts an invitation and, unless `onJoined` does, opens its game; or declines it. */
export function useInviteAnswers({ onJoined, onDeclined }: Then = {}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = (id: number) => navigate(`/game/${id}`, { state: { silent: true } });
  const join = useAction(
    async (gameId: number) => {
      await answerInvite('join', gameId);
      showToast({ title: t('invite.joined.title'), description: t('invite.joined.text') });
      await (onJoined ?? open)(gameId);
    },
    { failed: t('invite.failed.join') },
  );
  const decline = useAction(
    async (gameId: number) => {
      await answerInvite('decline', gameId);
      showToast({ title: t('invite.declined.title'), description: t('invite.declined.text') });
      await onDeclined?.(gameId);
    },
    { failed: t('invite.failed.decline') },
  );
  return { join: join.run, decline: decline.run };
}
