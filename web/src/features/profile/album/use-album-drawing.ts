import type { AlbumPage } from '@craque/common/contracts/album.ts';
import { useRef } from 'react';
import { leagueName } from '../../../lib/league-name.ts';
import { useSession } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { drawAlbumPage } from './album-picture.ts';
import { pagesOf, placesOf } from './album-paging.ts';
import { useProfileTexts } from '../profile-texts.ts';

type Kept = { album: AlbumPage; page: number; language: string; picture: Blob };

/**
 * Draws the page in the sport's colours around `place`. It is kept, because a share sheet opens only
 * shortly after a tap: if drawing took too long, the next tap has the picture at once.
 */
export function useAlbumDrawing(
  album: AlbumPage,
  page: number,
): (place: Element | null) => Promise<Blob> {
  const { t, i18n } = useTranslation();
  const { number } = useProfileTexts();
  const session = useSession();
  const kept = useRef<Kept>(undefined);
  const { language } = i18n;
  const { collected, athletes, league } = album;
  const owner = session.state === 'user' ? shownName(session.user) : '';
  return async (place) => {
    const last = kept.current;
    if (last?.album === album && last.page === page && last.language === language) {
      return last.picture;
    }
    const picture = await drawAlbumPage({
      color: getComputedStyle(place ?? document.body).getPropertyValue('--glow'),
      title: leagueName(t, league),
      progress: t('album.progress', { collected: number(collected), athletes: number(athletes) }),
      share: athletes > 0 ? collected / athletes : 0,
      owner: t('album.owner', { name: owner }),
      page: t('album.page', { page, pages: pagesOf(album) }),
      places: placesOf(album, page),
      rarity: (rarity) => t(`album.rarity.${rarity}`),
      notCollected: t('album.notCollected'),
    });
    kept.current = { album, page, language, picture };
    return picture;
  };
}
