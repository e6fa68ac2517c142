import { profileDays } from '@craque/common/contracts/history.ts';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, duration, space, still } from '../../../ui/tokens.ts';
import { caption, display } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useProfileTexts } from '../profile-texts.ts';

const none = Array.from({ length: profileDays }, () => 0);

/** The points of each of the last days as bars, today's last; without any as long as not known. */
export function DayBars({ days = none }: { days: readonly number[] | undefined }) {
  const { t } = useTranslation();
  const { number, weekday } = useProfileTexts();
  const [now] = useState(Date.now);
  const most = Math.max(...days, 1);
  const bars = days.map((points, index) => ({ points, ago: days.length - 1 - index }));
  return (
    <Figure>
      <figcaption aria-hidden="true">{t('profile.scores.days')}</figcaption>
      <Bars aria-label={t('profile.scores.days')}>
        {bars.map(({ points, ago }) => (
          <li key={ago} data-today={ago === 0 || undefined}>
            <div style={{ height: `calc(18px + ${points / most} * (100% - 18px))` }}>
              <b data-none={points === 0 || undefined}>{number(points)}</b>
              <i />
            </div>
            <span aria-hidden="true">{weekday(ago, now, 'narrow')}</span>
            <VisuallyHidden>{weekday(ago, now, 'long')}</VisuallyHidden>
          </li>
        ))}
      </Bars>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  margin: 0;
  padding: 12px 0 10px;
  figcaption {
    ${caption()}
    line-height: 1.2;
    text-align: right;
  }
`;

const grow = keyframes`from { transform: scaleY(0); }`;

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(${profileDays}, minmax(0, 1fr));
  gap: clamp(3px, 0.5vw, 7px);
  height: 118px;
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: center;
    min-width: 0;
  }
  li::before {
    content: '';
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    background: ${color.sunk};
  }
  /* The number stands on its bar, and takes its height from it. */
  > li > div {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    grid-area: 1 / 1;
    align-self: end;
    justify-items: center;
    gap: 3px;
    width: 100%;
    min-height: 0;
  }
  i {
    width: 100%;
    min-height: 3px;
    border-radius: 2px 2px 0 0;
    background: ${color.ink};
    transform-origin: bottom;
    animation: ${grow} ${duration.calm} ease-out;
    ${still}
  }
  [data-today] i {
    background: ${color.veryClose};
  }
  span {
    ${caption(1)}
    margin-top: 3px;
  }
  [data-today] span {
    color: ${color.ink};
    font-weight: 800;
  }
  b {
    color: ${color.quiet};
    ${display(2)}
    font-variant-numeric: tabular-nums;
  }
  b[data-none] {
    visibility: hidden;
  }
  /* Stands in the card of today. */
  [data-today] b {
    opacity: 0;
  }
`;
