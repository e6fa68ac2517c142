import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, plainList, space } from '../../../ui/tokens.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { AchievementCard } from './achievement-card.tsx';
import { Blank } from '../../../ui/blank.tsx';
import { type ProfileStore, useProfile } from '../store/profile-store.ts';
import { useProfileLanguage, useProfileTexts } from '../store/profile-texts.ts';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';

/** The page of foil stickers: all achievements, in the order of the answer. */
export function AchievementsTab({ store }: { store: ProfileStore }) {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const language = useProfileLanguage();
  const achievements = useProfile(store, (state) => state.achievements);
  useEffect(() => {
    void store.loadAchievements(language);
  }, [store, language]);
  if (achievements.state === 'failed') {
    return <LoadFailure onRetry={() => void store.loadAchievements(language)} />;
  }
  if (achievements.state === 'loading') return <BlankAlbum />;
  const { cards } = achievements;
  const held = cards.filter((card) => card.unlocked);
  const points = held.reduce((sum, card) => sum + card.points, 0);
  const count = `${held.length}/${cards.length}`;
  return (
    <>
      <Head>
        <Count>
          <b>{count}</b> {t('achievements.collected')}
        </Count>
        {points > 0 && <Sum>{t('achievements.points', { points: number(points) })}</Sum>}
        <ProgressBar
          label={t('achievements.collected')}
          value={held.length}
          max={cards.length}
          text={count}
        />
      </Head>
      <Album>
        {cards.map((card) => (
          <AchievementCard key={card.id} card={card} />
        ))}
      </Album>
    </>
  );
}

function BlankAlbum() {
  return (
    <>
      <LoadingNote />
      <Head aria-hidden="true">
        <Count>
          <b>
            <Blank $width="2ch" />
          </b>
        </Count>
        <BlankBar />
      </Head>
      <Album aria-hidden="true">
        {achievementKeys.map((key) => (
          <BlankPlace key={key} />
        ))}
      </Album>
    </>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-bottom: ${space[5]};
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const BlankBar = styled.div`
  height: 8px;
  background: ${color.sunk};
`;

const Sum = styled.span`
  color: ${color.veryClose};
  font: 900 26px/1 ${font.display};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: 0;
  color: ${color.quiet};
  font: 600 16px/1.2 ${font.text};
  b {
    color: ${color.ink};
    font: 900 44px/1 ${font.display};
  }
`;

const Album = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 ${space[4]};
  ${plainList}
  /* All rows full: two or four of eight. */
  @media (max-width: 1023.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const BlankPlace = styled.li`
  aspect-ratio: 300 / 410;
  margin-bottom: 100px;
  border: 2px dashed ${color.rule};
  border-radius: 10px;
`;
