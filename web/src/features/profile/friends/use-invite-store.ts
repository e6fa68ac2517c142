import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { listedLeagues } from '../../../lib/leagues.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { createInviteStore, type InviteStore } from './invite-store.ts';

/**
 * The store of an invite dialog: begins with one friend and the preferred sport, and opens the
 * created game.
 */
export function useInviteStore(chosen: string, onClose: () => void): InviteStore {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const sport: Sport = session.state === 'user' ? session.user.defaultSport : sports[0];
  const [store] = useState(() =>
    createInviteStore({
      call,
      newKey: () => randomKey(),
      listed: listedLeagues,
      first: { friendIds: [chosen], sport, league: undefined, difficulty: 'medium' },
      onCreated: (gameId) => {
        showToast({ title: t('invite.created.title'), description: t('invite.created.text') });
        onClose();
        void navigate(`/game/${gameId}`, { state: { told: true } });
      },
      onFailed: (error) => showToast(failureToast(t, t('invite.failed.create'), error)),
    }),
  );
  return store;
}
