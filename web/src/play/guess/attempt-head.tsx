import type { TFunction } from 'i18next';
import { css, keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { AttemptSlots } from './attempt-slots.tsx';
import { GameClock } from './game-clock.tsx';
import { gameToCome, type HeadGame } from './game-to-come.ts';
import { shortLeagueName } from '../../lib/league-name.ts';
import { whenLow } from '../../ui/low-height.ts';
import { usedGuesses } from '../state/reveal.ts';
import { slotsOf } from './slots-of.ts';
import { SpeedBonus } from './speed-bonus.tsx';
import type { GameChoice } from '../state/game-choice.ts';
import { usePreferences } from '../state/use-preferences.ts';
import { color, duration, media, space } from '../../ui/tokens.ts';
import { caption, fluid, heading, size, stamped } from '../../ui/type.ts';

export type AttemptHeadProps = {
  /** Undefined while a game is loading or if none could be started. */
  game: HeadGame | undefined;
  /** The choice of a new game that is under way. */
  coming?: GameChoice | undefined;
  skew: number;
  /** Replaces the attempt while there is no game. */
  waiting: string;
  /** The task, in the place of the attempt until the first guess; the attempt is above it then. */
  ask?: string | undefined;
};

function headline(t: TFunction, game: HeadGame): string {
  if (game.abandoned) return t('game.ended.abandoned');
  if (game.completed) return t(game.won ? 'game.ended.won' : 'game.ended.lost');
  return t('game.attempt', { k: usedGuesses(game) + 1, total: game.totalGuesses });
}

/**
 * The number of the attempt, the attempts as places in the album, and the points a right guess is
 * worth now, with the speed bonus that runs down.
 */
export function AttemptHead({ coming, skew, waiting, ask, ...rest }: AttemptHeadProps) {
  const game = rest.game ?? (coming && gameToCome(coming));
  const { t } = useTranslation();
  const { showTimers } = usePreferences();
  const attempt = game ? headline(t, game) : waiting;
  const league = game && `${shortLeagueName(t, game.league)}, ${t(`levels.${game.difficulty}`)}`;
  return (
    <Head>
      <div>
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
      </div>
      {game && (
        <Worth data-lost={(game.completed && !game.won) || undefined}>
          <small>{t(game.completed ? 'game.score' : 'game.worth')}</small>
          <Points>
            <b>{game.completed ? game.score : game.potentialScore}</b>
            {!game.completed && <SpeedBonus game={game} skew={skew} />}
          </Points>
        </Worth>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
  min-width: 0;
  > :first-child {
    min-width: 0;
  }
`;

const Meta = styled.div`
  display: flex;
  margin: 0 0 ${space[1]};
  ${caption()}
  line-height: 1.3;
  > * {
    flex: none;
  }
  > :first-child {
    flex: initial;
  }
  h1 {
    margin: 0;
    font: inherit;
  }
  ${media.mobile} {
    margin: 0 0 3px;
    font-size: ${size(1)};
    white-space: nowrap;
    /* The selectors say it, too: what follows has the room. */
    &[data-over] {
      display: none;
    }
    > :first-child {
      overflow: hidden;
      text-overflow: ellipsis;
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
  font-size: ${fluid(29, 48)};
  /* Larger and as high: nothing moves when the number of the attempt takes its place. */
  &[data-ask] {
    font-size: ${fluid(36.25, 60)};
    line-height: 0.96;
    min-height: 0;
  }
  &[data-won] {
    min-height: 0;
    color: ${color.veryClose};
    font-size: ${fluid(44, 80)};
    transform-origin: left;
    animation: ${land} ${duration.calm} ease-out;
  }
  ${media.stillness} {
    &[data-won] {
      animation: none;
    }
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

const Points = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: 5px;
`;

const Worth = styled.p`
  flex: none;
  margin: 0;
  text-align: right;
  small {
    display: block;
    margin-bottom: ${fluid(6, 8)};
    ${caption(1)}
    line-height: 1.3;
  }
  b {
    display: block;
    ${stamped(fluid(52, 84), 0.78)}
    font-variant-numeric: tabular-nums;
  }
  &[data-lost] b {
    color: ${color.quiet};
  }
  ${whenLow(css`
    small {
      display: none;
    }
    b {
      font-size: 26px;
    }
  `)}
`;
