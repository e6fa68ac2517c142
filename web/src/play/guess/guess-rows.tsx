import type { GameView, GuessView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { keyframes, styled } from 'styled-components';
import { gapOf, line } from '../../ui/layout.ts';
import { color, duration, media, plainList, still } from '../../ui/tokens.ts';
import { fluid, stamped, words } from '../../ui/type.ts';
import { unseen } from '../../ui/visually-hidden.tsx';
import { bandStyle } from '../../ui/band-style.ts';
import { MatchChips } from './match-chips.tsx';
import { Percent } from './percent.tsx';

/** The guesses, newest first, then the numbers of the remaining attempts. */
export function GuessRows({ game }: { game: GameView }) {
  const { completed, totalGuesses, remainingGuesses, guesses } = game;
  const first = totalGuesses - remainingGuesses + 1;
  const open = Array.from({ length: completed ? 0 : remainingGuesses }, (_, at) => first + at);
  return (
    <List>
      {guesses.toReversed().map((guess) => (
        <Guess key={guess.id} guess={guess} game={game} />
      ))}
      {open.map((attempt) => (
        <li key={`open-${attempt}`} aria-hidden="true">
          {attempt}
        </li>
      ))}
    </List>
  );
}

function Guess({ guess, game }: { guess: GuessView; game: GameView }) {
  const { accuracy, explanation, match } = guess;
  const found = accuracy === 100 ? game.athleteName : null;
  return (
    <Row>
      <div>
        <b>{guess.resolvedName ?? found ?? guess.guess}</b>
        {match && <MatchChips match={match} game={game} />}
        {explanation && <p data-chips={match ? true : undefined}>{explanation}</p>}
      </div>
      <Percent accuracy={accuracy} />
      <Bar
        aria-hidden="true"
        style={{ color: bandStyle[bandOf(accuracy)].color, width: `${accuracy}%` }}
      />
    </Row>
  );
}

const arrive = keyframes`from { opacity: 0; transform: translateY(-10px); }`;
const grow = keyframes`from { transform: scaleX(0); }`;

const List = styled.ol`
  ${plainList}
  > [aria-hidden] {
    padding-left: 6px;
    border-bottom: 1px dashed ${color.quiet};
    color: ${color.quiet};
    ${stamped('30px', 1.8)}
    ${media.mobile} {
      display: none;
    }
  }
`;

/** The chips repeat the sentence: a narrow sheet shows it for the newest guess, a phone never. */
const Row = styled.li`
  position: relative;
  ${line(3)}
  padding: ${gapOf(3)} 2px ${fluid(10, 14)};
  border-bottom: 1px solid ${color.rule};
  animation: ${arrive} ${duration.calm} ease-out;
  ${still}
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    ${words(4, 700)}
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  p {
    ${words(2)}
    color: ${color.quiet};
    line-height: 1.35;
  }
  ${media.belowWide} {
    &:not(:first-child) [data-chips] {
      ${unseen}
    }
  }
  ${media.mobile} {
    [data-chips] {
      ${unseen}
    }
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
