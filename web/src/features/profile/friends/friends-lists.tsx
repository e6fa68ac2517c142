import type { FriendEntry, FriendRequest } from '@craque/common/contracts/friends.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { shownName } from '../../../lib/shown-name.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FaceSticker } from '../../../ui/album/face-sticker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { bareButton, caption, color, font, media, plainList, space } from '../../../ui/tokens.ts';
import { FriendsRow, PlayerList, RowButton } from './friends-row.tsx';
import { tintOf } from './player-tint.ts';
import type { FriendsStore } from './friends-store.ts';
import { useProfileTexts } from '../parts/profile-texts.ts';
import { EmptyPlace, TabSection } from '../parts/tab-section.tsx';
import { useFocusFallback } from '../parts/use-focus-fallback.ts';
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
        <Friends>
          {friends.map((entry) => (
            <Friend
              key={entry.id}
              entry={entry}
              store={store}
              onInvite={setInvited}
              onRemove={setLeaving}
            />
          ))}
        </Friends>
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
  const { number } = useProfileTexts();
  const pending = useStore(store, (state) => state.pending);
  const nameId = useId();
  const { friend } = entry;
  return (
    <Stuck data-sport={tintOf(friend.id)}>
      <FaceSticker name={shownName(friend)} url={friend.avatarUrl} turn={0} nameId={nameId} />
      <Known>
        <span>@{friend.username}</span>
        <b>{t('game.points', { points: number(friend.totalScore) })}</b>
        <Remove
          type="button"
          aria-label={t('friends.remove.button', { name: shownName(friend) })}
          disabled={pending !== undefined}
          onClick={() => onRemove(entry)}
        >
          <Icon name="close" size={18} />
        </Remove>
      </Known>
      <RowButton variant="paper" aria-describedby={nameId} onClick={() => onInvite(entry)}>
        {t('invite.button')}
      </RowButton>
    </Stuck>
  );
}

/** Like the players in the lobby of a challenge. */
const Friends = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(112px, 45%), 1fr));
  gap: ${space[5]} ${space[4]};
`;

const Stuck = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  min-width: 0;
  &:nth-child(odd) > :first-child {
    transform: rotate(-1.6deg);
  }
  &:nth-child(even) > :first-child {
    transform: rotate(1.2deg);
  }
  > button {
    && {
      padding: 7px ${space[1]};
      font-size: 16.5px;
      line-height: 1.05;
    }
  }
`;

const Known = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  margin-top: ${space[1]};
  line-height: 1.25;
  span {
    ${caption(14)}
    overflow-wrap: anywhere;
  }
  b {
    grid-row: 2;
    font: 900 22px/1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  ${bareButton}
  grid-area: 1 / 2 / 3 / 3;
  margin: 0 -12px 0 0;
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
