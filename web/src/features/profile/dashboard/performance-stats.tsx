import type { Stats } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Blank } from '../../../ui/blank.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { Grid, Row } from '../../../ui/layout.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { media } from '../../../ui/tokens.ts';
import { caption, display, size } from '../../../ui/type.ts';
import { useProfileTexts } from '../profile-texts.ts';

const none = { winRate: 0, longestStreak: 0, avgGuesses: 0, avgTimeSeconds: 0 };

/** The four figures of performance, each with a bar; `full` (rules: statistics) fills it. */
export function PerformanceStats({ stats }: { stats: Stats | undefined }) {
  const { t } = useTranslation();
  const { percent, decimal, duration, left, number } = useProfileTexts();
  const { winRate, longestStreak, avgGuesses, avgTimeSeconds } = stats ?? none;
  const rows = [
    { name: 'winRate', value: winRate, text: percent(winRate), full: 100, end: percent(100) },
    {
      name: 'longestStreak',
      value: longestStreak,
      text: t('profile.stats.games', { count: longestStreak }),
      full: 10,
      end: number(10),
    },
    { name: 'avgGuesses', value: avgGuesses, text: decimal(avgGuesses), full: 5, end: number(5) },
    {
      name: 'avgTime',
      value: avgTimeSeconds,
      text: duration(avgTimeSeconds),
      full: 180,
      end: left(180_000),
    },
  ] as const;
  return (
    <TabSection title={t('profile.stats.title')}>
      <Grid as="ul" $columns={2} $phone={2} $gap={5}>
        {rows.map(({ name, value, text, full, end }) => (
          <Figure key={name}>
            <span>{t(`profile.stats.${name}`)}</span>
            <b>{stats ? text : <Blank $width="3ch" />}</b>
            <ProgressBar
              label={t(`profile.stats.${name}`)}
              value={Math.min(value, full)}
              max={full}
              text={text}
            />
            <Row as="small" $apart aria-hidden="true">
              <span>0</span>
              <span>{end}</span>
            </Row>
          </Figure>
        ))}
      </Grid>
    </TabSection>
  );
}

/** The figure first, so that no name of it needs a second line beside it. */
const Figure = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: 3px;
  span {
    ${caption()}
    line-height: 1.2;
  }
  b {
    order: -1;
    ${display(7)}
    white-space: nowrap;
  }
  small span {
    font-size: ${size(1)};
  }
  ${media.belowWide} {
    b {
      font-size: ${size(6)};
    }
  }
`;
