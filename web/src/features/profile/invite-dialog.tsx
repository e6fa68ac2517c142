import { mostInvited } from '@craque/common/contracts/multiplayer.ts';
import type { PublicUser } from '@craque/common/contracts/friends.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { leagues } from '../../lib/leagues-store.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useSession } from '../../lib/session-store.ts';
import { ConfirmDialogBox } from '../../ui/confirm-dialog-box.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { media, space } from '../../ui/tokens.ts';
import { failureToast } from './failure-toast.ts';
import { InviteFriends } from './invite-friends.tsx';
import { InviteLeague } from './invite-league.tsx';
import { createInviteStore } from './invite-store.ts';
import { SettingsTiles } from './settings-tiles.tsx';

export type InviteDialogProps = {
  friends: readonly PublicUser[];
  /** Id of the friend whose button was pressed. */
  chosen: string;
  onClose: () => void;
};

/** Three of the four levels (§5); the server would take expert too (D3). */
const offeredLevels = ['easy', 'medium', 'hard'] as const;

/** Who is challenged to what (§2): friends, sport, league and level, Cancel and Create Game. */
export function InviteDialog({ friends, chosen, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const store = useInviteStore(chosen, onClose);
  const phase = useStore(store, (state) => state.phase);
  const challenge = useStore(store, (state) => state.challenge);
  const { friendIds, sport, difficulty } = challenge;
  useEffect(() => {
    void leagues.load();
  }, []);
  return (
    <ConfirmDialogBox
      title={t('invite.title')}
      description={t('invite.text')}
      confirmLabel={t('invite.create')}
      cancelLabel={t('invite.cancel')}
      closeLabel={t('game.close')}
      busy={phase !== 'choosing'}
      disabled={friendIds.length === 0}
      onCancel={onClose}
      onConfirm={() => void store.send()}
    >
      <Stack>
        <InviteFriends
          friends={friends}
          chosen={friendIds}
          most={mostInvited}
          onToggle={store.toggle}
        />
        <SettingsTiles
          legend={t('game.sport')}
          tiles={sports.map((each) => ({
            value: each,
            label: t(`sports.${each}`),
            sign: <Icon name={each} size={24} />,
          }))}
          value={sport}
          onChange={store.chooseSport}
          sporty
          dense
        />
        <InviteLeague challenge={challenge} onChange={store.chooseLeague} />
        <SettingsTiles
          legend={t('game.level')}
          tiles={offeredLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          value={difficulty}
          onChange={store.chooseLevel}
          dense
        />
      </Stack>
    </ConfirmDialogBox>
  );
}

function useInviteStore(chosen: string, onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const sport: Sport = session.state === 'user' ? session.user.defaultSport : sports[0];
  const [store] = useState(() =>
    createInviteStore({
      call,
      newKey: () => randomKey(),
      listed: () => leagues.getState().leagues,
      first: { friendIds: [chosen], sport, league: undefined, difficulty: 'medium' },
      onCreated: (gameId) => {
        showToast({ title: t('invite.created.title'), description: t('invite.created.text') });
        onClose();
        void navigate(`/game/${gameId}`);
      },
      onFailed: (fault) => showToast(failureToast(t, t('invite.failed.create'), fault)),
    }),
  );
  return store;
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.mobile} {
    gap: ${space[3]};
  }
`;
