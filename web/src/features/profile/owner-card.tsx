import { readProfile } from '@craque/common/contracts/history.ts';
import type { User } from '@craque/common/contracts/user.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownPicture, shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { FaceSticker } from '../../ui/album/face-sticker.tsx';
import { Blank } from '../../ui/blank.tsx';
import { Icon } from '../../ui/icon.tsx';
import { headerHeight, media, space } from '../../ui/tokens.ts';
import { capitals, caption, display, size } from '../../ui/type.ts';
import { useMobile } from '../../ui/use-media.ts';
import { CoverNews } from './cover-news.tsx';
import { useProfileTexts } from './profile-texts.ts';

/**
 * The owner of the album: on the coloured page as a sticker with the total below it, on a phone as a
 * strip. `children` are the actions.
 */
export function OwnerCard({ user, children }: { user: User; children: ReactNode }) {
  const mobile = useMobile();
  const name = shownName(user);
  return (
    <Cover>
      <Spot aria-hidden="true">
        <FaceSticker
          name={name}
          url={ownPicture(user)}
          bare
          mark={!mobile && <Icon name={user.defaultSport} />}
        />
      </Spot>
      <Who>
        <h1>{name}</h1>
        <span>@{user.username}</span>
      </Who>
      <OwnerPoints />
      {!mobile && <CoverNews />}
      {children}
    </Cover>
  );
}

/** The total; the dashboard has its parts and its trend. */
function OwnerPoints() {
  const { state, data } = useRead(readProfile);
  const { t } = useTranslation();
  const { number } = useProfileTexts();
  return (
    <Points>
      <dt>{t('profile.points.total')}</dt>
      <dd>
        {state === 'loading' && <Blank $width="100%" />}
        {state === 'failed' && '–'}
        {state === 'ready' && number(data.totalScore)}
      </dd>
    </Points>
  );
}

const Cover = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: clamp(8px, 2vh, 18px);
  height: calc(100dvh - ${headerHeight} - ${space[6]});
  min-height: min-content;
  max-height: 1000px;
  padding-block: ${space[4]};
  /* At the foot: the news come late, and move nothing. */
  > :last-child {
    margin-top: auto;
  }
  ${media.mobile} {
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr) auto;
    gap: 0 ${space[4]};
    height: auto;
    padding-block: ${space[2]} 0;
    > :first-child,
    > dl {
      grid-row: span 2;
    }
    > button {
      grid-area: 2 / 2;
      justify-self: start;
    }
  }
`;

const Spot = styled.div`
  flex: none;
  width: clamp(96px, 36vh - 120px, 260px);
  ${media.mobile} {
    width: auto;
  }
`;

const Who = styled.div`
  width: min(100%, 430px);
  text-align: center;
  overflow-wrap: anywhere;
  h1 {
    margin: 0;
    ${capitals(7, 0.95)}
  }
  span {
    font-size: ${size(2)};
    font-weight: 600;
  }
  ${media.mobile} {
    text-align: start;
    h1 {
      font-size: ${size(5)};
    }
  }
`;

const Points = styled.dl`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  margin: 0;
  dt {
    ${caption()}
    color: inherit;
  }
  /* Room for four digits from the start: the number arrives without moving the rest. */
  dd {
    min-width: 4.4ch;
    margin: 0;
    ${display(7)}
  }
  ${media.mobile} {
    flex-direction: column;
    align-items: end;
    gap: 0;
    dd {
      text-align: end;
    }
  }
`;
