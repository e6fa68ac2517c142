import type { Stats } from '@craque/common/contracts/history.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Floor } from '../../../ui/album/floor.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { List } from '../../../ui/layout.ts';
import { center, color, media, onGround, shadow, space } from '../../../ui/tokens.ts';
import { capitals, words } from '../../../ui/type.ts';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileTexts } from '../profile-texts.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';

/** The four sports: one with games is a sticker on its floor, one without is an empty place. */
export function SportCards({ stats }: { stats: Stats | undefined }) {
  const { t } = useTranslation();
  return (
    <TabSection title={t('profile.sports.title')}>
      <Cards $gap={3}>
        {sports.map((sport) => (
          <SportCard key={sport} sport={sport} stats={stats?.sportStats[sport]} />
        ))}
      </Cards>
    </TabSection>
  );
}

type SportCardProps = { sport: Sport; stats: Stats['sportStats'][Sport] | undefined };

function SportCard({ sport, stats }: SportCardProps) {
  const { t } = useTranslation();
  const { percent } = useProfileTexts();
  const played = stats !== undefined && stats.gamesPlayed > 0;
  return (
    <li data-sport={sport} data-played={played || undefined}>
      <Ground>
        {played && <Floor sport={sport} />}
        <Icon name={sport} size={46} />
      </Ground>
      <Words>
        <h3>{t(`sports.${sport}`)}</h3>
        <div>
          {stats ? t('profile.stats.games', { count: stats.gamesPlayed }) : <Blank $width="7ch" />}
        </div>
        {stats ? (
          t('profile.sports.winRate', { rate: percent(stats.winRate) })
        ) : (
          <Blank $width="9ch" />
        )}
      </Words>
    </li>
  );
}

const Ground = styled.div`
  ${center}
  height: 68px;
  border-radius: 3px;
  color: ${color.rule};
`;

const Words = styled.div`
  padding: ${space[2]} ${space[1]} ${space[1]};
  ${words(2, 600)}
  h3 {
    margin: 0;
    ${capitals(4)}
  }
`;

const Cards = styled(List)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  li {
    padding: 6px;
    border: 2px dashed ${color.rule};
    border-radius: 8px;
    color: ${color.quiet};
  }
  li[data-played] {
    border: 2px solid ${color.field};
    background: ${color.field};
    color: ${color.ink};
    box-shadow: ${shadow.slip};
    ${Ground} {
      ${onGround}
    }
  }
  ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
