import { speedBonus } from '@craque/common/domain/game/score.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { whenLow } from '../../ui/low-height.ts';
import { color } from '../../ui/tokens.ts';
import { fluid, stamped } from '../../ui/type.ts';
import { unseenBehindDialog, useGameSeconds } from './game-clock.tsx';
import type { HeadGame } from './game-to-come.ts';

const whole = speedBonus(0);

/** What a right guess would add now, by the formula of the score and never above the server's. */
export function SpeedBonus({ game, skew }: { game: HeadGame; skew: number }) {
  const { t } = useTranslation();
  const bonus = Math.min(game.potentialSpeedBonus, speedBonus(useGameSeconds(game, skew)));
  return (
    <Bonus data-spent={bonus === 0 || undefined}>
      <small>{t('game.speed')}</small> +{bonus}
      {/* The policy of the ready-made page, which shows the whole bonus, allows no style here. */}
      <i {...(bonus < whole && { style: { width: `${(100 * bonus) / whole}%` } })} />
    </Bonus>
  );
}

const Bonus = styled.span`
  min-width: 3ch;
  color: ${color.close};
  ${stamped(fluid(23, 34))}
  font-variant-numeric: tabular-nums;
  ${unseenBehindDialog}
  > small {
    display: block;
  }
  i {
    display: block;
    width: 100%;
    height: 4px;
    background: currentColor;
  }
  &[data-spent] {
    display: none;
  }
  ${whenLow(css`
    font-size: 15px;
  `)}
`;
