import type { AlbumSticker } from '@craque/common/contracts/album.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { bareButton, center, color, duration, media, space, still } from '../../../ui/tokens.ts';
import { display, size, stamped } from '../../../ui/type.ts';
import { EmptyFrame } from '../../../ui/album/empty-frame.tsx';
import { RarityMark } from '../../../ui/album/rarity-sign.tsx';
import { StuckSticker } from '../../../ui/album/stuck-sticker.tsx';

/** A filled place of the album: opens the sticker, with name, number and rarity under it. */
export function FilledPlace({ sticker, onOpen }: { sticker: AlbumSticker; onOpen: () => void }) {
  return (
    <Place>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <StuckSticker sticker={sticker} />
        <Caption>
          <i>{sticker.place}</i>
          <b aria-hidden="true">{sticker.name}</b>
          <RarityMark rarity={sticker.rarity} />
        </Caption>
      </button>
    </Place>
  );
}

/** The frame of a missing sticker says nothing about the athlete; its number is absent while loading. */
export function EmptyPlace({ place, sport }: { place: number | undefined; sport: Sport }) {
  const { t } = useTranslation();
  return (
    <Place>
      <EmptyFrame>
        <Print aria-hidden="true">
          <Icon name={sport} size={96} />
          <b>{place}</b>
        </Print>
      </EmptyFrame>
      <Caption>
        <i>{place}</i>
        {place !== undefined && <small>{t('album.notCollected')}</small>}
      </Caption>
    </Place>
  );
}

const Place = styled.li`
  min-width: 0;
  > button {
    display: block;
    width: 100%;
    padding: 0;
    ${bareButton}
    color: inherit;
    text-align: left;
    > :first-child {
      transition: translate ${duration.quick} ease-out;
      ${still}
    }
    ${media.hover} {
      &:hover > :first-child {
        translate: 0 -4px;
      }
    }
  }
`;

/** Number and name run on, so that a long name has the whole width; the rarity is under them. */
const Caption = styled.span`
  display: block;
  min-height: 3.75em;
  margin-top: ${space[3]};
  font-size: ${size(1)};
  line-height: 1.25;
  overflow-wrap: anywhere;
  > i {
    margin-right: 5px;
    color: ${color.quiet};
    ${display(4, 0.8)}
  }
  > span {
    display: flex;
  }
  > small {
    color: ${color.quiet};
    font-size: inherit;
  }
`;

const Print = styled.span`
  grid-area: 1 / 1;
  ${center}
  > * {
    grid-area: 1 / 1;
    opacity: 0.62;
  }
  > svg {
    width: 74cqi;
    height: auto;
    opacity: 0.13;
  }
  > b {
    ${stamped('34cqi')}
  }
`;
