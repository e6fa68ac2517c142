import type { GameView } from '@craque/common/contracts/games.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, media, space } from '../../ui/tokens.ts';
import { durationText } from './duration-text.ts';
import { usedGuesses } from './reveal.ts';

/** The score tab: the athlete's sticker, the points and where they come from; bonus lines only above 0 (§2). */
export function ResultScore({ game }: { game: GameView }) {
  const { t } = useTranslation();
  const { score, speedBonus, streakBonus, streakCount, totalPenalty, timeTaken } = game;
  const plus = (points: number) => `+${points}`;
  const lines = [
    game.won && [t('result.base'), String(score - speedBonus - streakBonus)],
    speedBonus > 0 && [t('result.speed'), plus(speedBonus)],
    streakBonus > 0 && [t('result.streak'), plus(streakBonus)],
    [t('result.attempts'), `${usedGuesses(game)}/${game.totalGuesses}`],
    game.hints.length > 0 && [t('result.hints'), `${game.hints.length} (−${totalPenalty})`],
    timeTaken !== null && [t('result.time'), durationText(timeTaken)],
  ].filter((line) => line !== false);
  return (
    <Sheet>
      <img src={game.athleteImageUrl} alt="" width={300} height={410} />
      <div>
        <Total>
          <b>{score}</b> {t('result.total')}
        </Total>
        <dl>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {game.won && streakCount > 1 && <p>{t('result.streakCount', { wins: streakCount })}</p>}
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[5]};
  > img {
    flex: none;
    width: 168px;
    height: auto;
    border-radius: 9px;
    filter: drop-shadow(0 6px 14px rgb(0 0 0 / 0.28));
    transform: rotate(-2.5deg);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  dl {
    margin: ${space[3]} 0 0;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding: 6px 0;
    border-top: 1px solid ${color.rule};
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  p {
    margin: ${space[2]} 0 0;
    color: ${color.quiet};
    font-weight: 600;
  }
  ${media.mobile} {
    gap: ${space[4]};
    > img {
      width: 112px;
    }
  }
`;

const Total = styled.p`
  && {
    margin: 0;
    color: ${color.ink};
    font-weight: 700;
  }
  b {
    font: 900 84px/0.8 ${font.display};
  }
  ${media.mobile} {
    b {
      font-size: 64px;
    }
  }
`;
