import type { Rarity } from '@craque/common/domain/record/album.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { color, space } from '../tokens.ts';

/** An icon for each rarity on a grid of 24, so that it does not depend on colour. */
export const raritySigns: Record<Rarity, string> = {
  common: 'M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  rare: 'M12 2.5L21 12L12 21.5L3 12z',
  epic: 'M12 1.8L15.1 8.6L22.5 9.4L17 14.4L18.5 21.7L12 18L5.5 21.7L7 14.4L1.5 9.4L8.9 8.6z',
  legendary: 'M2 6.5L7.2 10.6L12 3L16.8 10.6L22 6.5L19.8 17H4.2zM4.2 18.8H19.8V21.6H4.2z',
};

export const rarityTones = {
  common: 'quiet',
  rare: 'focus',
  epic: 'epic',
  legendary: 'close',
} as const satisfies Record<Rarity, keyof typeof color>;

export function RarityMark({ rarity }: { rarity: Rarity }) {
  const { t } = useTranslation();
  return (
    <Mark $color={color[rarityTones[rarity]]}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d={raritySigns[rarity]} />
      </svg>
      {t(`album.rarity.${rarity}`)}
    </Mark>
  );
}

const Mark = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $color }) => $color};
  font-weight: 700;
  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`;
