import type { AlbumPage } from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { Row } from '../../../ui/layout.ts';
import { color, space } from '../../../ui/tokens.ts';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { fetchPictures, printPage } from './print-page.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useAlbumDrawing } from './use-album-drawing.ts';
import { useLeaveSignal } from '../../../lib/use-leave-signal.ts';

export type AlbumToolsProps = {
  album: AlbumPage;
  league: League;
  page: number;
  children?: ReactNode;
};

const png = { type: 'image/png' } as const;

function sharesPictures(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], 'a.png', png)] });
}

const nameOf = (error: unknown) => (error as { name?: string }).name;

/** The foot of a page of the album: prints, downloads or shares it. */
export function AlbumTools({ album, league, page, children }: AlbumToolsProps) {
  const { t } = useTranslation();
  const buttons = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const leaveSignal = useLeaveSignal();
  const draw = useAlbumDrawing(album, page);
  useEffect(() => {
    // The browser's print dialog.
    const onPrint = () => void fetchPictures(buttons.current);
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  const name = `craque-${league}-${page}.png`;
  const deliver = async (way: (picture: Blob) => unknown) => {
    const signal = leaveSignal();
    setBusy(true);
    try {
      const picture = await draw(buttons.current);
      if (!signal.aborted) await way(picture);
    } catch (error) {
      // Closing the share sheet is not an error.
      const isFailure = nameOf(error) !== 'AbortError' && !signal.aborted;
      if (isFailure) showToast(failureToast(t, t('album.pictureFailed')));
    }
    setBusy(false);
  };
  const save = (picture: Blob) => {
    saveFile(picture, name);
    showToast({ title: t('album.saved'), description: name });
  };
  const share = async (picture: Blob) => {
    const files = [new File([picture], name, png)];
    try {
      await navigator.share({ title: t('album.owner', { name: leagueName(t, league) }), files });
    } catch (error) {
      if (nameOf(error) !== 'NotAllowedError') throw error;
      // Drawing took longer than the tap is valid for, and only a tap opens the share sheet.
      save(picture);
    }
  };
  /** Not `disabled`, which would lose the focus. */
  const delivering = (way: (picture: Blob) => unknown) => ({
    variant: 'quiet' as const,
    'aria-disabled': busy,
    onClick: () => void (busy || deliver(way)),
  });
  return (
    <Foot $apart $gap={4} data-screen-only>
      {children}
      <Row ref={buttons} $gap={4}>
        <Button variant="quiet" onClick={() => void printPage(buttons.current, leaveSignal())}>
          {t('album.print')}
        </Button>
        <Button {...delivering(save)}>{t('album.save')}</Button>
        {sharesPictures() && (
          <Button {...delivering(share)}>
            <Icon name="share" size={20} />
            {t('share.share')}
          </Button>
        )}
      </Row>
    </Foot>
  );
}

const Foot = styled(Row)`
  padding-top: ${space[4]};
  border-top: 1px dashed ${color.rule};
`;
