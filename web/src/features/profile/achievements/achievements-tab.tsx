import {
  type Achievement,
  type AchievementState,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { EmptyFrame } from '../../../ui/album/empty-frame.tsx';
import { line, List } from '../../../ui/layout.ts';
import { color, space } from '../../../ui/tokens.ts';
import { Display, display, words } from '../../../ui/type.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { reads, useRead } from '../../../lib/use-read.ts';
import { useFailureToast } from '../../../ui/toast/failure-toast.ts';
import { AchievementCard, type CardOf } from './achievement-card.tsx';
import { Blank } from '../../../ui/blank.tsx';
import { useLanguage } from '../../../ui/language/use-language.ts';
import { useProfileTexts } from '../profile-texts.ts';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';

/** The page of foil stickers: all achievements, in the order of the answer. */
export function AchievementsTab() {
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  const language = useLanguage();
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
        {points > 0 && <Sum $step={6}>{t('achievements.points', { points: number(points) })}</Sum>}
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
        <ProgressBar label="" value={0} text="" />
      </Head>
      <Album aria-hidden="true">
        {achievementKeys.map((key) => (
          <BlankPlace key={key}>
            <EmptyFrame />
          </BlankPlace>
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

const Count = styled.h2`
  ${line(3)}
  ${words(3, 600)}
  color: ${color.quiet};
  b {
    color: ${color.ink};
    ${display(7)}
  }
`;

const Sum = styled(Display)`
  color: ${color.veryClose};
`;

/** All rows are full: two or four of eight. */
const Album = styled(List)`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: ${space[4]};
  @media (max-width: 1023.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const BlankPlace = styled.li`
  margin-bottom: 100px;
`;
