import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PicturePreviewProps } from './picture-preview.tsx';

const PicturePreview = lazyPart(async () => (await import('./picture-preview.tsx')).PicturePreview);

/** Opens the won sticker as a picture; what draws it is loaded then. */
export function SharePicture({ game, caption }: PicturePreviewProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={game.sport} size={20} />
        {t('share.picture')}
      </Button>
      {open && <PicturePreview game={game} caption={caption} />}
    </>
  );
}
