import {
  type Achievement,
  type AchievementState,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, font, plainList, space } from '../../../ui/tokens.ts';
import { display } from '../../../ui/type.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { reads, useRead } from '../../../lib/use-read.ts';
import { useFailureToast } from '../../../ui/toast/failure-toast.ts';
import { AchievementCard, type CardOf } from './achievement-card.tsx';
import { Blank } from '../../../ui/blank.tsx';
import { useProfileLanguage, useProfileTexts } from '../profile-texts.ts';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';

/** The page of foil stickers: all achievements, in the order of the answer. */
export function AchievementsTab() {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const language = useProfileLanguage();
  const all = useRead(readAchievements, { query: { language } });
  const own = useRead(readUserAchievements);
  useFailureToast((all.error ?? own.error) !== undefined, t('profile.failed'));
  if (all.state === 'failed' || own.state === 'failed') {
    return (
      <LoadFailure onRetry={() => void reads.refresh(readAchievements, readUserAchievements)} />
    );
  }
  if (!all.data || !own.data) return <BlankAlbum />;
  const cards = cardsOf(all.data, own.data);
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

/** In the order of the list of all; one without a state has no progress. */
function cardsOf(all: readonly Achievement[], own: readonly AchievementState[]): CardOf[] {
  return all.map((achievement) => {
    const state = own.find(({ achievementId }) => achievementId === achievement.id);
    const { progress = 0, unlocked = false, unlockedAt = null } = state ?? {};
    return { ...achievement, progress, unlocked, unlockedAt };
  });
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
  ${display(6)}
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
    ${display(7)}
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
