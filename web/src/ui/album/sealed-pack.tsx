import type { Sport } from '@craque/common/domain/sport.ts';
import { keyframes, styled } from 'styled-components';
import { FoilDefs, teeth } from './foil-defs.tsx';
import { Floor } from './floor.tsx';
import { Icon } from '../icon.tsx';
import { center, color, cover, duration, font, still } from '../tokens.ts';
import { stamped } from '../type.ts';

const body = `M10 46L10 394${teeth(20, [10, 394], [290, 394])}L290 46${teeth(14, [290, 46], [10, 46])}Z`;
const flap = `M10 14${teeth(20, [10, 14], [290, 14])}L290 52${teeth(14, [290, 52], [10, 52])}Z`;

export type SealedPackProps = {
  sport: Sport;
  /** Seconds until it is opened, 3 to 1; the upper edge tears further with each. */
  count?: number | undefined;
};

/** A closed pack, printed with the floor of its sport; its type is sized by its own width. */
export function SealedPack({ sport, count }: SealedPackProps) {
  return (
    <Pack data-count={count}>
      <Shadow />
      <svg viewBox="0 0 300 410" aria-hidden="true">
        <defs>
          <clipPath id="sealed-pack">
            <path d={body} />
          </clipPath>
          <FoilDefs />
        </defs>
        <g clipPath="url(#sealed-pack)">
          <path d="M0 0h300v410H0z" className="ground" />
          <foreignObject width="300" height="410">
            <Print>
              <Floor sport={sport} />
            </Print>
          </foreignObject>
          <path d="M0 0h300v410H0z" fill="url(#pack-dots)" />
          <path d="M0 300 300 190v40L0 340z" fill="#000" opacity=".16" />
          <g transform="rotate(-9 150 190)" textAnchor="middle">
            <path d="M-30 122h360v104H-30z" fill={color.print} />
            <path d="M-30 116h360M-30 232h360" stroke={color.border} strokeWidth="3.5" />
            <text x="150" y="206">
              Craque
            </text>
          </g>
          <path d="M0 366h300v44H0z" fill="url(#pack-crimp)" />
          <path d="M0 0h300v410H0z" fill="url(#pack-shine)" />
        </g>
        <g className="flap">
          <path d={flap} className="ground" />
          <path d={flap} fill="url(#pack-crimp)" />
          <path d={flap} fill="url(#pack-shine)" />
        </g>
      </svg>
      <Mark>
        <Icon name={sport} />
      </Mark>
      {count !== undefined && <Count key={count}>{count}</Count>}
    </Pack>
  );
}

const Pack = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 300 / 410;
  transform: rotate(2deg);
  > svg {
    ${cover}
    overflow: visible;
  }
  .ground {
    fill: ${color.glow};
  }
  text {
    fill: ${color.border};
    font: 900 90px ${font.display};
    text-transform: uppercase;
  }
  .flap {
    transform-origin: 290px 40px;
    transition: transform ${duration.calm} ease-out;
    ${still}
  }
  &[data-count='3'] .flap {
    transform: rotate(3deg) translate(2px, -4px);
  }
  &[data-count='2'] .flap {
    transform: rotate(9deg) translate(6px, -8px);
  }
  &[data-count='1'] .flap {
    transform: rotate(19deg) translate(12px, -10px);
  }
`;

const Shadow = styled.i`
  position: absolute;
  inset: 10% 3% 1%;
  box-shadow: 0 18px 36px rgb(0 0 0 / 0.45);
`;

const Print = styled.div`
  position: relative;
  width: 300px;
  height: 410px;
  color: #fff;
`;

const Mark = styled.span`
  position: absolute;
  right: 9%;
  bottom: 13%;
  color: ${color.border};
  svg {
    display: block;
    width: 21cqi;
    height: auto;
  }
`;

const stamp = keyframes`from { opacity: 0; transform: scale(1.6); } 60% { opacity: 1; transform: none; }`;

const Count = styled.b`
  position: absolute;
  inset: 0;
  ${center}
  color: ${color.border};
  ${stamped('92cqi')}
  font-variant-numeric: tabular-nums;
  -webkit-text-stroke: 0.06em ${color.print};
  paint-order: stroke fill;
  animation: ${stamp} ${duration.feast} ease-out;
  ${still}
`;
