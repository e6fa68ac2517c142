import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showToast } from '../../ui/toast.tsx';
import { FriendInvites, FriendList, FriendRequests } from './friends-lists.tsx';
import { friendToast } from './friends-notice.ts';
import { FriendsSearch } from './friends-search.tsx';
import { createFriendsStore, type FriendsStore } from './friends-store.ts';
import { EmptyPlace } from './tab-section.tsx';
import { LoadFailure } from './tab-state.tsx';

/** The friends tab of the profile (§2); both lists are read anew whenever it is opened (D30). */
export function FriendsTab() {
  const { i18n } = useTranslation();
  const [store] = useState(() =>
    createFriendsStore({
      call,
      newKey: () => randomKey(),
      notify: (notice) => showToast(friendToast(i18n.t, notice)),
    }),
  );
  useEffect(() => {
    void store.load();
  }, [store]);
  return (
    <>
      <FriendsSearch store={store} />
      <Lists store={store} />
      <FriendInvites />
    </>
  );
}

function Lists({ store }: { store: FriendsStore }) {
  const { t } = useTranslation();
  const lists = useStore(store, (state) => state.lists);
  if (lists.state === 'ready') {
    return (
      <>
        <FriendRequests requests={lists.requests} store={store} />
        <FriendList friends={lists.friends} store={store} />
      </>
    );
  }
  if (lists.state === 'failed') return <LoadFailure onRetry={() => void store.load()} />;
  return <EmptyPlace role="status">{t('app.loading')}</EmptyPlace>;
}
