import {
  type Achievement,
  type AchievementState,
  readAchievements,
  readUserAchievements,
} from '@craque/common/contracts/achievements.ts';
import { type LatestSticker, readLatestStickers } from '@craque/common/contracts/album.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { call } from '../../lib/api.ts';
import { placePath } from '../../ui/album/album-address.ts';
import { StuckSticker } from '../../ui/album/stuck-sticker.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { caption, color, font, plainList, slip, space } from '../../ui/tokens.ts';

type Next = Achievement & Pick<AchievementState, 'progress'>;
type News = { stickers: readonly LatestSticker[]; next: Next | undefined };

/** Stickers on the cover. */
const shown = 4;

/** Of the achievements that are missing the one that least is missing for. */
export function nextAchievement(
  all: readonly Achievement[],
  states: readonly AchievementState[],
): Next | undefined {
  const missing = all.flatMap((each) => {
    const state = states.find(({ achievementId }) => achievementId === each.id);
    return state && !state.unlocked ? [{ ...each, progress: state.progress }] : [];
  });
  const share = ({ progress, target }: Next) => progress / target;
  return missing.toSorted((one, other) => share(other) - share(one))[0];
}

/** What is new in the album and what comes next; nothing where it cannot be read. */
export function CoverNews() {
  const { t, i18n } = useTranslation();
  const language = languageNamed(i18n.language) ?? defaultLanguage;
  const [news, setNews] = useState<News>();
  useEffect(() => {
    const page = { isOpen: true };
    const read = async () => {
      const [stickers, all, states] = await Promise.all([
        call(readLatestStickers),
        call(readAchievements, { query: { language } }),
        call(readUserAchievements),
      ]);
      if (!page.isOpen || !stickers || !all || !states) return;
      setNews({ stickers: stickers.slice(0, shown), next: nextAchievement(all, states) });
    };
    read().catch(() => undefined);
    return () => {
      page.isOpen = false;
    };
  }, [language]);
  return (
    <Place>
      {news && news.stickers.length > 0 && (
        <>
          <h2>{t('profile.cover.latest')}</h2>
          <Stickers>
            {news.stickers.map((sticker) => (
              <li key={`${sticker.league}-${sticker.athleteId}`}>
                <PageLink to={placePath(sticker.league, sticker.place)}>
                  <StuckSticker sticker={sticker} eager />
                </PageLink>
              </li>
            ))}
          </Stickers>
        </>
      )}
      {news?.next && <NextSlip next={news.next} />}
    </Place>
  );
}

function NextSlip({ next: { title, description, progress, target, points } }: { next: Next }) {
  const { t } = useTranslation();
  const text = `${progress}/${target}`;
  return (
    <Slip to="/profile?tab=achievements">
      <small>{t('profile.cover.next')}</small>
      <b>
        {title} <i>{t('achievements.points', { points })}</i>
      </b>
      <span>{description}</span>
      <ProgressBar label={title} value={progress} max={target} text={text} />
    </Slip>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space[3]};
  width: min(100%, 430px);
  h2 {
    margin: 0;
    font: 900 22px/1 ${font.display};
    text-transform: uppercase;
  }
`;

const Stickers = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(${shown}, minmax(0, 1fr));
  gap: ${space[3]};
  a {
    display: block;
    border-radius: 6px;
  }
`;

const Slip = styled(PageLink)`
  ${slip}
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[4]} ${space[3]};
  text-decoration: none;
  small {
    ${caption(13)}
  }
  b {
    font: 900 22px/1.1 ${font.display};
  }
  i {
    color: ${color.veryClose};
    font-style: normal;
  }
  span {
    margin-bottom: ${space[2]};
    font-size: 15px;
  }
`;
