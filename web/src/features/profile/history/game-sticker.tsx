import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyFrame } from '../../../ui/album/empty-frame.tsx';
import { gold } from '../../../ui/album/print-inks.ts';
import { rarityTones } from '../../../ui/album/rarity-sign.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, shadow } from '../../../ui/tokens.ts';

/**
 * What a finished game has left in the album: the sticker of a won one, the empty place of a lost
 * one, and the outcome as a seal on its corner.
 */
export function GameSticker({ game }: { game: HistoryItem }) {
  const { id, sport, sticker, won } = game;
  const [failed, setFailed] = useState(false);
  return (
    <Place style={{ rotate: `${((id % 5) - 2) * 0.9}deg` }} aria-hidden="true">
      {sticker && !failed ? (
        <Front $rarity={sticker.rarity}>
          <img
            src={sticker.picture}
            alt=""
            width={300}
            height={410}
            loading="lazy"
            draggable={false}
            onError={() => setFailed(true)}
          />
        </Front>
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

const goldEdge = `linear-gradient(125deg, ${gold.map(([at, tone]) => `${tone} ${100 * at}%`).join(', ')})`;

/** The edge tells the rarity, as in the album. */
const Front = styled.span<{ $rarity: NonNullable<HistoryItem['sticker']>['rarity'] }>`
  display: block;
  padding: 2px;
  border-radius: 5px;
  background: ${({ $rarity }) =>
    $rarity === 'legendary'
      ? goldEdge
      : $rarity === 'common'
        ? color.border
        : color[rarityTones[$rarity]]};
  box-shadow: ${shadow.slip};
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 3px;
  }
`;

const Seal = styled.span`
  position: absolute;
  right: -6px;
  bottom: -5px;
  display: grid;
  place-items: center;
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
