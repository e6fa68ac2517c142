import type { Sport } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { center, cover, duration, still } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';

export type StickerPictureProps = { url: string; alt: string; sport: Sport };

type Layers = { below: string | undefined; top: string; loaded: boolean; failed: boolean };

const fresh = (top: string, below?: string): Layers => ({
  below,
  top,
  loaded: false,
  failed: false,
});

/**
 * The server's drawing. A new step fades in over the previous one once it is loaded, in the same
 * place, so nothing jumps; if it cannot be loaded a card drawn here replaces it.
 */
export function StickerPicture({ url, alt, sport }: StickerPictureProps) {
  const { t } = useTranslation();
  const [layers, setLayers] = useState(() => fresh(url));
  if (layers.top !== url) setLayers(fresh(url, layers.loaded ? layers.top : layers.below));
  const { below, top, loaded, failed } = layers;
  if (failed) {
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
        data-loaded={loaded || undefined}
        onLoad={() => setLayers((now) => (now.top === top ? { ...now, loaded: true } : now))}
        onError={() => setLayers((now) => (now.top === top ? { ...now, failed: true } : now))}
      />
    </>
  );
}

const Print = styled.img`
  ${cover}
  border-radius: inherit;
  opacity: 0;
  transition: opacity ${duration.calm} ease-out;
  user-select: none;
  &[data-loaded] {
    opacity: 1;
  }
  ${still}
`;

const Drawn = styled.div`
  position: absolute;
  inset: 3.415% 4.667%;
  ${center}
  grid-template-rows: 1fr 18%;
  overflow: hidden;
  border-radius: 3.3% / 2.4%;
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
