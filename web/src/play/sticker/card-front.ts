import { styled } from 'styled-components';
import { cover } from '../../ui/tokens.ts';

/** One layer: what blends with the picture would flatten a card that turns over. */
export const Front = styled.div`
  ${cover}
  border-radius: inherit;
  isolation: isolate;
  backface-visibility: hidden;
  > img {
    ${cover}
    border-radius: inherit;
  }
`;
