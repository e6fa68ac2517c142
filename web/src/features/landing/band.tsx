import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Floor } from '../../ui/album/floor.tsx';
import { Grid, gapOf, stack } from '../../ui/layout.ts';
import {
  color,
  duration,
  headerHeight,
  media,
  ringOnFloor,
  shadow,
  space,
  still,
} from '../../ui/tokens.ts';
import { capitals, heading, words } from '../../ui/type.ts';

export type BandProps = {
  /** Target of the menu's anchors. */
  id?: string;
  sport: Sport;
  /** Where the floor is lit from in the dark theme, in percent from the left. */
  light?: number;
  /** The first band begins at the top of the page, under the header. */
  first?: boolean;
  children: ReactNode;
};

/**
 * A section of the page on the floor of a sport, with the crimped edges of a sticker pack above and
 * below.
 */
export function Band({ id, sport, light = 50, first = false, children }: BandProps) {
  return (
    <Section id={id} data-sport={sport}>
      <Ground data-first={first || undefined} style={{ '--own-light': `${light}%` }}>
        <Floor sport={sport} />
      </Ground>
      <Inner data-first={first || undefined}>{children}</Inner>
    </Section>
  );
}

const Inner = styled.div`
  position: relative;
  width: 100%;
  max-width: 1360px;
  margin-inline: auto;
  padding: clamp(72px, 10vw, 136px) clamp(${space[4]}, 4.5vw, ${space[8]});
  ${media.mobile} {
    padding-block: 36px;
  }
  &[data-first] {
    padding-top: calc(${headerHeight} + ${space[5]});
  }
`;

const Section = styled.section`
  position: relative;
  scroll-margin-top: calc(${headerHeight} - 16px);
  &[data-sport] {
    z-index: 0;
    color: ${color.onPage};
    ${ringOnFloor}
  }
`;

const Ground = styled.div`
  mask:
    conic-gradient(from 135deg at top, transparent, #000 1deg 89deg, transparent 90deg) top / 20px
      51% repeat-x,
    conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) bottom /
      20px 51% repeat-x;
  &[data-first] {
    mask: conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg)
      bottom / 20px 100% repeat-x;
  }
  /* Fainter than on a page of the album: text lies on them here. */
  --floor-lines: 0.15;
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  background:
    radial-gradient(farthest-corner at var(--own-light) 46%, transparent 45%, rgb(0 0 0 / 0.3)),
    radial-gradient(closest-side at var(--own-light) 50%, ${color.glow}, transparent) ${color.page};
`;

/** A section of bare paper between two bands. */
export function Paper({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Section id={id}>
      <Inner>{children}</Inner>
    </Section>
  );
}

/** The headline of a section. */
export const Headline = styled.h2`
  max-width: 18ch;
  ${heading(8, 1.08)}
  ${media.wide} {
    font-size: clamp(76px, 7vw, 104px);
  }
`;

/** The sentence after a headline. */
export const Lead = styled.p`
  ${words(4, 600)}
  max-width: 46ch;
  margin-top: ${gapOf(4)};
  line-height: 1.4;
`;

/** The title of one of several items under a headline. */
export const Title = styled.h3`
  ${heading(6)}
`;

/** Two halves side by side, on phones one below the other; `$second` is the width of the second. */
export const Split = styled.div<{ $second?: string }>`
  ${stack(6)}
  align-items: center;
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${({ $second = '1fr' }) => $second});
    column-gap: clamp(${space[6]}, 6vw, 96px);
  }
`;

/** Items under a headline. */
export const Items = styled(Grid).attrs({ as: 'ul' })`
  gap: clamp(${space[4]}, 4vw, ${space[7]});
  margin-top: clamp(${space[5]}, 5vw, ${space[8]});
  ${media.mobile} {
    gap: ${space[3]};
    margin-top: ${space[4]};
  }
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
  transform: rotate(-1deg);
  transition: transform ${duration.quick};
  &:active {
    transform: rotate(0deg) translateY(2px);
  }
  &:focus-visible {
    outline-color: ${color.onPage};
    outline-offset: 4px;
  }
  ${media.hover} {
    &:hover {
      transform: rotate(1deg) scale(1.03);
    }
  }
  ${still}
`;
