import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageLink } from '../../ui/page-link.tsx';
import { line } from '../../ui/layout.ts';
import {
  color,
  duration,
  headerHeight,
  indexHeight,
  layer,
  media,
  pageShare,
  space,
  still,
} from '../../ui/tokens.ts';
import { capitals, size } from '../../ui/type.ts';

export type IndexLink = {
  to: string;
  label: string;
  current: boolean;
  note?: ReactNode;
};

/** The pages as index tabs along the top edge of the sheet; the open one is of its paper. */
export function AlbumIndex({ label, links }: { label: string; links: readonly IndexLink[] }) {
  return (
    <Edge aria-label={label} data-album-index>
      {links.map(({ to, label: page, current, note }) => (
        <Tab key={to} to={to} aria-current={current ? 'page' : undefined}>
          {page}
          {note}
        </Tab>
      ))}
    </Edge>
  );
}

const Edge = styled.nav`
  position: absolute;
  z-index: ${layer.header};
  top: ${headerHeight};
  right: 0;
  left: ${pageShare};
  display: flex;
  gap: 2px;
  height: ${indexHeight};
  padding: 0 ${space[2]};
  border-bottom: 2px solid ${color.ink};
  ${media.wide} {
    padding-left: clamp(${space[5]}, 4vw, 56px);
  }
`;

const Tab = styled(PageLink)`
  ${line(1)}
  flex: 1 1 auto;
  justify-content: center;
  min-width: 0;
  height: ${indexHeight};
  padding: 0 6px;
  border: 2px solid ${color.rule};
  border-bottom-color: ${color.ink};
  border-radius: 8px 8px 0 0;
  background: ${color.sunk};
  color: ${color.quiet};
  ${capitals(3)}
  text-decoration: none;
  white-space: nowrap;
  transition: color ${duration.quick};
  &[aria-current] {
    border-color: ${color.ink};
    border-bottom-color: ${color.paper};
    background: ${color.paper};
    color: ${color.ink};
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  ${media.wide} {
    flex: none;
    /* By the width of the sheet: the longest words, with a badge, have room on the narrowest. */
    padding: 0 1.6%;
    font-size: ${size(4)};
  }
  @media (min-width: 1400px) {
    padding: 0 min(${space[4]}, 2%);
    font-size: ${size(4)};
  }
  ${still}
`;
