import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { call } from '../../../lib/api.ts';
import { type Live, live } from '../../../lib/live.ts';
import { openRequests } from './open-requests-store.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { MyChallenges } from '../../../play/challenges/my-challenges.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { FriendInvites } from './friends-invites.tsx';
import { FriendList, FriendRequests } from './friends-lists.tsx';
import { friendToast } from './friends-notice.ts';
import { FriendsSearch } from './friends-search.tsx';
import { createFriendsStore } from './friends-store.ts';
import { EmptyPlace, TabSection } from '../../../ui/form/tab-section.tsx';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';

/**
 * The friends tab of the profile: what waits for an answer first, then the friends, the challenges
 * and the search for more; its lists are loaded whenever it is opened and updated by the
 * server's events.
 */
export function FriendsTab({ events = live }: { events?: Pick<Live, 'on'> }) {
  const { t, i18n } = useTranslation();
  const [store] = useState(() =>
    createFriendsStore({
      call,
      newKey: () => randomKey(),
      notify: (notice) => showToast(friendToast(i18n.t, notice)),
    }),
  );
  const lists = useStore(store, (state) => state.lists);
  const field = useRef<HTMLInputElement>(null);
  const isAlone = lists.state === 'ready' && lists.friends.length === 0;
  useEffect(() => {
    void store.load();
    const read = () => void store.readAgain();
    const leaving = [events.on('friend-request', read), events.on('friend-accepted', read)];
    return () => {
      for (const leave of leaving) leave();
    };
  }, [store, events]);
  useEffect(() => {
    if (lists.state === 'ready') openRequests.know(lists.requests.length);
  }, [lists]);
  const noChallenges = isAlone ? (
    <EmptyPlace as="div">
      <div>
        {t('challenges.alone')}{' '}
        <Button variant="quiet" onClick={() => field.current?.focus()}>
          {t('challenges.find')}
        </Button>
      </div>
    </EmptyPlace>
  ) : (
    <EmptyPlace>{t('challenges.none')}</EmptyPlace>
  );
  return (
    <>
      <FriendInvites />
      {lists.state === 'ready' && <FriendRequests requests={lists.requests} store={store} />}
      {lists.state === 'ready' && <FriendList friends={lists.friends} store={store} />}
      {lists.state === 'failed' && <LoadFailure onRetry={() => void store.load()} />}
      {lists.state === 'loading' && <EmptyPlace role="status">{t('app.loading')}</EmptyPlace>}
      <TabSection title={t('challenges.title')}>
        <MyChallenges withoutInvitations empty={noChallenges} />
      </TabSection>
      <FriendsSearch store={store} fieldRef={field} />
    </>
  );
}
