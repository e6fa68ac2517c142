import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { EmptyFrame } from '../../../ui/album/empty-frame.tsx';
import { StuckSticker } from '../../../ui/album/stuck-sticker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { center, color } from '../../../ui/tokens.ts';

/** The sticker of a won game, the empty place of a lost one, with the outcome as a seal. */
export function GameSticker({ game: { id, sport, sticker, won } }: { game: HistoryItem }) {
  return (
    <Place aria-hidden="true">
      {sticker ? (
        <StuckSticker sticker={{ ...sticker, name: '', place: id }} />
      ) : (
        <EmptyFrame>
          <Icon name={sport} size={26} />
        </EmptyFrame>
      )}
      <Seal data-won={won || undefined}>
        <Icon name={won ? 'check' : 'close'} size={13} />
      </Seal>
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  flex: none;
  width: 52px;
`;

const Seal = styled.span`
  position: absolute;
  right: -6px;
  bottom: -5px;
  ${center}
  width: 22px;
  height: 22px;
  border: 2px solid ${color.paper};
  border-radius: 50%;
  background: ${color.far};
  color: ${color.paper};
  &[data-won] {
    background: ${color.veryClose};
  }
`;
