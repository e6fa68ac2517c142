import { readLatestStickers } from '@craque/common/contracts/album.ts';
import { readProfile } from '@craque/common/contracts/history.ts';
import type { User } from '@craque/common/contracts/user.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownPicture, shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRead } from '../../lib/use-read.ts';
import { placePath } from '../../ui/album/album-address.ts';
import { FaceSticker } from '../../ui/album/face-sticker.tsx';
import { StuckSticker } from '../../ui/album/stuck-sticker.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Blank } from '../../ui/blank.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { headerHeight, media, space } from '../../ui/tokens.ts';
import { capitals, caption, display, size } from '../../ui/type.ts';
import { useMobile } from '../../ui/use-media.ts';
import { CoverNews } from './cover-news.tsx';
import { useProfileTexts } from './profile-texts.ts';

/**
 * The owner of the album and the total: on the coloured page under the newest sticker, or, while
 * there is none, under one of their own; on a phone as a strip. `children` are the actions.
 */
export function OwnerCard({ user, children }: { user: User; children: ReactNode }) {
  const mobile = useMobile();
  const name = shownName(user);
  const { state, data: [newest] = [] } = useRead(readLatestStickers);
  const url = ownPicture(user);
  const shown = mobile ? undefined : newest;
  return (
    <Cover>
      <Spot data-waits={(!mobile && state === 'loading') || undefined}>
        {shown ? (
          <PageLink to={placePath(shown.league, shown.place)}>
            <StuckSticker sticker={shown} eager />
          </PageLink>
        ) : (
          <div aria-hidden="true">
            <FaceSticker
              {...{ name, url }}
              bare
              mark={!mobile && <Icon name={user.defaultSport} />}
            />
          </div>
        )}
      </Spot>
      <Who>
        {shown && <Avatar {...{ name, url }} size={48} />}
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
  width: clamp(96px, 34vh - 120px, 260px);
  /* Its place is kept until it is known whose sticker it is. */
  &[data-waits] {
    visibility: hidden;
  }
  ${media.mobile} {
    width: auto;
  }
`;

const Who = styled.div`
  width: min(100%, 430px);
  text-align: center;
  overflow-wrap: anywhere;
  &:has(> [aria-hidden]) {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: center;
    align-items: center;
    column-gap: ${space[3]};
    text-align: start;
  }
  > [aria-hidden] {
    grid-row: span 2;
  }
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
