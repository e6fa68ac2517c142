import type { AlbumPage } from '@craque/common/contracts/album.ts';
import { type League, leagueSlug } from '@craque/common/domain/sport.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { useSession } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { space } from '../../ui/tokens.ts';
import { drawAlbumPage } from './album-picture.ts';
import { pagesOf, placesOf } from './album-store.ts';
import { failureToast } from './failure-toast.ts';
import { useProfileTexts } from './profile-texts.ts';
import { saveFile } from './save-file.ts';

export type AlbumToolsProps = { album: AlbumPage; league: League; page: number };

const png = { type: 'image/png' } as const;

/** True where the device has a share sheet that takes pictures. */
function sharesPictures(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], 'a.png', png)] });
}

/** Takes a page of the album elsewhere: on paper, as a picture, or to somebody. */
export function AlbumTools({ album, league, page }: AlbumToolsProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const draw = useDrawing(album, page);
  const name = `craque-${leagueSlug(league)}-${page}.png`;
  const deliver = async (way: (picture: Blob) => unknown) => {
    setBusy(true);
    try {
      await way(await draw(row.current));
    } catch (fault) {
      // Closing the share sheet is not an error.
      const isClosed = (fault as { name?: string }).name === 'AbortError';
      if (!isClosed) showToast(failureToast(t, t('album.pictureFailed')));
    }
    setBusy(false);
  };
  const save = (picture: Blob) => {
    saveFile(picture, name);
    showToast({ title: t('album.saved'), description: name });
  };
  const share = (picture: Blob) =>
    navigator.share({
      title: t('album.owner', { name: leagueName(t, league) }),
      files: [new File([picture], name, png)],
    });
  return (
    <Row ref={row}>
      <Button variant="quiet" onClick={() => void printPage(row.current)}>
        {t('album.print')}
      </Button>
      <Button variant="quiet" busy={busy} onClick={() => void deliver(save)}>
        {t('album.save')}
      </Button>
      {sharesPictures() && (
        <Button variant="quiet" disabled={busy} onClick={() => void deliver(share)}>
          <Icon name="share" size={20} />
          {t('share.share')}
        </Button>
      )}
    </Row>
  );
}

/** The printer does not wait for pictures that have not come into view yet. */
async function printPage(tools: Element | null): Promise<void> {
  const images = tools?.closest('[data-printed-page]')?.querySelectorAll('img') ?? [];
  await Promise.allSettled(
    Array.from(images, (image) => {
      image.loading = 'eager';
      return image.decode();
    }),
  );
  window.print();
}

/** Draws the page in the colours of the sport around `place`. */
function useDrawing(album: AlbumPage, page: number): (place: Element | null) => Promise<Blob> {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const session = useSession();
  const { met, athletes, league } = album;
  const owner = session.state === 'user' ? shownName(session.user) : '';
  return (place) =>
    drawAlbumPage({
      color: getComputedStyle(place ?? document.body).getPropertyValue('--glow'),
      title: leagueName(t, league),
      progress: t('album.progress', { met: number(met), athletes: number(athletes) }),
      share: athletes > 0 ? met / athletes : 0,
      owner: t('album.owner', { name: owner }),
      page: t('album.page', { page, pages: pagesOf(album) }),
      places: placesOf(album, page),
      rarity: (rarity) => t(`album.rarity.${rarity}`),
      notMet: t('album.notMet'),
    });
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`;
