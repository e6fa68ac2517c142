import {
  type Achievement,
  type AchievementState,
  readAchievements,
} from '@craque/common/contracts/achievements.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import { css, styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { StickerRow } from '../../ui/album/sticker-row.tsx';
import { Blank } from '../../ui/blank.tsx';
import { useLanguage } from '../../ui/language/use-language.ts';
import { stack } from '../../ui/layout.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { color, slip, space } from '../../ui/tokens.ts';
import { capitals, caption, display, size } from '../../ui/type.ts';
import { isOfStreak, progressText } from './achievements/progress-text.ts';

type Next = Achievement & Pick<AchievementState, 'progress'>;

/** The locked achievement with the largest share of its target. */
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
  const { t } = useTranslation();
  const overview = useRead(readProfile);
  const latest = useRead(readLatestStickers);
  const every = useRead(readAchievements, { query: { language: useLanguage() } });
  const isKnown = latest.data !== undefined && every.data !== undefined;
  const next = nextAchievement(every.data ?? [], overview.data?.achievements ?? []);
  const states = [overview.state, latest.state, every.state];
  const isWaiting = states.includes('loading') && !states.includes('failed');
  return (
    <Place>
      <h2>{t('profile.cover.latest')}</h2>
      <StickerRow stickers={isKnown ? latest.data.slice(1) : []} />
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
      <ProgressBar label="" value={0} text="" />
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
  ${stack(3)}
  width: min(100%, 430px);
  /* The empty frames are white on the coloured page. */
  > ul {
    --quiet: ${color.onPage};
    --sunk: rgb(0 0 0 / 0.12);
  }
  h2 {
    margin: 0;
    ${capitals(5)}
  }
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
`;

const Slip = styled(PageLink)`
  ${slipLook}
`;

const Loading = styled.div`
  ${slipLook}
`;
