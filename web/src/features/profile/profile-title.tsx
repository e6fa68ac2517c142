import { leagueName } from '../../lib/league-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { AlbumAddress } from '../../ui/album/album-address.ts';

/** The title of the document, by which the browser's history tells the album's pages apart. */
export function ProfileTitle({ album }: { album: AlbumAddress | undefined }) {
  const { t } = useTranslation();
  if (!album) return <title>{t('profile.title')}</title>;
  const { league, page } = album;
  const open = league
    ? t('album.places', { league: leagueName(t, league), page })
    : t('album.label');
  return <title>{`${open} · Craque`}</title>;
}
