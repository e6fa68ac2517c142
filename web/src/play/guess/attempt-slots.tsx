import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { center, color, media } from '../../ui/tokens.ts';
import { fluid } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bandLook } from './band-look.ts';
import { whenLow } from '../../ui/low-height.ts';

export type Slot = Band | 'right' | 'now' | 'left';

/**
 * One small sticker per attempt: used ones with the band's colour and sign, the next one outlined,
 * the rest dashed.
 */
export function AttemptSlots({ slots }: { slots: readonly Slot[] }) {
  const { t } = useTranslation();
  const places = slots.map((slot, index) => ({ slot, k: index + 1 }));
  const nameOf = (slot: Slot, k: number) => {
    if (slot === 'right' || slot === 'now' || slot === 'left')
      return t(`game.slots.${slot}`, { k });
    return t('game.slots.used', { k, band: t(`game.bands.${slot}`) });
  };
  return (
    <Row>
      {places.map(({ slot, k }) => {
        const name = nameOf(slot, k);
        return (
          <Place key={k} data-slot={slot}>
            {slot === 'right' && <Icon name="check" size={16} />}
            {slot in bandLook && <Icon name={bandLook[slot as Band].icon} size={12} />}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Place>
        );
      })}
    </Row>
  );
}

const Row = styled.ol`
  display: flex;
  gap: 7px;
  min-height: 35px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
  ${media.mobile} {
    gap: 5px;
    min-height: 24px;
    margin-top: 5px;
  }
  ${whenLow(css`
    display: none;
  `)}
`;

const Place = styled.li`
  ${center}
  width: ${fluid(18, 26)};
  height: ${fluid(24, 35)};
  border: 2px dashed ${color.quiet};
  border-radius: ${fluid(3, 4)};
  color: ${color.paper};
  transition: background 250ms;
  &[data-slot='now'] {
    border: 2px solid ${color.ink};
  }
  &[data-slot='left'] {
    opacity: 0.6;
  }
  &[data-slot='far'] {
    border: 0;
    background: ${color.far};
  }
  &[data-slot='close'] {
    border: 0;
    background: ${color.close};
  }
  &[data-slot='very-close'],
  &[data-slot='right'] {
    border: 0;
    background: ${color.veryClose};
  }
`;
