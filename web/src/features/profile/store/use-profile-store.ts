import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { createProfileStore, type ProfileStore } from './profile-store.ts';

/** The profile's store for as long as its screen is open, with the overview under way. */
export function useProfileStore(): ProfileStore {
  const { i18n } = useTranslation();
  const [store] = useState(() =>
    createProfileStore({
      call,
      onFailure: () => showToast(failureToast(i18n.t, i18n.t('profile.failed'))),
    }),
  );
  useEffect(() => {
    void store.loadOverview();
    void store.loadWeek();
    return store.leave;
  }, [store]);
  return store;
}
