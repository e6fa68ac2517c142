import type { GameView } from '@craque/common/contracts/games.ts';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { type Fact, Facts } from '../../ui/album/fact-slip.tsx';
import { stack } from '../../ui/layout.ts';
import { color, duration, media, space, still } from '../../ui/tokens.ts';
import { display, fluid, stamped, Text, words } from '../../ui/type.ts';
import { durationText } from '../../play/guess/duration-text.ts';
import { BestGuess } from '../../play/end/lost-summary.tsx';
import { ParLine } from '../../play/end/par-line.tsx';
import { useAftermath } from '../../play/end/use-aftermath.ts';
import { usedGuesses } from '../../play/state/reveal.ts';
import { useCountUp } from './use-count-up.ts';

export type ResultScoreProps = {
  game: GameView;
  /** The game has just been won: the points come one part after the other. */
  lands: boolean;
  /** Under the points. */
  children?: ReactNode;
};

/** The points and their parts; after a loss the nearest guess, and the streak that ended. */
export function ResultScore({ game, lands, children }: ResultScoreProps) {
  const { t } = useTranslation();
  const lostStreak = useAftermath(game).data?.lostStreak ?? 0;
  const { score, speedBonus, streakBonus, streakCount, totalPenalty, timeTaken } = game;
  const shown = useCountUp(score, lands && game.won);
  const plus = (points: number) => `+${points}`;
  const sum: (Fact | false)[] = [
    [t('result.base'), String(score - speedBonus - streakBonus)],
    speedBonus > 0 && [t('result.speed'), plus(speedBonus)],
    streakBonus > 0 && [t('result.streakCount', { wins: streakCount }), plus(streakBonus)],
  ];
  const facts: (Fact | false)[] = [
    !game.won && [t('result.score'), String(score)],
    [t('result.attempts'), `${usedGuesses(game)}/${game.totalGuesses}`],
    game.hints.length > 0 && [t('result.hints'), `${game.hints.length} (−${totalPenalty})`],
    timeTaken !== null && [t('result.time'), durationText(timeTaken)],
    lostStreak > 1 && [t('ending.streak'), String(lostStreak)],
  ];
  return (
    <Sheet data-lost={!game.won || undefined}>
      {game.won ? (
        <Total>
          <b style={{ minWidth: `${String(score).length}ch` }}>{shown}</b> {t('result.total')}
        </Total>
      ) : (
        <BestGuess game={game} />
      )}
      {game.won && (
        <dl data-lands={lands || undefined}>
          <Facts facts={sum} />
        </dl>
      )}
      {children}
      <dl data-facts>
        <Facts facts={facts} />
      </dl>
      {game.set !== undefined && (
        <Text $step={2} $quiet>
          {t('album.set.unranked')}
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

const come = keyframes`from { opacity: 0; transform: translateX(16px); }`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[2]} ${fluid(16, 32)};
  > p,
  > small,
  > [role='status'],
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
  [data-lands] > div {
    animation: ${come} ${duration.calm} 350ms ease-out backwards;
    ${still}
    &:nth-child(2) {
      animation-delay: 600ms;
    }
    &:nth-child(3) {
      animation-delay: 850ms;
    }
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
    gap: 2px ${fluid(16, 24)};
    padding-top: ${space[2]};
    border-top: 1px dashed ${color.rule};
    color: ${color.quiet};
    dd {
      color: ${color.ink};
    }
  }
  /* Nothing of a win is below the rim of a small phone, so the badges take the place of these. */
  ${media.short} {
    > [data-badges] ~ [data-facts] {
      display: none;
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
