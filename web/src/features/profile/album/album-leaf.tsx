import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { color, space } from '../../../ui/tokens.ts';

/** The coloured page beside a league's sheet; null where the album is shown without one. */
export const AlbumLeaf = createContext<HTMLElement | null>(null);

export function OnAlbumLeaf({ children }: { children: ReactNode }) {
  const leaf = useContext(AlbumLeaf);
  return leaf && createPortal(children, leaf);
}

/** Everything printed on it is white; from 768 px on it has the first half of the places. */
export const Leaf = styled.div`
  --ink: ${color.onPage};
  --quiet: ${color.onPage};
  --rule: rgb(255 255 255 / 0.5);
  --field: transparent;
  --paper: ${color.print};
  --sunk: rgb(0 0 0 / 0.18);
  padding-top: ${space[4]};
  li span {
    color: ${color.onPage};
  }
`;
