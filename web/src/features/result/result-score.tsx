import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { stack } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { display, fluid, size, stamped } from '../../ui/type.ts';
import { durationText } from '../../play/guess/duration-text.ts';
import { BestGuess } from '../../play/end/lost-summary.tsx';
import { ParLine } from '../../play/end/par-line.tsx';
import { usedGuesses } from '../../play/state/reveal.ts';

export type ResultScoreProps = {
  game: GameView;
  /** Wins in a row that ended with this loss. */
  lostStreak?: number;
};

/**
 * The score tab: the points and their parts, bonus lines only above 0; after a loss the nearest
 * guess instead, and the streak that ended if it was one.
 */
export function ResultScore({ game, lostStreak = 0 }: ResultScoreProps) {
  const { t } = useTranslation();
  const { score, speedBonus, streakBonus, streakCount, totalPenalty, timeTaken } = game;
  const plus = (points: number) => `+${points}`;
  const sum = [
    game.won
      ? [t('result.base'), String(score - speedBonus - streakBonus)]
      : [t('result.score'), String(score)],
    speedBonus > 0 && [t('result.speed'), plus(speedBonus)],
    streakBonus > 0 && [t('result.streak'), plus(streakBonus)],
  ].filter((line) => line !== false);
  const facts = [
    [t('result.attempts'), `${usedGuesses(game)}/${game.totalGuesses}`],
    game.hints.length > 0 && [t('result.hints'), `${game.hints.length} (−${totalPenalty})`],
    timeTaken !== null && [t('result.time'), durationText(timeTaken)],
    lostStreak > 1 && [t('ending.streak'), String(lostStreak)],
  ].filter((line) => line !== false);
  return (
    <Sheet data-lost={!game.won || undefined}>
      {game.won ? (
        <Total>
          <b>{score}</b> {t('result.total')}
        </Total>
      ) : (
        <BestGuess game={game} />
      )}
      <Lines lines={sum} />
      <Lines data-facts lines={facts} />
      <Notes>
        {game.won && streakCount > 1 && <p>{t('result.streakCount', { wins: streakCount })}</p>}
        <ParLine game={game} />
      </Notes>
    </Sheet>
  );
}

type LinesProps = { lines: string[][]; 'data-facts'?: true };

function Lines({ lines, ...rest }: LinesProps) {
  return (
    <dl {...rest}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[2]} ${space[6]};
  dl {
    ${stack(2)}
    margin: 0;
  }
  dl > div {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
  }
  dl > div::before {
    content: '';
    order: 1;
    flex: 1;
    min-width: ${fluid(0, 16)};
    border-bottom: 2px dotted ${color.rule};
  }
  dd {
    order: 2;
    margin: 0;
    ${display(5)}
    font-variant-numeric: tabular-nums;
  }
  /* No parts of the sum: side by side under a line of their own. */
  dl[data-facts] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[5]};
    padding-top: ${space[2]};
    border-top: 1px dashed ${color.rule};
    > div::before {
      content: none;
    }
    dt {
      color: ${color.quiet};
      font-weight: 600;
    }
  }
  p {
    margin: 0;
    color: ${color.quiet};
    font-weight: 600;
  }
  &[data-lost] {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[4]};
  }
  /* All lines above the button of a small phone. */
  ${media.mobile} {
    column-gap: ${space[4]};
    dl {
      font-size: ${size(2)};
    }
  }
`;

const Notes = styled.div`
  grid-column: 1 / -1;
  color: ${color.quiet};
  font-weight: 600;
  &:empty {
    display: none;
  }
  small {
    font-size: inherit;
  }
`;

const Total = styled.p`
  && {
    color: ${color.ink};
    font-weight: 700;
  }
  b {
    display: block;
    ${stamped(fluid(64, 112), 0.82)}
    font-variant-numeric: tabular-nums;
  }
`;
