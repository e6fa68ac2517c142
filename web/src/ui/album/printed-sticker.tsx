import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { Floor } from './floor.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { shadow } from '../tokens.ts';
import { stamped } from '../type.ts';
import { StickerFrame, StickerPrint } from './sticker-frame.tsx';

export type PrintedStickerProps = {
  sport: Sport;
  /** A question mark without it: what is on the sticker is not known yet. */
  icon?: IconName;
  title?: string;
  turn?: number;
  /** For a width below 80 px, with a border and a shadow in proportion. */
  small?: boolean;
};

/** A sticker of an object instead of an athlete; its type is sized by its own width. */
export function PrintedSticker({ sport, icon, title, turn, small }: PrintedStickerProps) {
  return (
    <StickerFrame
      data-sport={sport}
      $turn={turn}
      style={small ? { padding: 3, boxShadow: shadow.slip } : undefined}
    >
      <Print>
        <Floor sport={sport} />
        {icon ? <Icon name={icon} size={96} /> : <Unknown>?</Unknown>}
        {title !== undefined && <b data-long={title.length > 14 || undefined}>{title}</b>}
      </Print>
    </StickerFrame>
  );
}

const Print = styled(StickerPrint)`
  svg + svg {
    place-self: center;
    width: 52%;
    height: auto;
  }
`;

const Unknown = styled.i`
  place-self: center;
  ${stamped('64cqi')}
  text-shadow: 0 3px 14px rgb(0 0 0 / 0.4);
`;
