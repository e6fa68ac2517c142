import type { Sport } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { whenLying } from '../low-height.ts';
import { Floor } from './floor.tsx';
import {
  clipped,
  color,
  headerHeight,
  indexHeight,
  media,
  pageShare,
  ringOnFloor,
  space,
} from '../tokens.ts';

export type AlbumSpreadProps = {
  sport: Sport;
  /** On the coloured page; its text is `color.onPage`. */
  page: ReactNode;
  sheet: ReactNode;
};

/**
 * The open sticker album, the layout of every screen of the game: the coloured page, the fold and
 * the white sheet. Both halves begin under the site header, which overlaps them. The static shell
 * (index.html) has the same boxes, so nothing moves when this replaces it.
 */
export function AlbumSpread({ sport, page, sheet }: AlbumSpreadProps) {
  return (
    <Spread data-sport={sport}>
      <Page>
        <Floor sport={sport} />
        <OnPage>{page}</OnPage>
      </Page>
      <Sheet>{sheet}</Sheet>
    </Spread>
  );
}

const Spread = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  ${media.tabletUp} {
    grid-template-rows: none;
    grid-template-columns: ${pageShare} 1fr;
  }
  ${whenLying(css`
    grid-template-rows: none;
    grid-template-columns: 48% 1fr;
  `)}
`;

const Page = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  ${clipped}
  padding: ${headerHeight} ${space[4]} ${space[4]};
  background:
    radial-gradient(farthest-corner at 50% 42%, transparent 45%, rgb(0 0 0 / 0.3)),
    radial-gradient(closest-side at 50% 46%, ${color.glow}, transparent) ${color.page};
  color: ${color.onPage};
  ${ringOnFloor}
  transition: background-color 250ms;
  ${media.tabletUp} {
    padding: ${headerHeight} ${space[5]} ${space[5]};
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 0 auto;
      z-index: 1;
      width: 44px;
      background: linear-gradient(90deg, transparent, var(--fold-shade));
      pointer-events: none;
    }
  }
  ${media.wide} {
    padding-inline: ${space[6]};
  }
`;

const OnPage = styled.div`
  position: relative;
  min-width: 0;
`;

const Sheet = styled.section`
  position: relative;
  min-width: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  background: ${color.paper};
  ${media.tabletUp} {
    padding: calc(${headerHeight} + ${indexHeight} + ${space[4]}) clamp(${space[5]}, 4vw, 56px)
      ${space[5]};
    background: linear-gradient(90deg, var(--sheet-shade), transparent 40px) ${color.paper};
  }
  ${whenLying(css`
    padding-top: calc(${headerHeight} + ${space[1]});
  `)}
`;
