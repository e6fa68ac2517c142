import type { Achievement, AchievementState } from '@craque/common/contracts/achievements.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { color, duration, font, media, shadow, space } from '../../../ui/tokens.ts';
import { caption, size } from '../../../ui/type.ts';
import { AchievementArt } from './achievement-art.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { progressText } from './progress-text.ts';

export type CardOf = Achievement & Pick<AchievementState, 'progress' | 'unlocked' | 'unlockedAt'>;

/**
 * An achievement in its place of the album: a foil sticker once it is unlocked, until then the
 * empty place.
 */
export function AchievementCard({ card }: { card: CardOf }) {
  const { t } = useTranslation();
  const { key, title, description, points, unlocked } = card;
  return (
    <Place>
      <Sticker data-unlocked={unlocked || undefined} data-foil={foilOf(points)}>
        <div>
          <AchievementArt name={key} />
          <Points>{t('achievements.points', { points })}</Points>
          <h3 data-long={title.split(/[\s-]/).some((word) => word.length > 13) || undefined}>
            {title}
          </h3>
        </div>
      </Sticker>
      <p>{description}</p>
      <State card={card} />
    </Place>
  );
}

/** The more points, the nobler the foil. */
function foilOf(points: number): 'copper' | 'silver' | 'gold' | 'rainbow' {
  if (points >= 200) return 'rainbow';
  if (points >= 150) return 'gold';
  return points >= 100 ? 'silver' : 'copper';
}

function State({ card }: { card: CardOf }) {
  const { t } = useTranslation();
  const { date } = useProfileTexts();
  const { title, progress, target, unlocked, unlockedAt } = card;
  const day = unlockedAt === null ? undefined : date(unlockedAt);
  const way = progressText(t, card);
  if (unlocked) {
    return (
      <Done>
        <Icon name="check" size={16} />
        <VisuallyHidden>
          {day === undefined ? t('achievements.done') : t('achievements.doneOn', { date: day })}
        </VisuallyHidden>
        <span aria-hidden="true">{day ?? t('achievements.done')}</span>
      </Done>
    );
  }
  return (
    <Way>
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
    margin: ${space[2]} 0 ${space[1]};
    font-size: ${size(2)};
    line-height: 1.3;
    text-wrap: pretty;
  }
`;

/** Metal that catches the light; moves a little on hover. */
const foil = css`
  background:
    linear-gradient(
        105deg,
        transparent 36%,
        rgb(255 190 235 / 0.5) 42%,
        rgb(255 255 255 / 0.95) 48%,
        rgb(150 225 255 / 0.65) 54%,
        rgb(170 255 205 / 0.45) 59%,
        transparent 65%
      )
      35% 0 / 230% 100% no-repeat,
    radial-gradient(rgb(60 30 0 / 0.16) 26%, transparent 28%) 0 0 / 7px 7px,
    linear-gradient(105deg, var(--own-foil) 62%, var(--own-foil-shade) 62.3%);
`;

const Sticker = styled.div`
  container-type: inline-size;
  aspect-ratio: 300 / 410;
  --own-foil: #f7d774;
  --own-foil-shade: #e9b03c;
  &[data-foil='copper'] {
    --own-foil: #f0b48c;
    --own-foil-shade: #d98c5c;
  }
  &[data-foil='silver'] {
    --own-foil: #dfe6ee;
    --own-foil-shade: #b9c6d4;
  }
  &[data-foil='rainbow'] {
    --own-foil: #d9c2ff;
    --own-foil-shade: #9fe0e8;
  }
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
    opacity: 0.7;
  }
  h3 {
    display: grid;
    place-items: center;
    min-height: 2.5em;
    margin: 0;
    text-transform: uppercase;
    text-wrap: balance;
    padding: ${space[1]} 6px 10px;
    color: ${color.ink};
    font: 900 clamp(15px, 13.4cqi, 21px) / 0.98 ${font.display};
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  h3[data-long] {
    font-size: clamp(10.5px, 9.4cqi, 17px);
  }
  &[data-unlocked] {
    padding: 5.5%;
    background: ${color.border};
    box-shadow: ${shadow.slip};
    transition: transform ${duration.quick};
  }
  &[data-unlocked] > div {
    ${foil}
    border: 0;
    border-radius: 4px;
    color: ${color.print};
    transition: background-position ${duration.calm} ease-out;
  }
  &[data-unlocked] svg {
    opacity: 1;
  }
  &[data-unlocked] h3 {
    padding: ${space[1]};
    background: ${color.print};
    color: ${color.onPage};
  }
  li:nth-child(3n + 1) > &[data-unlocked] {
    transform: rotate(-1.4deg);
  }
  li:nth-child(3n + 2) > &[data-unlocked] {
    transform: rotate(1deg);
  }
  ${media.hover} {
    &[data-unlocked]:hover > div {
      background-position:
        75% 0,
        0 0,
        0 0;
    }
  }
  ${media.stillness} {
    &[data-unlocked],
    &[data-unlocked] > div {
      transition: none;
    }
  }
`;

/** Its points, on the sticker's pennant. */
const Points = styled.b`
  position: absolute;
  top: 0;
  right: 8%;
  padding: 5px 7px;
  font: 900 clamp(15px, 12.5cqi, 19px) / 1 ${font.display};
  [data-unlocked] > div > & {
    padding-bottom: 14px;
    background: ${color.print};
    color: ${color.onPage};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%);
  }
`;

const Done = styled.p`
  && {
    display: flex;
    gap: ${space[1]};
    margin: 0;
    color: ${color.veryClose};
    font-size: ${size(2)};
    font-weight: 700;
    line-height: 1.3;
  }
  svg {
    flex: none;
  }
`;

const Way = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  ${caption()}
  b {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;
