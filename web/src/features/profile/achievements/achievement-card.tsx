import type { Achievement, AchievementState } from '@craque/common/contracts/achievements.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { AchievementArt, foilOf } from '../../../ui/album/achievement-art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Row, Stack } from '../../../ui/layout.ts';
import { center, color, shadow, space } from '../../../ui/tokens.ts';
import { caption, stamped, words } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { progressText } from './progress-text.ts';

export type CardOf = Achievement & Pick<AchievementState, 'progress' | 'unlocked' | 'unlockedAt'>;

/** A foil sticker once it is unlocked, until then its empty place. */
export function AchievementCard({ card }: { card: CardOf }) {
  const { t } = useTranslation();
  const { key, title, description, points, unlocked } = card;
  return (
    <Place>
      <Sticker data-unlocked={unlocked || undefined} $foil={foilOf(points)}>
        <div>
          <AchievementArt name={key} />
          <Points>{t('achievements.points', { points })}</Points>
          <h3>{title}</h3>
        </div>
      </Sticker>
      <p>{description}</p>
      <State card={card} />
    </Place>
  );
}

function State({ card }: { card: CardOf }) {
  const { t } = useTranslation();
  const { date } = useProfileTexts();
  const { title, progress, target, unlocked, unlockedAt } = card;
  const day = unlockedAt === null ? undefined : date(unlockedAt);
  const way = progressText(t, card);
  if (unlocked) {
    return (
      <Done $oneLine $gap={1}>
        <Icon name="check" size={16} />
        <VisuallyHidden>
          {day === undefined ? t('achievements.done') : t('achievements.doneOn', { date: day })}
        </VisuallyHidden>
        <span aria-hidden="true">{day ?? t('achievements.done')}</span>
      </Done>
    );
  }
  return (
    <Way $gap={1}>
      <VisuallyHidden>{t('achievements.locked')}</VisuallyHidden>
      <b>{way}</b>
      <ProgressBar label={title} value={progress} max={target} text={way} />
    </Way>
  );
}

/** Sticker, description and state begin on the same lines as those of its neighbours. */
const Place = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  min-width: 0;
  padding-bottom: ${space[5]};
  > p {
    ${words(2)}
    margin-block: ${space[2]} ${space[1]};
    line-height: 1.3;
  }
`;

/** An empty place; metal that catches the light once it is unlocked. */
const Sticker = styled.div<{ $foil: readonly [string, string] }>`
  container-type: inline-size;
  aspect-ratio: 300 / 410;
  border-radius: 10px;
  > div {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
    overflow: hidden;
    border: 2px dashed ${color.quiet};
    border-radius: inherit;
    color: ${color.quiet};
  }
  svg {
    place-self: center;
    width: 62%;
    margin-top: 16%;
  }
  h3 {
    ${center}
    min-height: 2.5em;
    margin: 0;
    padding: ${space[1]};
    color: ${color.ink};
    ${stamped('clamp(15px, 13cqi, 21px)', 0.98)}
    text-align: center;
    text-transform: uppercase;
    text-wrap: balance;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  &[data-unlocked] {
    padding: 5.5%;
    background: ${color.border};
    box-shadow: ${shadow.slip};
    > div {
      border: 0;
      border-radius: 4px;
      background:
        linear-gradient(105deg, transparent 36%, rgb(255 255 255 / 0.9) 48%, transparent 65%),
        radial-gradient(rgb(60 30 0 / 0.16) 26%, transparent 28%) 0 0 / 7px 7px,
        linear-gradient(105deg, ${({ $foil }) => `${$foil[0]} 62%, ${$foil[1]} 62.3%`});
      color: ${color.print};
    }
    h3 {
      background: ${color.print};
      color: ${color.onPage};
    }
  }
  li:nth-child(odd) > &[data-unlocked] {
    rotate: -1.2deg;
  }
`;

const Points = styled.b`
  position: absolute;
  top: 0;
  right: 8%;
  padding: 5px 7px;
  ${stamped('clamp(15px, 12.5cqi, 19px)')}
  [data-unlocked] > div > & {
    padding-bottom: 14px;
    background: ${color.print};
    color: ${color.onPage};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%);
  }
`;

const Done = styled(Row)`
  color: ${color.veryClose};
  ${words(2, 700)}
`;

const Way = styled(Stack)`
  ${caption()}
  b {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;
