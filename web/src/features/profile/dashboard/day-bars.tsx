import { profileDays } from '@craque/common/contracts/history.ts';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Grid } from '../../../ui/layout.ts';
import { color, duration, filledWhenForced, space, still } from '../../../ui/tokens.ts';
import { caption, display } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useProfileTexts } from '../profile-texts.ts';

const none = Array.from({ length: profileDays }, () => 0);

/** The points of each of the last days as bars, today's last; zero until they are known. */
export function DayBars({ days = none }: { days: readonly number[] | undefined }) {
  const { t } = useTranslation();
  const { number, weekday } = useProfileTexts();
  const [now] = useState(Date.now);
  const most = Math.max(...days, 1);
  const bars = days.map((points, index) => ({ points, ago: days.length - 1 - index }));
  return (
    <Figure>
      <figcaption aria-hidden="true">{t('profile.scores.days')}</figcaption>
      <Grid
        as="ol"
        $columns={profileDays}
        $phone={profileDays}
        $gap={1}
        aria-label={t('profile.scores.days')}
      >
        {bars.map(({ points, ago }) => (
          <Bar key={ago} data-today={ago === 0 || undefined}>
            <div>
              <b data-none={points === 0 || undefined}>{number(points)}</b>
              <i style={{ height: `calc(${points / most} * (100% - 18px))` }} />
            </div>
            <span aria-hidden="true">{weekday(ago, now, 'narrow')}</span>
            <VisuallyHidden>{weekday(ago, now, 'long')}</VisuallyHidden>
          </Bar>
        ))}
      </Grid>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
  padding-block: ${space[3]};
  figcaption {
    ${caption()}
    margin-bottom: ${space[2]};
    text-align: right;
  }
`;

const grow = keyframes`from { transform: scaleY(0); }`;

const Bar = styled.li`
  text-align: center;
  div {
    display: flex;
    flex-direction: column;
    justify-content: end;
    height: 96px;
    background: ${color.sunk};
  }
  b {
    color: ${color.quiet};
    ${display(2)}
  }
  b[data-none] {
    visibility: hidden;
  }
  i {
    min-height: 3px;
    background: ${color.ink};
    transform-origin: bottom;
    animation: ${grow} ${duration.calm} ease-out;
    ${still}
    ${filledWhenForced}
  }
  span {
    ${caption(1)}
  }
  &[data-today] i {
    background: ${color.veryClose};
  }
  &[data-today] span {
    color: ${color.ink};
  }
`;
