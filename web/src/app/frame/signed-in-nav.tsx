import type { User } from '@craque/common/contracts/user.ts';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { live } from '../../lib/live.ts';
import { useSession } from '../../lib/session-store.ts';
import { ownPicture, shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/form/menu.tsx';
import { LineIcon } from '../../ui/icon.tsx';
import { line } from '../../ui/layout.ts';
import { breakpoint, color, hasIndexTabs, media, space } from '../../ui/tokens.ts';
import { display, size } from '../../ui/type.ts';
import { useMedia, useMobile } from '../../ui/use-media.ts';
import { AlbumIndex } from './album-index.tsx';
import { EventToasts } from '../events/events.tsx';
import { useAwaited, WaitingCount, waitingText } from '../events/waiting-count.tsx';
import { currentPage, pages } from './nav-pages.ts';
import { useLogOut } from '../../ui/toast/use-log-out.ts';
import { ZoomSwitch } from './zoom-switch.tsx';

/** The header's part for a signed-in user; a separate chunk, because a guest does not need it. */
export function SignedInNav() {
  const now = useSession();
  if (now.state !== 'user') return null;
  return (
    <>
      <EventToasts key={now.user.id} live={live} />
      <Navigation user={now.user} />
    </>
  );
}

/** The width at which the ranking has room beside the other pages, in every language. */
const wideIndex = `(min-width: ${breakpoint.large}px)`;

/** Where there is room the pages are index tabs, and the menu has the profile's own; else all. */
function Navigation({ user }: { user: User }) {
  const { t } = useTranslation();
  const current = currentPage(useLocation());
  const { run: logOut } = useLogOut();
  const hasIndex = useMedia(hasIndexTabs);
  const hasWideIndex = useMedia(wideIndex);
  const mobile = useMobile();
  const awaited = useAwaited();
  const waiting = awaited.invites + awaited.requests > 0 && <WaitingCount {...awaited} />;
  const links = pages.map(({ paths: _, ...page }) => ({
    ...page,
    label: t(`nav.${page.name}`),
    current: page.name === current,
    note: page.name === 'friends' && waiting,
  }));
  const inIndex = links.filter(
    ({ within, menuOnly, onlyWideElse }) => !within && !menuOnly && (hasWideIndex || !onlyWideElse),
  );
  const inMenu = links.filter((link) => link.name === 'profile' || !inIndex.includes(link));
  const shown = links.find((link) => link.current);
  const whole = shown?.within ?? (hasWideIndex ? current : (shown?.onlyWideElse ?? current));
  const name = shownName(user);
  // Without the index the badge is on the button, whose label hides its content.
  const menu = [t('nav.menu', { name }), !hasIndex && waitingText(t, awaited)];
  return (
    <>
      {hasIndex && (
        <AlbumIndex
          label={t('nav.label')}
          links={inIndex.map((link) => ({ ...link, current: link.name === whole }))}
        />
      )}
      <Menu
        label={menu.filter(Boolean).join(', ')}
        face={
          hasIndex ? (
            <Face>
              <span>{name}</span>
              <Avatar name={name} url={ownPicture(user)} size={40} />
            </Face>
          ) : (
            <Marked>
              <LineIcon d="M3 6h18M3 12h18M3 18h18" size={26} />
              {waiting}
            </Marked>
          )
        }
        head={
          <Owner>
            {!hasIndex && <Avatar name={name} url={ownPicture(user)} />}
            <b>{name}</b>
            <span>@{user.username}</span>
          </Owner>
        }
        items={[
          ...(hasIndex ? inMenu : links),
          ...(mobile
            ? [{ label: t('footer.allowZoom'), apart: true, control: <ZoomSwitch /> }]
            : []),
          { label: t('nav.logout'), onChoose: logOut, apart: true },
        ]}
      />
    </>
  );
}

/** Positioned on the corner of the icon, so that the icon does not move. */
const Marked = styled.span`
  position: relative;
  display: grid;
  > span {
    position: absolute;
    top: -8px;
    right: -8px;
  }
`;

const Face = styled.span`
  ${line(3)}
  > :first-child {
    max-width: 24ch;
    font-weight: 700;
    font-size: ${size(2)};
    line-height: 1.1;
    text-align: right;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  ${media.belowWide} {
    > :first-child {
      display: none;
    }
  }
`;

const Owner = styled.div`
  display: grid;
  column-gap: ${space[3]};
  padding: ${space[1]} ${space[4]} ${space[3]};
  overflow-wrap: anywhere;
  &:has(> [aria-hidden]) {
    grid-template-columns: auto 1fr;
  }
  > [aria-hidden] {
    grid-row: 1 / 3;
  }
  b {
    align-self: end;
    ${display(5)}
  }
  span:last-child {
    color: ${color.quiet};
    font-size: ${size(2)};
  }
`;
