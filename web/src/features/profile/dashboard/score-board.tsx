import type { Profile } from '@craque/common/contracts/history.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Row, stack } from '../../../ui/layout.ts';
import { color, media, space } from '../../../ui/tokens.ts';
import { caption, display, size } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { DayBars } from './day-bars.tsx';
import { RankLine } from './rank-line.tsx';

const windows = ['daily', 'weekly', 'monthly'] as const;
type Window = (typeof windows)[number];

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
        <Halves>
          <Row $apart $align="end" $pad={3}>
            <Total data-long={isLong || undefined}>
              <dt>{t('profile.scores.total')}</dt>
              <dd>{shown(profile?.totalScore)}</dd>
            </Total>
            <Parts>
              <span>
                {t('profile.points.games')} <b>{shown(profile?.gamePoints)}</b>
              </span>
              <span>
                {t('profile.points.achievements')} <b>{shown(profile?.achievementPoints)}</b>
              </span>
            </Parts>
          </Row>
          <DayBars days={profile?.lastDays} />
        </Halves>
        <Windows>
          {groupsOf(profile).map((group) => (
            <div key={group.join()} style={{ flexGrow: group.length }}>
              {group.map((each) => (
                <dt key={each}>{t(`profile.scores.${each}`)}</dt>
              ))}
              <dd>{shown(group[0] && profile?.[`${group[0]}Score`])}</dd>
            </div>
          ))}
        </Windows>
      </Board>
      <RankLine profile={profile} />
    </TabSection>
  );
}

const Board = styled.div`
  border-block: 2px solid ${color.ink};
  dl {
    margin: 0;
  }
  dt {
    ${caption()}
    line-height: 1.2;
  }
  dd {
    margin: 0;
    ${display(6, 0.95)}
  }
`;

const Halves = styled.div`
  ${stack(0)}
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

/** In groups as wide as the number of their windows. */
const Windows = styled.dl`
  display: flex;
  border-top: 1px dashed ${color.rule};
  div {
    flex: 1 1 0;
    padding-block: 10px;
  }
  div + div {
    padding-left: ${space[3]};
    border-left: 1px dashed ${color.rule};
  }
  dt {
    display: inline-block;
    margin-bottom: 4px;
  }
  dt + dt::before {
    content: '\\00a0·\\00a0';
  }
`;

const Total = styled.dl`
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
  margin: 0;
  ${caption()}
  span {
    display: flex;
    justify-content: space-between;
  }
  /* As wide as most numbers, so that the labels stay where they are when these come. */
  b {
    min-width: 6ch;
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
