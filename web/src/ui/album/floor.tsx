import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { lazyDecoration } from '../lazy-part.tsx';
import { color } from '../tokens.ts';

const OtherFloor = lazyDecoration(async () => (await import('./other-floors.tsx')).OtherFloor);

/** The playing surface of a sport; the pitch is in the first load, the others come on demand. */
export function Floor({ sport }: { sport: Sport }) {
  return (
    <Drawing viewBox="0 0 1000 1400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {sport === 'soccer' ? pitch : <OtherFloor sport={sport} />}
    </Drawing>
  );
}

const bands = Array.from({ length: 7 }, (_, band) => band * 200);

const pitch = (
  <>
    <g fill="#000" opacity="0.06">
      {bands.map((y) => (
        <rect key={y} y={y} width="1000" height="100" />
      ))}
    </g>
    <g fill="none" stroke="currentColor" strokeWidth="4" className="lines">
      <path d="M40 40h920v1320H40zM40 700h920M240 40v220h520V40M370 40v90h260V40M240 1360v-220h520v220M370 1360v-90h260v90" />
      <path d="M400 260a120 120 0 0 0 200 0M400 1140a120 120 0 0 1 200 0M40 62a22 22 0 0 0 22-22M938 40a22 22 0 0 0 22 22M40 1338a22 22 0 0 1 22 22M938 1360a22 22 0 0 1 22-22" />
      <circle cx="500" cy="700" r="150" />
      <g fill="currentColor" stroke="none">
        <circle cx="500" cy="700" r="7" />
        <circle cx="500" cy="190" r="7" />
        <circle cx="500" cy="1210" r="7" />
      </g>
    </g>
  </>
);

const Drawing = styled.svg`
  position: absolute;
  inset: -4% -10%;
  width: 120%;
  height: 108%;
  transform: rotate(-7deg);
  pointer-events: none;
  .lines,
  .kerb {
    opacity: var(--floor-lines);
  }
  .kerb {
    fill: ${color.onPage};
  }
`;
