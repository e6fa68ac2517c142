import { maxInvited } from '@craque/common/contracts/challenges.ts';
import type { PublicUser } from '@craque/common/contracts/friends.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialogBox } from '../../../ui/dialog/confirm-dialog-box.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { media, space } from '../../../ui/tokens.ts';
import { InviteFriends } from './invite-friends.tsx';
import { InviteLeague } from './invite-league.tsx';
import { SettingsTiles } from '../../../ui/form/tiles.tsx';
import { useInviteStore } from './use-invite-store.ts';

export type InviteDialogProps = {
  friends: readonly PublicUser[];
  /** Id of the friend whose button was pressed. */
  chosen: string;
  onClose: () => void;
};

/** Three of the four levels; the server would accept expert too. */
const offeredLevels = ['easy', 'medium', 'hard'] as const;

/** Creates a challenge: friends, sport, league and level, Cancel and Create Game. */
export function InviteDialog({ friends, chosen, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const store = useInviteStore(chosen, onClose);
  const phase = useStore(store, (state) => state.phase);
  const challenge = useStore(store, (state) => state.challenge);
  const { friendIds, sport, difficulty } = challenge;
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
          most={maxInvited}
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

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.mobile} {
    gap: ${space[3]};
  }
`;
