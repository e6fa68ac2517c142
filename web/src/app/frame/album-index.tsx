import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageLink } from '../../ui/page-link.tsx';
import {
  color,
  duration,
  font,
  headerHeight,
  layer,
  media,
  space,
  still,
} from '../../ui/tokens.ts';

export type IndexLink = {
  to: string;
  label: string;
  current: boolean;
  /** A badge after the label: the number of things waiting on that page. */
  note?: ReactNode;
};

/**
 * The pages as index tabs at the album's outer edge: in the margin of the sheet, so that they need
 * no room in the header, whose coloured half belongs to the page below it.
 */
export function AlbumIndex({ label, links }: { label: string; links: readonly IndexLink[] }) {
  return (
    <Edge aria-label={label}>
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
  position: fixed;
  z-index: ${layer.header};
  top: ${headerHeight};
  right: 0;
  display: grid;
  gap: 3px;
`;

const Tab = styled(PageLink)`
  display: grid;
  grid-auto-flow: column;
  place-items: center;
  place-content: center;
  justify-self: end;
  width: 34px;
  min-height: 56px;
  padding: ${space[2]} 0;
  border: 2px solid ${color.rule};
  border-right: 0;
  border-radius: 8px 0 0 8px;
  background: ${color.sunk};
  color: ${color.quiet};
  font: 900 16px/1 ${font.display};
  letter-spacing: 0.05em;
  text-decoration: none;
  text-transform: uppercase;
  writing-mode: vertical-rl;
  transition:
    width ${duration.quick},
    color ${duration.quick};
  &[aria-current] {
    width: 40px;
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }
  ${media.hover} {
    &:hover {
      width: 40px;
      color: ${color.ink};
    }
    &[aria-current]:hover {
      color: ${color.paper};
    }
  }
  ${still}
`;
