import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Floor } from '../../ui/album/floor.tsx';
import {
  color,
  font,
  headerHeight,
  headingText,
  media,
  ringOnFloor,
  space,
} from '../../ui/tokens.ts';
import { size, heading } from '../../ui/type.ts';

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
    <Stretch id={id} data-sport={sport}>
      <Ground data-first={first || undefined} style={{ '--own-light': `${light}%` }}>
        <Floor sport={sport} />
      </Ground>
      <Inner data-first={first || undefined}>{children}</Inner>
    </Stretch>
  );
}

const stretch = css`
  position: relative;
  scroll-margin-top: calc(${headerHeight} - 16px);
`;

const inner = css`
  position: relative;
  width: 100%;
  max-width: 1360px;
  margin-inline: auto;
  padding: clamp(72px, 10vw, 136px) clamp(${space[4]}, 4.5vw, ${space[8]});
  ${media.mobile} {
    padding-block: 36px;
  }
`;

const Stretch = styled.section`
  ${stretch}
  z-index: 0;
  color: ${color.onPage};
  ${ringOnFloor}
`;

const crimps = css`
  mask:
    conic-gradient(from 135deg at top, transparent, #000 1deg 89deg, transparent 90deg) top / 20px
      51% repeat-x,
    conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) bottom /
      20px 51% repeat-x;
  &[data-first] {
    mask: conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg)
      bottom / 20px 100% repeat-x;
  }
`;

const Ground = styled.div`
  ${crimps}
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

const Inner = styled.div`
  ${inner}
  &[data-first] {
    padding-top: calc(${headerHeight} + ${space[5]});
  }
`;

/** A section of bare paper between two bands. */
export function Paper({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Sheet id={id}>
      <PaperInner>{children}</PaperInner>
    </Sheet>
  );
}

const Sheet = styled.section`
  ${stretch}
`;

const PaperInner = styled.div`
  ${inner}
`;

/** The headline of a section. */
export const Headline = styled.h2`
  max-width: 18ch;
  ${headingText}
  font: 900 clamp(44px, 7vw, 104px) / 1.08 ${font.display};
  letter-spacing: -0.005em;
  overflow-wrap: break-word;
  ${media.mobile} {
    font-size: 42px;
  }
`;

/** The sentence after a headline. */
export const Lead = styled.p`
  max-width: 42ch;
  margin: ${space[4]} 0 0;
  font-size: ${size(5)};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: pretty;
  ${media.mobile} {
    margin-top: ${space[3]};
  }
`;

/** The title of one of several items under a headline. */
export const Title = styled.h3`
  ${heading(6)}
`;
