import { styled } from 'styled-components';
import { color, font, onGround, shadow, space } from '../tokens.ts';

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

/** What is printed in it: a picture and, if wanted, a name plate (`b`), sized by its own width. */
export const StickerPrint = styled.div`
  ${onGround}
  container-type: inline-size;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  border-radius: 4px;
  > b {
    padding: 0.3em ${space[1]} 0.36em;
    border-top: max(2px, 1.3cqi) solid ${color.onPage};
    background: ${color.print};
    font: 900 clamp(11px, 14cqi, 44px) / 0.95 ${font.display};
    text-align: center;
    text-transform: uppercase;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  > b[data-long] {
    font-size: clamp(11px, 11cqi, 28px);
  }
`;
