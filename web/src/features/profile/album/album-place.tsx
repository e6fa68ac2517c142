import type { AlbumSticker } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { bareButton, center, color, duration, media, space, still } from '../../../ui/tokens.ts';
import { display, size, stamped } from '../../../ui/type.ts';
import { EmptyFrame } from '../../../ui/album/empty-frame.tsx';
import { RarityMark } from '../../../ui/album/rarity-sign.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { StuckSticker } from '../../../ui/album/stuck-sticker.tsx';

/** A filled place of the album: opens the sticker, with name, number and rarity under it. */
export function FilledPlace({ sticker, onOpen }: { sticker: AlbumSticker; onOpen: () => void }) {
  const { t } = useTranslation();
  const { wins } = sticker;
  return (
    <Place>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <StuckSticker sticker={sticker} />
        <Caption>
          <i>{sticker.place}</i>
          <b aria-hidden="true">{sticker.name}</b>
          <RarityMark rarity={sticker.rarity} />
        </Caption>
        {wins > 1 && (
          <Doubles>
            <span aria-hidden="true">{t('album.times', { count: wins })}</span>
            <VisuallyHidden>{t('album.wins', { count: wins })}</VisuallyHidden>
          </Doubles>
        )}
      </button>
    </Place>
  );
}

/** The frame of a missing sticker says nothing about the athlete; its number is absent while loading. */
export function EmptyPlace({ place, sign }: { place: number | undefined; sign: IconName }) {
  const { t } = useTranslation();
  return (
    <Place>
      <EmptyFrame>
        <Print aria-hidden="true">
          <Icon name={sign} size={96} />
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
  position: relative;
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

/** On the corner of the sticker, like the band around a pile of doubles. */
const Doubles = styled.b`
  position: absolute;
  top: -6px;
  right: -6px;
  padding: 2px 7px;
  border: 2px solid ${color.border};
  border-radius: 3px;
  background: ${color.print};
  ${display(4, 1)}
  rotate: 4deg;
  && span {
    color: ${color.onPage};
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
