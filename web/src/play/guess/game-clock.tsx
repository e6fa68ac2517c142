import { useNow } from '../../ui/use-now.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { durationText, secondsSince } from './duration-text.ts';

export type CountedGame = Pick<GameView, 'completed' | 'timeTaken' | 'startedAt'>;

/** Whole seconds since the server started the game; the counted time once it is over. */
export function useGameSeconds({ completed, timeTaken, startedAt }: CountedGame, skew: number) {
  const now = useNow(completed ? undefined : 1000);
  return timeTaken ?? secondsSince(startedAt, now, skew);
}

export function GameClock({ game, skew }: { game: CountedGame; skew: number }) {
  const { t } = useTranslation();
  const text = durationText(useGameSeconds(game, skew));
  return (
    <Time role="timer" aria-label={t('game.time', { time: text })}>
      {text}
    </Time>
  );
}

/** Time goes on behind a dialog, but is not seen running while the player cannot act. */
export const unseenBehindDialog = css`
  body:has([role='dialog']) & {
    visibility: hidden;
  }
`;

const Time = styled.span`
  flex: none;
  min-width: calc(4ch + 1em);
  margin-left: 0.4em;
  font-variant-numeric: tabular-nums;
  ${unseenBehindDialog}
  &::before {
    content: '·';
    margin-right: 0.4em;
  }
`;
