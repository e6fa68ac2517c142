import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import { caption, color, duration, font, headingText, media, space } from '../../../ui/tokens.ts';
import { AttemptSlots } from './attempt-slots.tsx';
import { GameClock } from '../look/game-clock.tsx';
import type { HeadGame } from './game-to-come.ts';
import { LeagueFace } from '../look/league-face.tsx';
import { whenLow } from '../look/low-height.ts';
import { usedGuesses } from '../look/reveal.ts';
import { SpeedBonus } from './speed-bonus.tsx';
import { usePreferences } from '../state/use-preferences.ts';

export type AttemptHeadProps = {
  /** Undefined while a game is loading or if none could be started. */
  game: HeadGame | undefined;
  skew: number;
  /** Replaces the attempt while there is no game. */
  waiting: string;
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
export function AttemptHead({ game, skew, waiting }: AttemptHeadProps) {
  const { t } = useTranslation();
  const { showTimers } = usePreferences();
  if (!game) {
    return (
      <Head>
        <div>
          <Meta>&nbsp;</Meta>
          <Title>{waiting}</Title>
          <AttemptSlots slots={[]} />
        </div>
      </Head>
    );
  }
  const used = usedGuesses(game);
  const slots = Array.from({ length: game.totalGuesses }, (_, index) => {
    const guess = game.guesses[index];
    if (guess) return guess.accuracy === 100 ? ('right' as const) : bandOf(guess.accuracy);
    return index === used && !game.completed ? ('now' as const) : ('left' as const);
  });
  return (
    <Head>
      <div>
        <Meta>
          <span>
            <LeagueFace league={game.league} />, {t(`levels.${game.difficulty}`)}
          </span>
          {showTimers && <GameClock game={game} skew={skew} />}
        </Meta>
        <Title data-won={game.won || undefined}>{headline(t, game)}</Title>
        <AttemptSlots slots={slots} />
      </div>
      <Worth>
        <small>{t(game.completed ? 'game.score' : 'game.worth')}</small>
        <Points>
          <b>{game.completed ? game.score : game.potentialScore}</b>
          {!game.completed && <SpeedBonus game={game} skew={skew} />}
        </Points>
      </Worth>
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

const Meta = styled.p`
  display: flex;
  margin: 0 0 ${space[1]};
  ${caption(15)}
  line-height: 1.3;
  > * {
    flex: none;
  }
  > :first-child {
    flex: initial;
  }
  ${media.mobile} {
    margin: 0 0 3px;
    font-size: 13px;
    white-space: nowrap;
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
  ${headingText}
  font: 900 clamp(36px, 3.4vw, 48px) / 0.95 ${font.display};
  letter-spacing: 0.005em;
  &[data-won] {
    color: ${color.veryClose};
    transform-origin: left;
    animation: ${land} ${duration.calm} ease-out;
  }
  ${media.mobile} {
    font-size: 29px;
  }
  ${media.stillness} {
    &[data-won] {
      animation: none;
    }
  }
  ${whenLow(css`
    font-size: 22px;
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
    margin-bottom: ${space[2]};
    ${caption(14)}
  }
  b {
    display: block;
    font: 900 84px/0.78 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  ${media.belowWide} {
    b {
      font-size: 64px;
    }
  }
  ${media.mobile} {
    small {
      margin-bottom: 6px;
      font-size: 13px;
      line-height: 1.3;
    }
    b {
      font-size: 52px;
    }
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
