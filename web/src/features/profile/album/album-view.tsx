import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type AlbumAddress, albumPath } from '../../../ui/album/album-address.ts';
import { AlbumLeagueView } from './album-league-view.tsx';
import { AlbumOverview } from './album-overview.tsx';
import { createAlbumStore } from './album-store.ts';
import { failureToast } from '../../../ui/toast/failure-toast.ts';

/**
 * The sticker album: all athletes, filled with those the user has collected. The address says what
 * is open.
 */
export function AlbumView({ address }: { address: AlbumAddress }) {
  const { i18n } = useTranslation();
  const [store] = useState(() =>
    createAlbumStore({
      call,
      onFailure: () => showToast(failureToast(i18n.t, i18n.t('profile.failed'))),
    }),
  );
  useEffect(() => store.leave, [store]);
  const { league, page } = address;
  const path = albumPath(address);
  const [first] = useState(path);
  const [moved, setMoved] = useState(false);
  if (!moved && path !== first) setMoved(true);
  const shared = { store, moved, onMove: () => setMoved(true) };
  if (!league) return <AlbumOverview {...shared} />;
  return <AlbumLeagueView key={league} {...shared} {...{ league, page }} />;
}
