import {
  type Achievement,
  type AchievementState,
  readAchievements,
} from '@craque/common/contracts/achievements.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { css, styled } from 'styled-components';
import { readProfile } from '@craque/common/contracts/history.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { placePath } from '../../ui/album/album-address.ts';
import { StuckSticker } from '../../ui/album/stuck-sticker.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { isOfStreak, progressText } from './achievements/progress-text.ts';
import { Blank } from '../../ui/blank.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { color, media, plainList, slip, space } from '../../ui/tokens.ts';
import { capitals, caption, display, size } from '../../ui/type.ts';

type Next = Achievement & Pick<AchievementState, 'progress'>;

/** The places for stickers on the cover; they are there before the stickers, and without any. */
const spots = [1, 2, 3, 4] as const;
const shown = spots.length;

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
  const overview = useRead(readProfile);
  const latest = useRead(readLatestStickers);
  const every = useRead(readAchievements, { query: { language } });
  const isKnown = latest.data !== undefined && every.data !== undefined;
  const stickers = isKnown ? latest.data.slice(0, shown) : [];
  const next = nextAchievement(every.data ?? [], overview.data?.achievements ?? []);
  const states = [overview.state, latest.state, every.state];
  const isWaiting = states.includes('loading') && !states.includes('failed');
  return (
    <Place>
      <h2>{t('profile.cover.latest')}</h2>
      <Stickers>
        {stickers.map((sticker) => (
          <li key={`${sticker.league}-${sticker.athleteId}`}>
            <PageLink to={placePath(sticker.league, sticker.place)}>
              <StuckSticker sticker={sticker} eager />
            </PageLink>
          </li>
        ))}
        {spots.slice(stickers.length).map((spot) => (
          <Spot key={spot} aria-hidden="true" />
        ))}
      </Stickers>
      {isKnown && next && <NextSlip next={next} />}
      {isWaiting && <BlankSlip />}
    </Place>
  );
}

/** As high as what comes in its place. */
function BlankSlip() {
  return (
    <Loading aria-hidden="true">
      <small>
        <Blank $width="9em" />
      </small>
      <b>
        <Blank $width="60%" />
      </b>
      <span>
        <Blank $width="80%" />
      </span>
      <ProgressLine />
    </Loading>
  );
}

function NextSlip({ next }: { next: Next }) {
  const { t } = useTranslation();
  const { title, description, progress, target, points } = next;
  const text = progressText(t, next);
  return (
    <Slip to="/profile?tab=achievements">
      <small>{t('profile.cover.next')}</small>
      <b>
        {title} <i>{t('achievements.points', { points })}</i>
      </b>
      <span>
        {description} {isOfStreak(next) && text}
      </span>
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
    ${capitals(5)}
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

/** An empty place on the coloured page. */
const Spot = styled.li`
  aspect-ratio: 300 / 410;
  border: 2px dashed color-mix(in srgb, ${color.onPage} 60%, transparent);
  border-radius: 5.7% / 4.1%;
  background: rgb(0 0 0 / 0.12);
`;

const slipLook = css`
  ${slip}
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[4]} ${space[3]};
  text-decoration: none;
  small {
    ${caption(1)}
  }
  b {
    ${display(5)}
  }
  i {
    color: ${color.veryClose};
    font-style: normal;
  }
  > span {
    margin-bottom: ${space[2]};
    font-size: ${size(2)};
  }
  ${media.tabletUp} {
    transform: rotate(-0.6deg);
  }
`;

const Slip = styled(PageLink)`
  ${slipLook}
`;

const Loading = styled.div`
  ${slipLook}
`;

const ProgressLine = styled.div`
  height: 8px;
  background: ${color.sunk};
`;
