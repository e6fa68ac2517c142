import type { Band } from '@craque/common/domain/athlete/closeness.ts';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../../../ui/icon.tsx';
import { color, duration, media } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { bandLook } from '../../../play/guess/band-look.ts';
import type { ShownOpponent } from '../state/shown-opponent.ts';

type Mark = Band | 'right' | 'used' | 'left';

function marksOf({ used, bands, status }: ShownOpponent, total: number): Mark[] {
  return Array.from({ length: total }, (_, index) => {
    if (index >= used) return 'left';
    if (status === 'won' && index === used - 1) return 'right';
    return bands?.[index] ?? 'used';
  });
}

/**
 * An opponent's attempts as small stickers, each used one with the colour and sign of its band.
 */
export function OpponentMarks({ opponent, total }: { opponent: ShownOpponent; total: number }) {
  const { t } = useTranslation();
  const marks = marksOf(opponent, total).map((mark, index) => ({ mark, k: index + 1 }));
  return (
    <Marks>
      <VisuallyHidden>{t('challenge.used', { used: opponent.used, total })}</VisuallyHidden>
      {marks.map(({ mark, k }) => (
        <Place key={`${k} ${mark === 'left'}`} data-mark={mark} aria-hidden="true">
          {mark === 'right' && <Icon name="check" size={12} />}
          {mark in bandLook && <Icon name={bandLook[mark as Band].icon} size={9} />}
        </Place>
      ))}
    </Marks>
  );
}

/** A new one is animated, so that an opponent's step is noticed from the corner of the eye. */
const stick = keyframes`from { opacity: 0; transform: scale(2.2) rotate(-14deg); } 40% { opacity: 1; transform: none; }`;

/** Room for marks that are read at a glance. */
const roomy = '@media (min-width: 1280px)';

const Marks = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 15px;
  height: 20px;
  border: 1.5px dashed ${color.quiet};
  border-radius: 3px;
  color: ${color.paper};
  &[data-mark='left'] {
    opacity: 0.6;
  }
  &:not([data-mark='left']) {
    border: 0;
    background: ${color.quiet};
    animation: ${stick} ${duration.feast} ease-out;
  }
  &[data-mark='far'] {
    background: ${color.far};
  }
  &[data-mark='close'] {
    background: ${color.close};
  }
  &[data-mark='very-close'],
  &[data-mark='right'] {
    background: ${color.veryClose};
  }
  ${roomy} {
    width: 18px;
    height: 24px;
  }
  ${media.stillness} {
    &:not([data-mark='left']) {
      animation: none;
    }
  }
`;
