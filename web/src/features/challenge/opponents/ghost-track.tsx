import type { GameView } from '@craque/common/contracts/games.ts';
import { type Band, bandOf } from '@craque/common/domain/athlete/closeness.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { durationText } from '../../../play/guess/duration-text.ts';
import { useGameSeconds } from '../../../play/guess/game-clock.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, duration, still } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ShownOpponent } from '../state/shown-opponent.ts';
import { markStyle } from './opponent-signs.tsx';

export type GhostTrackProps = { game: GameView; opponent: ShownOpponent; skew: number };

type Step = { seconds: number; band: Band | 'right' };

const lap = 60;

/** An opponent's recorded steps beside the player's own, both on the caller's clock. */
export function GhostTrack({ game, opponent, skew }: GhostTrackProps) {
  const { t } = useTranslation();
  const elapsed = useGameSeconds(game, skew);
  const timeline = stepsOf(opponent);
  const startedAt = Date.parse(game.startedAt ?? '');
  const own = game.guesses.map(
    ({ createdAt, accuracy }): Step => ({
      seconds: Math.max(0, (Date.parse(createdAt) - startedAt) / 1000 || 0),
      band: accuracy === 100 ? 'right' : bandOf(accuracy),
    }),
  );
  const last = Math.max(elapsed, ...timeline.map(({ seconds }) => seconds));
  const length = lap * (Math.floor((last * 1.1) / lap) + 1);
  const at = (seconds: number) => `${(100 * Math.min(seconds, length)) / length}%`;
  const lane = (steps: readonly Step[]) =>
    steps.map(({ seconds, band }) => (
      <Sign key={seconds} style={{ left: at(seconds), color: markStyle[band].color }}>
        <Icon name={markStyle[band].icon} size={12} />
      </Sign>
    ));
  const texts = timeline.map(({ seconds, band }) =>
    t('challenge.ghost.step', { band: t(`game.bands.${band}`), time: durationText(seconds) }),
  );
  return (
    <Track>
      <VisuallyHidden>
        {[t('challenge.ghost.track', { name: opponent.name }), ...texts].join(' ')}
      </VisuallyHidden>
      <Lane aria-hidden="true">{lane(timeline)}</Lane>
      <Lane aria-hidden="true">
        {lane(own)}
        <Whose>{t('challenge.you')}</Whose>
      </Lane>
      <Now aria-hidden="true" style={{ left: at(elapsed) }} />
    </Track>
  );
}

function stepsOf({ timeline = [], status }: ShownOpponent): readonly Step[] {
  const last = status === 'won' ? timeline.length - 1 : timeline.length;
  return timeline.map((step, index) => (index === last ? { ...step, band: 'right' } : step));
}

const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  margin: 2px 8px 0;
`;

const Lane = styled.div`
  position: relative;
  height: 16px;
  &::before {
    content: '';
    position: absolute;
    inset: 7px -8px auto;
    border-top: 2px dotted ${color.rule};
  }
`;

const Sign = styled.span`
  position: absolute;
  top: 2px;
  display: grid;
  margin-left: -6px;
`;

const Whose = styled.small`
  position: absolute;
  right: -8px;
  padding-left: 6px;
  background: ${color.paper};
  ${caption(1)}
  line-height: 16px;
`;

const Now = styled.i`
  position: absolute;
  inset-block: 0;
  border-left: 2px solid ${color.ink};
  transition: left ${duration.calm} linear;
  ${still}
`;
