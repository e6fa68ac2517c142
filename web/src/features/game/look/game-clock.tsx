import type { GameView } from '@craque/common/contracts/games.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { durationText, secondsSince } from './duration-text.ts';

/** Time since the server started the game; stops at the counted time once it is over. */
export function GameClock({ game, skew }: { game: GameView; skew: number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  const isRunning = !game.completed;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const seconds = game.timeTaken ?? secondsSince(game.startedAt, now, skew);
  const text = durationText(seconds);
  return (
    <Time role="timer" aria-label={t('game.time', { time: text })}>
      {text}
    </Time>
  );
}

const Time = styled.span`
  display: inline-block;
  min-width: 4ch;
  margin-left: 0.5em;
  font-variant-numeric: tabular-nums;
`;
