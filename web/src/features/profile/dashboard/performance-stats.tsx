import type { Stats } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { media, plainList, space } from '../../../ui/tokens.ts';
import { caption, display, size } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { fullBars, guessesBar, streakBar, timeBar } from './profile-bars.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';

const none = { winRate: 0, longestStreak: 0, avgGuesses: 0, avgTimeSeconds: 0 };

/** The four figures of performance, each with its bar and what fills it. */
export function PerformanceStats({ stats }: { stats: Stats | undefined }) {
  const { t } = useTranslation();
  const { percent, decimal, duration, left, number } = useProfileTexts();
  const { winRate, longestStreak, avgGuesses, avgTimeSeconds } = stats ?? none;
  const rows = [
    {
      label: t('profile.stats.winRate'),
      text: percent(winRate),
      bar: winRate,
      full: percent(fullBars.winRate),
    },
    {
      label: t('profile.stats.longestStreak'),
      text: t('profile.stats.games', { count: longestStreak }),
      bar: streakBar(longestStreak),
      full: number(fullBars.streak),
    },
    {
      label: t('profile.stats.avgGuesses'),
      text: decimal(avgGuesses),
      bar: guessesBar(avgGuesses),
      full: number(fullBars.guesses),
    },
    {
      label: t('profile.stats.avgTime'),
      text: duration(avgTimeSeconds),
      bar: timeBar(avgTimeSeconds),
      full: left(1_000 * fullBars.time),
    },
  ];
  return (
    <TabSection title={t('profile.stats.title')}>
      <Rows>
        {rows.map(({ label, text, bar, full }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{stats ? text : <Blank $width="3ch" />}</b>
            <ProgressBar label={label} value={Math.round(bar)} text={text} />
            <Scale aria-hidden="true">
              <i>0</i>
              <i>{full}</i>
            </Scale>
          </li>
        ))}
      </Rows>
    </TabSection>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  ${plainList}
  /* The figure first, so that no name of it needs a second line beside it. */
  li {
    display: grid;
    grid-template-rows: auto 1fr auto auto;
    gap: 3px;
  }
  span {
    ${caption()}
    line-height: 1.2;
  }
  b {
    order: -1;
    ${display(7)}
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [role='progressbar'] {
    margin-top: 3px;
  }
  ${media.belowWide} {
    gap: ${space[4]};
    b {
      font-size: ${size(6)};
    }
  }
`;

/** The ends of the bar; a longer one is cut at the second. */
const Scale = styled.small`
  display: flex;
  justify-content: space-between;
  ${caption(1)}
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  i {
    font-style: normal;
  }
`;
