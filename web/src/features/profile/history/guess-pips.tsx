import type { Difficulty } from '@craque/common/domain/sport.ts';
import { levels } from '@craque/common/domain/level.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export type GuessPipsProps = { difficulty: Difficulty; used: number; won: boolean };

/** The guesses of a game as a row of tiny stickers: misses, the right one, and those not needed. */
export function GuessPips({ difficulty, used, won }: GuessPipsProps) {
  const { t } = useTranslation();
  const total = levels[difficulty].guesses;
  const guesses = Array.from({ length: total }, (_, index) => index + 1);
  const kindOf = (guess: number) => {
    if (guess > used) return 'free';
    return won && guess === used ? 'right' : 'wrong';
  };
  return (
    <Pips>
      {guesses.map((guess) => (
        <i key={guess} data-kind={kindOf(guess)} />
      ))}
      <VisuallyHidden>{t('challenge.used', { used, total })}</VisuallyHidden>
    </Pips>
  );
}

const Pips = styled.span`
  display: inline-flex;
  gap: 3px;
  i {
    width: 9px;
    height: 12px;
    border: 1.5px solid color-mix(in srgb, ${color.quiet} 55%, transparent);
    border-radius: 2px;
  }
  i[data-kind='wrong'] {
    border-color: ${color.quiet};
    background: ${color.quiet};
  }
  i[data-kind='right'] {
    border-color: ${color.veryClose};
    background: ${color.veryClose};
  }
`;
