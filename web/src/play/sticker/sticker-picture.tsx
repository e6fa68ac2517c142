import type { Sport } from '@craque/common/domain/sport.ts';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { center, duration, still } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';
import { overPrint } from './over-print.ts';

export type StickerPictureProps = {
  url: string;
  alt: string;
  sport: Sport;
  /** A new step is loaded, but not shown yet. */
  isHeld?: boolean;
  /** The picture of the address is there, or the drawing in its place. */
  onShown?: (url: string) => void;
};

/** Scratching, turning and fading in are over by then, in ms. */
const uncovered = 1000;

type Layers = { top: string; below?: string | undefined; state?: 'loaded' | 'failed' };

/** A new step fades in over the previous one once it is loaded, so nothing jumps. */
export function StickerPicture({ url, alt, sport, isHeld, onShown }: StickerPictureProps) {
  const { t } = useTranslation();
  const [layers, setLayers] = useState<Layers>({ top: url });
  const { below, top, state } = layers;
  if (top !== url) setLayers({ top: url, below: state === 'loaded' ? top : below });
  const isShown = state === 'loaded' && !isHeld;
  useEffect(() => {
    if (!isShown || below === undefined) return;
    // The name plate is translucent.
    const timer = setTimeout(() => setLayers({ top, state: 'loaded' }), uncovered);
    return () => clearTimeout(timer);
  }, [isShown, below, top]);
  const become = (next: 'loaded' | 'failed') => {
    setLayers((now) => (now.top === top ? { ...now, state: next } : now));
    onShown?.(top);
  };
  if (state === 'failed') {
    return (
      <Drawn role="img" aria-label={`${alt}. ${t('game.sticker.missing')}`}>
        <Icon name={sport} size={96} />
        <b aria-hidden="true">?????</b>
      </Drawn>
    );
  }
  return (
    <>
      {below && <Print src={below} alt="" data-loaded />}
      <Print
        key={top}
        src={top}
        alt={alt}
        width={300}
        height={410}
        draggable={false}
        data-loaded={isShown || undefined}
        onLoad={() => become('loaded')}
        onError={() => become('failed')}
      />
    </>
  );
}

const Print = styled.img`
  opacity: 0;
  transition: opacity ${duration.calm} ease-out;
  user-select: none;
  &[data-loaded] {
    opacity: 1;
  }
  ${still}
`;

const Drawn = styled.div`
  ${overPrint}
  ${center}
  grid-template-rows: 1fr 18%;
  overflow: hidden;
  background: repeating-linear-gradient(105deg, #22303f 0 14px, #263747 14px 28px);
  color: #8fa3b8;
  svg {
    width: 56%;
    height: auto;
  }
  b {
    ${center}
    width: 100%;
    height: 100%;
    background: #10151b;
    color: #fff;
    ${stamped('clamp(14px, 2.4vh, 26px)')}
    letter-spacing: 0.3em;
  }
`;
