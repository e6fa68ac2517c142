import { type Band, bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { whenLow } from '../../ui/low-height.ts';
import { center, color, plainList } from '../../ui/tokens.ts';
import { fluid } from '../../ui/type.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usedGuesses } from '../state/reveal.ts';
import { bandStyle } from '../../ui/band-style.ts';
import type { HeadGame } from './game-to-come.ts';

type Slot = Band | 'right' | 'now' | 'left';

/** The attempts of a game as album places, in order. */
export function slotsOf(game: HeadGame): Slot[] {
  const used = usedGuesses(game);
  return Array.from({ length: game.totalGuesses }, (_, index) => {
    const guess = game.guesses[index];
    if (guess) return guess.accuracy === 100 ? 'right' : bandOf(guess.accuracy);
    return index === used && !game.completed ? 'now' : 'left';
  });
}

/** One small sticker per attempt: the band's colour and icon, an outline for the next, or dashes. */
export function AttemptSlots({ slots }: { slots: readonly Slot[] }) {
  const { t } = useTranslation();
  const places = slots.map((slot, index) => ({ slot, k: index + 1 }));
  const nameOf = (slot: Slot, k: number) => {
    if (slot === 'right' || slot === 'now' || slot === 'left')
      return t(`game.slots.${slot}`, { k });
    return t('game.slots.used', { k, band: t(`game.bands.${slot}`) });
  };
  return (
    <Places>
      {places.map(({ slot, k }) => (
        <li key={k} data-slot={slot} style={toneOf(slot)}>
          {slot === 'right' && <Icon name="check" size={16} />}
          {slot in bandStyle && <Icon name={bandStyle[slot as Band].icon} size={12} />}
          <VisuallyHidden>{nameOf(slot, k)}</VisuallyHidden>
        </li>
      ))}
    </Places>
  );
}

function toneOf(slot: Slot) {
  if (slot === 'now' || slot === 'left') return undefined;
  return { background: slot === 'right' ? color.veryClose : bandStyle[slot].color };
}

const Places = styled.ol`
  ${plainList}
  display: flex;
  gap: ${fluid(5, 7)};
  min-height: ${fluid(24, 35)};
  margin-top: ${fluid(5, 10)};
  li {
    ${center}
    width: ${fluid(18, 26)};
    height: ${fluid(24, 35)};
    border-radius: ${fluid(3, 4)};
    color: ${color.paper};
    transition: background 250ms;
  }
  [data-slot='now'] {
    border: 2px solid ${color.ink};
  }
  [data-slot='left'] {
    border: 2px dashed ${color.quiet};
    opacity: 0.6;
  }
  ${whenLow(css`
    display: none;
  `)}
`;
