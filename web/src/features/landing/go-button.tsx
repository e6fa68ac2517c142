import { styled } from 'styled-components';
import { color, duration, media, shadow, space, still } from '../../ui/tokens.ts';
import { capitals } from '../../ui/type.ts';

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
