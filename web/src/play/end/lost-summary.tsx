import type { GameView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { bandStyle } from '../../ui/band-style.ts';
import { Percent } from '../guess/percent.tsx';
import { useAftermath } from './use-aftermath.ts';
import { Row } from '../../ui/layout.ts';
import { color, duration, space, still } from '../../ui/tokens.ts';
import { caption, Display, fluid, size, stamped, Text } from '../../ui/type.ts';

/** The nearest guess of a lost game as in the history; nothing if none was near. */
export function BestGuess({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const [best] = game.guesses.toSorted((one, other) => other.accuracy - one.accuracy);
  if (!best?.accuracy) return null;
  return (
    <Best>
      <small>{t('ending.best')}</small>
      <b>{best.resolvedName ?? best.guess}</b>
      <Percent accuracy={best.accuracy} />
      <Track aria-hidden="true">
        <i style={{ color: bandStyle[bandOf(best.accuracy)].color, width: `${best.accuracy}%` }} />
      </Track>
    </Best>
  );
}

export function LostSummary({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const streak = useAftermath(game).data?.lostStreak ?? 0;
  return (
    <>
      <BestGuess game={game} />
      {streak > 1 && (
        <Row $apart $align="baseline">
          <Text $weight={600}>{t('ending.streak')}</Text>
          <Display $step={6}>{streak}</Display>
        </Row>
      )}
    </>
  );
}

const grow = keyframes`from { transform: scaleX(0); }`;

const Best = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 2px ${space[4]};
  > small {
    ${caption()}
  }
  > b {
    grid-row: 2;
    ${stamped(fluid(26, 44), 1.05)}
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  > span:nth-of-type(1) {
    grid-area: 1 / 2 / 3;
    font-size: ${size(8)};
  }
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  margin-top: 4px;
  background: ${color.sunk};
  i {
    display: block;
    height: 100%;
    background: currentColor;
    transform-origin: left;
    animation: ${grow} ${duration.calm} 150ms ease-out backwards;
    ${still}
  }
`;
