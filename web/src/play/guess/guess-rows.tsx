import type { GameView, GuessView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { gapOf, line } from '../../ui/layout.ts';
import { color, duration, font, media, plainList, still } from '../../ui/tokens.ts';
import { size, display, fluid } from '../../ui/type.ts';
import { bandLook } from './band-look.ts';
import { MatchChips } from './match-chips.tsx';

function openAttempts({ completed, totalGuesses, remainingGuesses }: GameView): number[] {
  const first = totalGuesses - remainingGuesses + 1;
  return Array.from({ length: completed ? 0 : remainingGuesses }, (_, index) => first + index);
}

/** The guesses, newest first, then the numbers of the remaining attempts. */
export function GuessRows({ game }: { game: GameView }) {
  return (
    <List>
      {game.guesses.toReversed().map((guess) => (
        <Guess key={guess.id} guess={guess} game={game} />
      ))}
      {openAttempts(game).map((attempt) => (
        <Open key={`open-${attempt}`} aria-hidden="true">
          {attempt}
        </Open>
      ))}
    </List>
  );
}

type GuessProps = { guess: GuessView; game: GameView };

function Guess({ guess, game }: GuessProps) {
  const { t } = useTranslation();
  const { accuracy, explanation, match } = guess;
  const isRight = accuracy === 100;
  const band = bandOf(accuracy);
  const look = isRight ? { color: color.veryClose, icon: 'check' as const } : bandLook[band];
  return (
    <Row style={{ color: look.color }}>
      <Who>
        <b>{guess.resolvedName ?? guess.guess}</b>
        {match && <MatchChips match={match} game={game} />}
        {explanation && (
          <Explanation data-chips={match ? true : undefined}>{explanation}</Explanation>
        )}
      </Who>
      <Percent>
        <span>
          {accuracy}
          <small>%</small>
        </span>
        <em>
          <Icon name={look.icon} size={isRight ? 15 : 11} />
          {t(`game.bands.${isRight ? 'right' : band}`)}
        </em>
      </Percent>
      <Bar aria-hidden="true" style={{ width: `${accuracy}%` }} />
    </Row>
  );
}

const arrive = keyframes`from { opacity: 0; transform: translateY(-10px); }`;
const grow = keyframes`from { transform: scaleX(0); }`;

const List = styled.ol`
  ${plainList}
`;

const Row = styled.li`
  position: relative;
  ${line(3)}
  padding: ${gapOf(3)} 2px ${fluid(10, 14)};
  border-bottom: 1px solid ${color.rule};
  animation: ${arrive} ${duration.calm} ease-out;
  ${still}
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
  color: ${color.ink};
  b {
    display: block;
    font-size: ${size(4)};
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

const unseen = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * On a narrow sheet the chips already say it: the sentence is shown only for the newest guess, on a
 * phone for none, and to screen readers.
 */
const Explanation = styled.p`
  margin: 2px 0 0;
  color: ${color.quiet};
  font-size: ${size(2)};
  line-height: 1.35;
  ${media.mobile} {
    &[data-chips] {
      ${unseen}
    }
  }
  ${media.belowWide} {
    li:not(:first-child) > * > &[data-chips] {
      ${unseen}
    }
  }
`;

const Percent = styled.div`
  flex: none;
  text-align: right;
  span {
    display: block;
    ${display(7, 0.85)}
  }
  small {
    font-size: 0.5em;
  }
  em {
    ${line(1)}
    justify-content: flex-end;
    margin-top: 5px;
    font-size: ${size(1)};
    font-style: normal;
    font-weight: 700;
    line-height: 1.1;
  }
`;

const Bar = styled.i`
  position: absolute;
  left: 0;
  bottom: -1px;
  height: 4px;
  background: currentColor;
  transform-origin: left;
  animation: ${grow} ${duration.calm} 100ms ease-out backwards;
  ${still}
`;

const Open = styled.li`
  height: 54px;
  padding-left: 6px;
  border-bottom: 1px dashed ${color.quiet};
  color: ${color.quiet};
  font: 900 30px/54px ${font.display};
  ${media.mobile} {
    display: none;
  }
`;
