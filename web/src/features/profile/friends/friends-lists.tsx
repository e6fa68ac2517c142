import type { FriendEntry, FriendRequest } from '@craque/common/contracts/friends.ts';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { bareButton, color, media } from '../../../ui/tokens.ts';
import { FriendsRow, PlayerList, RowButton } from './friends-row.tsx';
import type { FriendsStore } from './friends-store.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** In a separate chunk: most visits never open the dialog. */
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

type RequestsProps = { requests: readonly FriendRequest[]; store: FriendsStore };

/** Open requests, with the name and the date of each. */
export function FriendRequests({ requests, store }: RequestsProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, requests.length);
  return (
    <TabSection title={t('friends.requests.title')} count={requests.length} headingRef={heading}>
      {requests.length === 0 ? (
        <EmptyPlace>{t('friends.requests.none')}</EmptyPlace>
      ) : (
        <PlayerList>
          {requests.map((request) => (
            <Request key={request.id} request={request} store={store} />
          ))}
        </PlayerList>
      )}
    </TabSection>
  );
}

function Request({ request, store }: { request: FriendRequest; store: FriendsStore }) {
  const { t } = useTranslation();
  const { date } = useProfileTexts();
  const pending = useStore(store, (state) => state.pending);
  const nameId = useId();
  const { id, user, createdAt } = request;
  const shared = { disabled: pending !== undefined, 'aria-describedby': nameId };
  return (
    <FriendsRow
      user={user}
      nameId={nameId}
      detail={<time dateTime={createdAt}>{date(createdAt)}</time>}
      below
    >
      <RowButton {...shared} busy={pending === id} onClick={() => void store.accept(id)}>
        {t('friends.requests.accept')}
      </RowButton>
      <RowButton {...shared} variant="paper" onClick={() => void store.reject(id)}>
        {t('friends.requests.decline')}
      </RowButton>
    </FriendsRow>
  );
}

type FriendsProps = { friends: readonly FriendEntry[]; store: FriendsStore };

/** The friends, each with score, a challenge and removal with a confirmation. */
export function FriendList({ friends, store }: FriendsProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<FriendEntry>();
  const [invited, setInvited] = useState<FriendEntry>();
  useFocusFallback(heading, friends.length);
  return (
    <TabSection title={t('friends.list.title')} headingRef={heading}>
      {friends.length === 0 ? (
        <EmptyPlace>{t('friends.list.none')}</EmptyPlace>
      ) : (
        <PlayerList>
          {friends.map((entry) => (
            <Friend
              key={entry.id}
              entry={entry}
              store={store}
              onInvite={setInvited}
              onRemove={setLeaving}
            />
          ))}
        </PlayerList>
      )}
      {invited && (
        <InviteDialog
          friends={friends.map(({ friend }) => friend)}
          chosen={invited.friend.id}
          onClose={() => setInvited(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('friends.remove.title', { name: shownName(leaving.friend) })}
          description={t('friends.remove.text')}
          confirmLabel={t('friends.remove.confirm')}
          cancelLabel={t('friends.remove.cancel')}
          closeLabel={t('game.close')}
          grave
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void store.remove(leaving.id);
          }}
        />
      )}
    </TabSection>
  );
}

type FriendProps = {
  entry: FriendEntry;
  store: FriendsStore;
  onInvite: (entry: FriendEntry) => void;
  onRemove: (entry: FriendEntry) => void;
};

function Friend({ entry, store, onInvite, onRemove }: FriendProps) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const nameId = useId();
  const { friend } = entry;
  return (
    <FriendsRow
      user={friend}
      nameId={nameId}
      score={friend.totalScore}
      below
      corner={
        <Remove
          type="button"
          aria-label={t('friends.remove.button', { name: shownName(friend) })}
          disabled={pending !== undefined}
          onClick={() => onRemove(entry)}
        >
          <Icon name="close" size={18} />
        </Remove>
      }
    >
      <RowButton variant="paper" aria-describedby={nameId} onClick={() => onInvite(entry)}>
        {t('invite.button')}
      </RowButton>
    </FriendsRow>
  );
}

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  ${bareButton}
  margin-right: -12px;
  color: ${color.quiet};
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color.far};
    }
  }
`;
