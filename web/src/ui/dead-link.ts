import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { tapLine } from './tokens.ts';

/** A link whose page does not exist yet; screen readers say that it is disabled. */
export const DeadLink = styled.a.attrs({
  href: '#',
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
})`
  ${tapLine}
  color: inherit;
  text-decoration: none;
  cursor: default;
`;
