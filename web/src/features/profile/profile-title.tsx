import { useTranslation } from 'react-i18next';
import { leagueName } from '../../lib/league-name.ts';
import type { AlbumAddress } from './album/album-address.ts';

/** The title of the document. Each page of the album is a step in the history of the browser, which tells them apart by it. */
export function ProfileTitle({ album }: { album: AlbumAddress | undefined }) {
  const { t } = useTranslation();
  if (!album) return <title>{t('profile.title')}</title>;
  const { league, page } = album;
  const open = league
    ? t('album.places', { league: leagueName(t, league), page })
    : t('album.label');
  return <title>{`${open} · Craque`}</title>;
}
