import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { duration, media } from '../../ui/tokens.ts';
import { PackFront, PackStrip } from './pack-foil.tsx';
import { StickerArt, type StickerArtProps } from '../../ui/sticker-art/sticker-art.tsx';

/**
 * From the edges to the middle, which is on top; `at` is the position in the fan relative to the
 * middle.
 */
const fan: readonly (StickerArtProps & { at: number })[] = [
  { at: -2, picture: 'tennis' },
  { at: 2, picture: 'formula1' },
  { at: -1, picture: 'basketball' },
  { at: 1, picture: 'soccer' },
  { at: 0, picture: 'step3', veil: 0.62 },
];

/** A torn-open pack with its stickers fanned out; `open` spreads them further. */
export function StickerPack({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Pack aria-hidden="true" data-open={open || undefined}>
      {fan.map(({ at, ...art }) => (
        <Place key={at} style={{ '--own-at': at, '--own-far': Math.abs(at) }}>
          <StickerArt {...art} />
        </Place>
      ))}
      <PackFront count={t('landing.pack.count')} series={t('landing.pack.series')} />
      <PackStrip />
    </Pack>
  );
}

const rise = keyframes`from { translate: -50% 58%; rotate: 0deg; }`;

/**
 * 100 wide and 122 tall in its own units; the fan is wider than the pack and may extend beyond its
 * sides.
 */
const Pack = styled.div`
  --own-fan: 16deg;
  position: relative;
  container-type: inline-size;
  width: min(86%, 500px, 64svh);
  margin-inline: auto;
  aspect-ratio: 100 / 122;
  transform: rotate(3deg);
  ${media.mobile} {
    width: min(58%, 300px, 44svh);
  }
  ${media.hover} {
    &:hover {
      --own-fan: 18deg;
    }
  }
  &[data-open] {
    --own-fan: 21deg;
  }
`;

const Place = styled.div`
  position: absolute;
  left: 50%;
  bottom: calc(42% - var(--own-far) * 1.6%);
  width: 44%;
  translate: -50% 0;
  rotate: calc(var(--own-at) * var(--own-fan));
  transform-origin: 50% 150%;
  transition: rotate ${duration.calm} ease-out;
  animation: ${rise} ${duration.calm} 150ms cubic-bezier(0.2, 0.8, 0.3, 1.2) backwards;
  [data-open] > & {
    translate: -50% -6%;
  }
  ${media.stillness} {
    animation: none;
    transition: none;
  }
`;
