import type { GameView } from '@craque/common/contracts/games.ts';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { bandLook } from '../guess/band-look.ts';
import type { RemoteAftermath } from './use-aftermath.ts';
import { Row, line } from '../../ui/layout.ts';
import { color, duration, font, media, space, still } from '../../ui/tokens.ts';
import { Display, Text, capitals, caption, display, size } from '../../ui/type.ts';

/** The nearest guess of a lost game, as the history shows it; nothing if none was near. */
export function BestGuess({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const best = game.guesses.reduce<GameView['guesses'][number] | undefined>(
    (kept, guess) => (guess.accuracy > (kept?.accuracy ?? 0) ? guess : kept),
    undefined,
  );
  if (!best) return null;
  const band = bandOf(best.accuracy);
  const { color: tone, icon } = bandLook[band];
  return (
    <Best>
      <small>{t('ending.best')}</small>
      <b>{best.resolvedName ?? best.guess}</b>
      <Percent style={{ color: tone }}>
        {best.accuracy}
        <small>%</small>
        <em>
          <Icon name={icon} size={12} />
          {t(`game.bands.${band}`)}
        </em>
      </Percent>
      <Track aria-hidden="true" style={{ color: tone }}>
        <i style={{ width: `${best.accuracy}%` }} />
      </Track>
    </Best>
  );
}

export type LostSummaryProps = { game: GameView; aftermath: RemoteAftermath };

/** How near the player came, and the streak that ended if it was one. */
export function LostSummary({ game, aftermath }: LostSummaryProps) {
  const { t } = useTranslation();
  const streak = typeof aftermath === 'object' ? aftermath.lostStreak : 0;
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
    ${capitals(7)}
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    > b {
      font-size: ${size(6)};
    }
  }
`;

const Percent = styled.span`
  grid-row: 1 / 3;
  grid-column: 2;
  ${display(8, 0.85)}
  font-variant-numeric: tabular-nums;
  text-align: right;
  small {
    font-size: ${size(6)};
  }
  em {
    ${line(1)}
    justify-content: end;
    margin-top: 5px;
    font: 700 14px/1.1 ${font.text};
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
