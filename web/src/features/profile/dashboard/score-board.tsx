import type { Profile } from '@craque/common/contracts/history.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { caption, color, font, media, space } from '../../../ui/tokens.ts';
import { Blank } from '../parts/blank.tsx';
import { useProfileTexts } from '../parts/profile-texts.ts';
import { TabSection } from '../parts/tab-section.tsx';

const windows = ['daily', 'weekly', 'monthly', 'total'] as const;

/** Points of today, this week, this month and of all time, side by side as on a scoreboard. */
export function ScoreBoard({ profile }: { profile: Profile | undefined }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const figures = windows.map((each) => ({
    each,
    text: profile && number(profile[`${each}Score`]),
  }));
  const isLong = figures.some(({ text }) => text !== undefined && text.length > 6);
  return (
    <TabSection title={t('profile.scores.title')}>
      <Row data-long={isLong || undefined}>
        {figures.map(({ each, text }) => (
          <div key={each}>
            <dt>{t(`profile.scores.${each}`)}</dt>
            <dd>{text ?? <Blank $width="2ch" />}</dd>
          </div>
        ))}
      </Row>
    </TabSection>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1.15fr 1.15fr 1.25fr;
  margin: 0;
  border-block: 2px solid ${color.ink};
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space[2]};
    min-width: 0;
    padding: ${space[3]} 0;
  }
  > div + div {
    padding-left: ${space[4]};
    border-left: 1px dashed ${color.rule};
  }
  dt {
    ${caption(15)}
    line-height: 1.2;
  }
  dd {
    margin: 0;
    font: 900 clamp(38px, 3.4vw, 52px) / 0.85 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  &[data-long] dd {
    font-size: 32px;
  }
  ${media.belowWide} {
    grid-template-columns: repeat(2, 1fr);
    > div:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    > div:nth-child(n + 3) {
      border-top: 1px dashed ${color.rule};
    }
  }
`;
