import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { StageButton } from './stage-button.tsx';

/** Where the browser can. */
export function FullScreenButton() {
  const { t } = useTranslation();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const turn = () =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  if (!document.fullscreenEnabled) return null;
  return (
    <StageButton
      variant="paper"
      aria-pressed={isFull}
      // Refused where a browser forbids it: the stage stays as large as the window.
      onClick={() => void turn().catch(() => undefined)}
    >
      {t('stage.full')}
    </StageButton>
  );
}
