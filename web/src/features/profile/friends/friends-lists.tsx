import type { FriendEntry, FriendRequest } from '@craque/common/contracts/friends.ts';
import { useState } from 'react';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { FriendsRow, PlayerSection } from './friends-row.tsx';
import type { Friends } from './use-friends.ts';

/** In a separate chunk: most visits never open the dialog. */
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

type RequestsProps = { requests: readonly FriendRequest[]; actions: Friends };

export function FriendRequests({ requests, actions }: RequestsProps) {
  const { t } = useTranslation();
  const { date } = useProfileTexts();
  const { pending, accept, reject } = actions;
  const disabled = pending !== undefined;
  return (
    <PlayerSection
      title={t('friends.requests.title')}
      count={requests.length}
      none={t('friends.requests.none')}
    >
      {requests.map(({ id, user, createdAt }) => (
        <FriendsRow
          key={id}
          user={user}
          detail={<time dateTime={createdAt}>{date(createdAt)}</time>}
          actions={[
            {
              text: t('friends.requests.accept'),
              onPress: () => void accept(id),
              busy: pending === id,
              disabled,
              isMain: true,
            },
            { text: t('friends.requests.decline'), onPress: () => void reject(id), disabled },
          ]}
        />
      ))}
    </PlayerSection>
  );
}

type FriendsProps = { friends: readonly FriendEntry[]; actions: Friends };

/** The friends, each with score, a challenge and removal with a confirmation. */
export function FriendList({ friends, actions }: FriendsProps) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<FriendEntry>();
  const [invited, setInvited] = useState<FriendEntry>();
  return (
    <>
      <PlayerSection title={t('friends.list.title')} none={t('friends.list.none')}>
        {friends.map((entry) => (
          <FriendsRow
            key={entry.id}
            user={entry.friend}
            score={entry.friend.totalScore}
            actions={[
              { text: t('invite.button'), onPress: () => setInvited(entry) },
              {
                text: <Icon name="close" size={18} />,
                label: t('friends.remove.button', { name: shownName(entry.friend) }),
                onPress: () => setLeaving(entry),
                disabled: actions.pending !== undefined,
              },
            ]}
          />
        ))}
      </PlayerSection>
      {invited && (
        <InviteDialog
          friends={friends.map(({ friend }) => friend)}
          first={invited.friend.id}
          onClose={() => setInvited(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('friends.remove.title', { name: shownName(leaving.friend) })}
          description={t('friends.remove.text')}
          confirmLabel={t('friends.remove.confirm')}
          cancelLabel={t('friends.remove.cancel')}
          grave
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void actions.remove(leaving.id);
          }}
        />
      )}
    </>
  );
}
