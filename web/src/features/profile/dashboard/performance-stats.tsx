import type { Stats } from '@craque/common/contracts/history.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { color, font, media, plainList, space } from '../../../ui/tokens.ts';
import { Blank } from '../parts/blank.tsx';
import { guessesBar, streakBar, timeBar } from './profile-bars.ts';
import { useProfileTexts } from '../parts/profile-texts.ts';
import { TabSection } from '../parts/tab-section.tsx';

const none = { winRate: 0, longestStreak: 0, avgGuesses: 0, avgTimeSeconds: 0 };

/** The four figures of performance, each with its bar. */
export function PerformanceStats({ stats }: { stats: Stats | undefined }) {
  const { t } = useTranslation();
  const { percent, decimal, duration } = useProfileTexts();
  const { winRate, longestStreak, avgGuesses, avgTimeSeconds } = stats ?? none;
  const rows = [
    { label: t('profile.stats.winRate'), text: percent(winRate), bar: winRate },
    {
      label: t('profile.stats.longestStreak'),
      text: t('profile.stats.games', { count: longestStreak }),
      bar: streakBar(longestStreak),
    },
    {
      label: t('profile.stats.avgGuesses'),
      text: decimal(avgGuesses),
      bar: guessesBar(avgGuesses),
    },
    {
      label: t('profile.stats.avgTime'),
      text: duration(avgTimeSeconds),
      bar: timeBar(avgTimeSeconds),
    },
  ];
  return (
    <TabSection title={t('profile.stats.title')}>
      <Rows>
        {rows.map(({ label, text, bar }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{stats ? text : <Blank $width="3ch" />}</b>
            <ProgressBar label={label} value={Math.round(bar)} text={text} />
          </li>
        ))}
      </Rows>
    </TabSection>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${space[4]} ${space[6]};
  ${plainList}
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: ${space[1]} ${space[3]};
  }
  li > :last-child {
    grid-column: 1 / -1;
  }
  span {
    font-weight: 600;
  }
  b {
    font: 900 30px/1 ${font.display};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
    text-align: right;
    white-space: nowrap;
  }
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;
