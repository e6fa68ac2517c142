import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, plainList, space } from '../../../ui/tokens.ts';
import { AchievementCard } from './achievement-card.tsx';
import { Blank } from '../parts/blank.tsx';
import { type ProfileStore, useProfile } from '../parts/profile-store.ts';
import { useProfileLanguage } from '../parts/profile-texts.ts';
import { LoadFailure, LoadingNote } from '../parts/tab-state.tsx';

/** The page of foil stickers: all achievements, in the order of the answer. */
export function AchievementsTab({ store }: { store: ProfileStore }) {
  const { t } = useTranslation();
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
  const unlocked = cards.filter((card) => card.unlocked).length;
  return (
    <>
      <Count>
        <b>
          {unlocked}/{cards.length}
        </b>{' '}
        {t('achievements.collected')}
      </Count>
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
      <Count aria-hidden="true">
        <b>
          <Blank $width="2ch" />
        </b>
      </Count>
      <Album aria-hidden="true">
        {achievementKeys.map((key) => (
          <BlankPlace key={key} />
        ))}
      </Album>
    </>
  );
}

const Count = styled.h2`
  margin: 0 0 ${space[4]};
  color: ${color.quiet};
  font: 600 16px/1.4 ${font.text};
  b {
    margin-right: ${space[1]};
    color: ${color.ink};
    font: 900 44px/1 ${font.display};
    vertical-align: -4px;
  }
`;

const Album = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(144px, 45%), 1fr));
  gap: ${space[5]} ${space[4]};
  ${plainList}
`;

const BlankPlace = styled.li`
  aspect-ratio: 300 / 410;
  margin-bottom: 76px;
  border: 2px dashed ${color.rule};
  border-radius: 10px;
`;
