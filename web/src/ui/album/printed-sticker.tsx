import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { Floor } from './floor.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { StickerFrame } from './sticker-frame.tsx';
import { center, color, font, onGround, space } from '../tokens.ts';

export type PrintedStickerProps = {
  sport: Sport;
  icon: IconName;
  /** On the name plate; no plate without it. */
  title?: string;
  turn?: number;
  /** For a width below 80 px, with a border and a shadow in proportion. */
  small?: boolean;
};

/** A sticker of an object instead of an athlete; its type is sized by its own width. */
export function PrintedSticker({ sport, icon, title, turn, small }: PrintedStickerProps) {
  return (
    <Whole data-sport={sport} data-small={small || undefined}>
      <StickerFrame $turn={turn ?? -2.5}>
        <Print>
          <Floor sport={sport} />
          <Icon name={icon} size={96} />
          {title !== undefined && <b>{title}</b>}
        </Print>
      </StickerFrame>
    </Whole>
  );
}

const Whole = styled.div`
  container-type: inline-size;
  &[data-small] > div {
    padding: 3px;
    box-shadow: 0 3px 8px rgb(0 0 0 / 0.3);
  }
`;

const Print = styled.div`
  ${onGround}
  ${center}
  grid-template-rows: 1fr auto;
  min-width: 0;
  border-radius: 3px;
  svg + svg {
    position: relative;
    width: 52%;
    height: auto;
  }
  b {
    position: relative;
    ${center}
    box-sizing: border-box;
    width: 100%;
    min-height: 2.7em;
    padding: 0.3em ${space[1]};
    background: ${color.print};
    font: 900 clamp(11px, 11.5cqi, 40px) / 1 ${font.display};
    text-align: center;
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
`;
