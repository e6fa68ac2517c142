import { styled } from 'styled-components';
import { color, shadow } from '../tokens.ts';

/** The white die-cut border of a sticker that lies on the page; the print fills it. */
export const StickerFrame = styled.div<{ $turn?: number }>`
  display: grid;
  aspect-ratio: 300 / 410;
  padding: 5.5%;
  border-radius: 4% / 3%;
  background: ${color.border};
  box-shadow: ${shadow.lifted};
  transform: rotate(${({ $turn = -2.5 }) => $turn}deg);
`;
