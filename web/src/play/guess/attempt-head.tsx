import type { TFunction } from 'i18next';
import { css, keyframes, styled } from 'styled-components';
import { shortLeagueName } from '../../lib/league-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { whenLow } from '../../ui/low-height.ts';
import { color, duration, ellipsis, media, still } from '../../ui/tokens.ts';
import { caption, fluid, heading } from '../../ui/type.ts';
import type { GameChoice } from '../state/game-choice.ts';
import { usedGuesses } from '../state/reveal.ts';
import { usePreferences } from '../state/use-preferences.ts';
import { AttemptSlots, slotsOf } from './attempt-slots.tsx';
import { GameClock } from './game-clock.tsx';
import { gameToCome, type HeadGame } from './game-to-come.ts';
import { largeFigure } from './large-figure.ts';
import { SpeedBonus } from './speed-bonus.tsx';

export type AttemptHeadProps = {
  /** Undefined while a game is loading or if none could be started. */
  game: HeadGame | undefined;
  /** The choice of a new game that is being started. */
  coming?: GameChoice | undefined;
  skew: number;
  /** Replaces the attempt while there is no game. */
  waiting: string;
  /** The task in the place of the attempt, which moves above it. */
  ask?: string | undefined;
};

function headline(t: TFunction, game: HeadGame): string {
  if (game.abandoned) return t('game.ended.abandoned');
  if (game.completed) return t(game.won ? 'game.ended.won' : 'game.ended.lost');
  return t('game.attempt', { k: usedGuesses(game) + 1, total: game.totalGuesses });
}

/** The attempt in words and as album places, and the points that a right guess is worth now. */
export function AttemptHead({ coming, skew, waiting, ask, ...rest }: AttemptHeadProps) {
  const game = rest.game ?? (coming && gameToCome(coming));
  const { t } = useTranslation();
  const { showTimers } = usePreferences();
  const attempt = game ? headline(t, game) : waiting;
  const league = game && `${shortLeagueName(t, game.league)}, ${t(`levels.${game.difficulty}`)}`;
  return (
    <Row $oneLine $apart $align="end" $gap={4}>
      <Stack $gap={0}>
        <Meta data-over={game?.completed || undefined}>
          {ask === undefined ? <span>{league ?? '\u00a0'}</span> : <h1>{attempt}</h1>}
          {game && showTimers && <GameClock game={game} skew={skew} />}
        </Meta>
        {ask === undefined ? (
          <Title data-won={game?.won || undefined}>{attempt}</Title>
        ) : (
          <Title as="p" data-ask>
            {ask}
          </Title>
        )}
        <AttemptSlots slots={game ? slotsOf(game) : []} />
      </Stack>
      {game && (
        <Worth
          data-won={game.won || undefined}
          data-lost={(game.completed && !game.won) || undefined}
        >
          <small>{t(game.completed ? 'game.score' : 'game.worth')}</small>
          <Row as="span" $oneLine $align="end" $gap={1}>
            <b>{game.completed ? game.score : game.potentialScore}</b>
            {!game.completed && <SpeedBonus game={game} skew={skew} />}
          </Row>
        </Worth>
      )}
    </Row>
  );
}

const Meta = styled.div`
  display: flex;
  margin-bottom: ${fluid(3, 4)};
  ${caption()}
  line-height: 1.3;
  white-space: nowrap;
  > :first-child {
    margin: 0;
    font: inherit;
    ${ellipsis}
  }
  /* Larger text of the reader's own may need two lines. */
  &:has(> h1),
  > h1:first-child {
    flex-wrap: wrap;
    white-space: normal;
  }
  ${media.mobile} {
    /* Repeats the selectors: the room is needed below. */
    &[data-over] {
      display: none;
    }
  }
  ${whenLow(css`
    display: none;
  `)}
`;

const land = keyframes`from { opacity: 0; transform: scale(1.5) rotate(-4deg); }`;

const Title = styled.h1`
  ${heading(7, 0.95)}
  display: grid;
  align-items: end;
  min-height: 1.2em;
  font-size: clamp(29px, 7px + 3.4vw, 48px);
  /* Larger but as high, so that nothing moves when the attempt replaces it. */
  &[data-ask] {
    font-size: clamp(36px, 9px + 4.25vw, 60px);
    line-height: 0.96;
    min-height: 0;
  }
  &[data-won] {
    min-height: 0;
    color: ${color.veryClose};
    font-size: ${fluid(44, 80)};
    transform-origin: left;
    animation: ${land} ${duration.calm} ease-out;
    ${still}
  }
  ${whenLow(css`
    &,
    &[data-ask] {
      min-height: 0;
      font-size: 22px;
      line-height: 1;
    }
  `)}
`;

const Worth = styled.p`
  ${largeFigure}
  &[data-won] b {
    animation: ${land} ${duration.calm} 250ms ease-in backwards;
    ${still}
  }
  &[data-lost] b {
    color: ${color.quiet};
  }
`;
