import { speedBonus } from '@craque/common/domain/game/score.ts';
import { css, styled } from 'styled-components';
import { color, font, media } from '../../ui/tokens.ts';
import { whenLow } from '../../ui/low-height.ts';
import { useGameSeconds } from './use-game-seconds.ts';
import type { HeadGame } from './game-to-come.ts';

const whole = speedBonus(0);

/**
 * The speed bonus that a right guess would bring now, with a bar that shortens with it: never more
 * than the server's own count, and run down by the same formula. At 0 nothing is shown.
 */
export function SpeedBonus({ game, skew }: { game: HeadGame; skew: number }) {
  const bonus = Math.min(game.potentialSpeedBonus, speedBonus(useGameSeconds(game, skew)));
  return (
    <Bonus data-spent={bonus === 0 || undefined}>
      +{bonus}
      {/* The policy of the ready-made page, which shows the whole bonus, allows no style here. */}
      <i {...(bonus < whole && { style: { width: `${(100 * bonus) / whole}%` } })} />
    </Bonus>
  );
}

const Bonus = styled.span`
  position: relative;
  width: 3ch;
  padding-bottom: 5px;
  color: ${color.close};
  font: 900 34px/1 ${font.display};
  font-variant-numeric: tabular-nums;
  text-align: left;
  i {
    position: absolute;
    left: 0;
    bottom: 0;
    width: 100%;
    height: 4px;
    background: currentColor;
  }
  &[data-spent] {
    display: none;
  }
  ${media.mobile} {
    font-size: 23px;
    i {
      height: 3px;
    }
  }
  ${whenLow(css`
    padding-bottom: 2px;
    font-size: 15px;
  `)}
`;
