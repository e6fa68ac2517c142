import type { GameView } from '@craque/common/contracts/games.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { type Fact, Facts } from '../../ui/album/fact-slip.tsx';
import { stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { display, fluid, stamped, Text, words } from '../../ui/type.ts';
import { durationText } from '../../play/guess/duration-text.ts';
import { BestGuess } from '../../play/end/lost-summary.tsx';
import { ParLine } from '../../play/end/par-line.tsx';
import { useAftermath } from '../../play/end/use-aftermath.ts';
import { usedGuesses } from '../../play/state/reveal.ts';

/** The points and their parts; after a loss the nearest guess, and the streak that ended. */
export function ResultScore({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const lostStreak = useAftermath(game).data?.lostStreak ?? 0;
  const { score, speedBonus, streakBonus, streakCount, totalPenalty, timeTaken } = game;
  const plus = (points: number) => `+${points}`;
  const sum: (Fact | false)[] = [
    game.won
      ? [t('result.base'), String(score - speedBonus - streakBonus)]
      : [t('result.score'), String(score)],
    speedBonus > 0 && [t('result.speed'), plus(speedBonus)],
    streakBonus > 0 && [t('result.streak'), plus(streakBonus)],
  ];
  const facts: (Fact | false)[] = [
    [t('result.attempts'), `${usedGuesses(game)}/${game.totalGuesses}`],
    game.hints.length > 0 && [t('result.hints'), `${game.hints.length} (−${totalPenalty})`],
    timeTaken !== null && [t('result.time'), durationText(timeTaken)],
    lostStreak > 1 && [t('ending.streak'), String(lostStreak)],
  ];
  return (
    <Sheet data-lost={!game.won || undefined}>
      {game.won ? (
        <Total>
          <b>{score}</b> {t('result.total')}
        </Total>
      ) : (
        <BestGuess game={game} />
      )}
      <dl>
        <Facts facts={sum} />
      </dl>
      <dl data-facts>
        <Facts facts={facts} />
      </dl>
      {game.won && streakCount > 1 && (
        <Text $step={2} $quiet $weight={600}>
          {t('result.streakCount', { wins: streakCount })}
        </Text>
      )}
      {game.own?.unranked && (
        <Text $step={2} $quiet>
          {t('challenge.unranked')}
        </Text>
      )}
      <ParLine game={game} />
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[2]} ${fluid(16, 32)};
  > p,
  > small,
  > [data-facts] {
    grid-column: 1 / -1;
  }
  dl {
    ${stack(2)}
    ${words(2)}
  }
  dl > div {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
  }
  dl:not([data-facts]) > div::before {
    content: '';
    order: 1;
    flex: 1;
    border-bottom: 2px dotted ${color.rule};
  }
  dd {
    order: 2;
    margin: 0;
    ${display(5)}
    font-variant-numeric: tabular-nums;
  }
  /* No parts of the sum: side by side under a line of their own. */
  [data-facts] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${space[5]};
    padding-top: ${space[2]};
    border-top: 1px dashed ${color.rule};
    color: ${color.quiet};
    dd {
      color: ${color.ink};
    }
  }
  &[data-lost] {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[4]};
  }
`;

const Total = styled.div`
  font-weight: 700;
  b {
    display: block;
    ${stamped(fluid(64, 112), 0.82)}
    font-variant-numeric: tabular-nums;
  }
`;
