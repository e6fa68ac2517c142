import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { durationText } from './duration-text.ts';
import { type CountedGame, useGameSeconds } from './use-game-seconds.ts';

/** Time since the server started the game; stops at the counted time once it is over. */
export function GameClock({ game, skew }: { game: CountedGame; skew: number }) {
  const { t } = useTranslation();
  const text = durationText(useGameSeconds(game, skew));
  return (
    <Time role="timer" aria-label={t('game.time', { time: text })}>
      {text}
    </Time>
  );
}

const Time = styled.span`
  display: inline-block;
  min-width: calc(4ch + 1em);
  margin-left: 0.4em;
  font-variant-numeric: tabular-nums;
  &::before {
    content: '·';
    margin-right: 0.4em;
  }
`;
