import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, duration, font, media } from '../../ui/tokens.ts';
import { StickerArt, type StickerArtProps } from '../../ui/sticker-art/sticker-art.tsx';
import { FoilDefs, teeth } from '../../ui/album/foil-defs.tsx';
import { size } from '../../ui/type.ts';

/** From the edges to the middle, which is on top; `at` is the position relative to it. */
const fan: readonly (StickerArtProps & { at: number })[] = [
  { at: -2, picture: 'tennis' },
  { at: 2, picture: 'formula1' },
  { at: -1, picture: 'basketball' },
  { at: 1, picture: 'soccer' },
  { at: 0, picture: 'step3' },
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
    </Pack>
  );
}

const rise = keyframes`from { translate: -50% 58%; rotate: 0deg; }`;

/** 100 wide and 122 tall in its own units; the fan may extend beyond its sides. */
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

const front = `M20 52${teeth(15, [20, 52], [380, 20])}L384 400${teeth(24, [384, 400], [16, 400])}Z`;

const stripes = [
  { sport: 'soccer', d: 'M0 0h400v420H0z' },
  { sport: 'basketball', d: 'M0 330 400 190v230H0z' },
  { sport: 'formula1', d: 'M0 368 400 228v192H0z' },
  { sport: 'tennis', d: 'M0 406 400 266v154H0z' },
] as const;

/** The printed foil of the torn pack, in the colours of the four sports. */
function PackFront({ count, series }: { count: string; series: string }) {
  return (
    <Front viewBox="0 0 400 420">
      <defs>
        <clipPath id="pack-front">
          <path d={front} />
        </clipPath>
        <FoilDefs />
      </defs>
      <path d={front} opacity=".35" transform="translate(4 14)" />
      <g clipPath="url(#pack-front)">
        <path d="M0 0h400v420H0z" fill={color.print} />
        {stripes.map(({ sport, d }, at) => (
          <path key={sport} d={d} data-sport={sport} className={at === 0 ? 'ground' : 'stripe'} />
        ))}
        <path d="M0 0h400v420H0z" fill="url(#pack-dots)" />
        <g transform="rotate(-9 200 190)" textAnchor="middle">
          <path d="M-40 98h480v130H-40z" fill={color.print} />
          <path d="M-40 92h480M-40 234h480" stroke={color.border} strokeWidth="4" />
          <text x="200" y="207" className="name">
            Craque
          </text>
          <text x="56" y="78" textAnchor="start">
            {series}
          </text>
        </g>
        <text x="362" y="372" textAnchor="end" className="count">
          {count}
        </text>
        <path d="M0 386h400v34H0z" fill="url(#pack-crimp)" />
        <path d="M0 0h400v420H0z" fill="url(#pack-shine)" />
      </g>
    </Front>
  );
}

const Front = styled.svg`
  position: absolute;
  left: 14%;
  bottom: 0;
  width: 72%;
  overflow: visible;
  .ground,
  .stripe {
    fill: ${color.glow};
  }
  .stripe {
    stroke: ${color.border};
    stroke-width: 4;
  }
  text {
    fill: ${color.border};
    font: 900 24px ${font.display};
    letter-spacing: 0.03em;
    text-transform: uppercase;
  }
  .name {
    font-size: 128px;
    letter-spacing: 0;
  }
  .count {
    font-size: ${size(6)};
  }
`;
