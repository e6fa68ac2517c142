import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Floor } from '../../ui/album/floor.tsx';
import { Grid, gapOf, stack } from '../../ui/layout.ts';
import {
  color,
  headerHeight,
  media,
  onGround,
  ringOnFloor,
  shadow,
  space,
} from '../../ui/tokens.ts';
import { capitals, Text, fluid, heading } from '../../ui/type.ts';

export type BandProps = {
  id?: string;
  /** The floor it lies on; bare paper without. */
  sport?: Sport;
  children: ReactNode;
};

/** A section of the page; one on a floor has the crimped edges of a sticker pack. */
export function Band({ id, sport, children }: BandProps) {
  return (
    <Section id={id} data-sport={sport}>
      {sport && (
        <Ground>
          <Floor sport={sport} />
        </Ground>
      )}
      <div>{children}</div>
    </Section>
  );
}

const Section = styled.section`
  position: relative;
  scroll-margin-top: calc(${headerHeight} - 16px);
  > div:last-child {
    position: relative;
    max-width: 1360px;
    margin-inline: auto;
    padding: ${fluid(32, 120)} ${fluid(16, 56)};
  }
  &[data-sport] {
    z-index: 0;
    color: ${color.onPage};
    ${ringOnFloor}
  }
  /* The first one begins at the top of the page, under the header. */
  header + & > div:last-child {
    padding-top: calc(${headerHeight} + ${space[5]});
  }
  /* Paper goes on after paper. */
  &:not([data-sport]) + &:not([data-sport]) {
    scroll-margin-top: calc(${headerHeight} + ${space[4]});
    > div {
      padding-top: 0;
    }
  }
`;

const Ground = styled.div`
  ${onGround}
  /* Fainter than on a page of the album: text lies on them here. */
  --floor-lines: 0.15;
  position: absolute;
  inset: 0;
  mask:
    conic-gradient(from 135deg at top, transparent, #000 1deg 89deg, transparent 90deg) top / 20px
      51% repeat-x,
    conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) bottom /
      20px 51% repeat-x;
  background:
    radial-gradient(farthest-corner at 50% 46%, transparent 45%, rgb(0 0 0 / 0.3)),
    radial-gradient(closest-side, ${color.glow}, transparent) ${color.page};
  header + * > & {
    top: -12px;
  }
`;

export const Headline = styled.h2`
  max-width: 18ch;
  ${heading(8, 1.08)}
  font-size: ${fluid(40, 84)};
`;

export const Lead = styled(Text).attrs({ $step: 4, $weight: 600 })`
  max-width: 46ch;
  margin-top: ${gapOf(4)};
`;

/** Two halves side by side, on phones one below the other. */
export const Split = styled.div`
  ${stack(6)}
  align-items: center;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${fluid(32, 80)};
  }
`;

export const Items = styled(Grid).attrs({ as: 'ul' })`
  gap: ${fluid(12, 44)};
  margin-top: ${fluid(16, 56)};
`;

/** The one action of the page: a slip of white paper on the floor, the same in both themes. */
export const GoButton = styled.button`
  min-height: 60px;
  padding: 0 ${space[6]};
  border: 0;
  background: ${color.border};
  color: ${color.print};
  box-shadow: ${shadow.lifted};
  ${capitals(6)}
  cursor: pointer;
  rotate: -1deg;
  &:active {
    translate: 0 2px;
  }
  ${media.hover} {
    &:hover {
      rotate: 1deg;
    }
  }
`;
