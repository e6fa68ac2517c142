import type { Profile } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { caption, display, size } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { DayBars } from './day-bars.tsx';

const windows = ['daily', 'weekly', 'monthly'] as const;
type Window = (typeof windows)[number];

/** The windows, those of equal points together: a number is said once. */
function groupsOf(profile: Profile | undefined): Window[][] {
  const groups: Window[][] = [];
  for (const each of windows) {
    const last = groups.at(-1);
    const [one] = last ?? [];
    const isSame = one && profile && profile[`${one}Score`] === profile[`${each}Score`];
    if (last && isSame) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** The total with its parts, how the last days have added to it, and the points of three windows. */
export function ScoreBoard({ profile }: { profile: Profile | undefined }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const shown = (points: number | undefined) =>
    points === undefined ? <Blank $width="2ch" /> : number(points);
  const isLong = profile && number(profile.totalScore).length > 7;
  return (
    <TabSection title={t('profile.scores.title')}>
      <Board>
        <Scores>
          <Total data-long={isLong || undefined}>
            <dt>{t('profile.scores.total')}</dt>
            <dd>{shown(profile?.totalScore)}</dd>
          </Total>
          {groupsOf(profile).map((group) => (
            <Windows key={group.join()} $count={group.length}>
              {group.map((each) => (
                <dt key={each}>{t(`profile.scores.${each}`)}</dt>
              ))}
              <dd>{shown(group[0] && profile?.[`${group[0]}Score`])}</dd>
            </Windows>
          ))}
        </Scores>
        <DayBars days={profile?.lastDays} />
        <Parts>
          <span>
            {t('profile.points.games')} <b>{shown(profile?.gamePoints)}</b>
          </span>
          <span>
            {t('profile.points.achievements')} <b>{shown(profile?.achievementPoints)}</b>
          </span>
        </Parts>
      </Board>
    </TabSection>
  );
}

/**
 * Six columns: the total above its parts, the bars beside both, the three windows at the foot; below
 * the wide layout the bars have a line of their own.
 */
const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  border-block: 2px solid ${color.ink};
  > figure {
    grid-area: 1 / 4 / 3 / 7;
  }
  ${media.belowWide} {
    > figure {
      grid-area: 2 / 1 / 3 / 7;
    }
  }
`;

const Scores = styled.dl`
  display: contents;
  dt {
    ${caption()}
    line-height: 1.2;
  }
  dd {
    margin: 0;
    ${display(6, 0.95)}
    font-variant-numeric: tabular-nums;
  }
`;

const Windows = styled.div<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  grid-row: 3;
  grid-column: span ${({ $count }) => 2 * $count};
  align-content: space-between;
  gap: 4px 0;
  padding: 10px 0 9px;
  border-top: 1px dashed ${color.rule};
  &:nth-child(n + 3) {
    padding-left: ${space[3]};
    border-left: 1px dashed ${color.rule};
  }
  dt + dt::before {
    content: '\\00a0·\\00a0';
  }
  && dd {
    flex-basis: 100%;
  }
`;

const Total = styled.div`
  grid-area: 1 / 1 / 2 / 4;
  align-self: end;
  padding-top: 12px;
  && dd {
    margin-top: 10px;
    font-size: clamp(60px, 5.6vw, 88px);
    line-height: 0.8;
  }
  &&[data-long] dd {
    font-size: ${size(7)};
  }
`;

const Parts = styled.p`
  display: grid;
  grid-area: 2 / 1 / 3 / 4;
  align-self: start;
  gap: 1px;
  margin: 12px 0;
  ${caption()}
  b {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
  ${media.belowWide} {
    grid-area: 1 / 4 / 2 / 7;
    align-self: end;
    margin-bottom: 0;
    /* Words and numbers stand where they will stand when the numbers come. */
    > span {
      display: flex;
      gap: ${space[2]};
    }
    b {
      flex: auto;
      text-align: end;
    }
  }
`;
