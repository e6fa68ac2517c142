import type { User } from '@craque/common/contracts/user.ts';
import { useTranslation } from 'react-i18next';
import { type Location, matchPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { albumAddress, albumPath, gamesPath } from '../../ui/album/album-address.ts';
import { invites } from '../../lib/invites-store.ts';
import { live } from '../../lib/live.ts';
import { useSession } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu } from '../../ui/form/menu.tsx';
import { breakpoint, color, font, space } from '../../ui/tokens.ts';
import { useMedia, useMobile } from '../../ui/use-media.ts';
import { AlbumIndex } from './album-index.tsx';
import { EventToasts } from '../events/events.tsx';
import { OpenInvites } from '../events/open-invites.tsx';
import { useLogOut } from './use-log-out.ts';
import { ZoomSwitch } from './zoom-switch.tsx';

/** The pages of the header in order, with the paths at which each is the current one. */
const pages = [
  { name: 'start', to: '/home', paths: ['/home'] },
  { name: 'play', to: '/dashboard', paths: ['/', '/dashboard', '/game/:id', '/games/:id'] },
  { name: 'album', to: albumPath(), paths: [] },
  { name: 'history', to: gamesPath, paths: ['/game-history'] },
  { name: 'achievements', to: '/profile?tab=achievements', paths: ['/achievements'] },
  { name: 'friends', to: '/profile?tab=friends', paths: ['/friends'] },
  { name: 'feedback', to: '/feedback', paths: ['/feedback'] },
  { name: 'profile', to: '/profile', paths: [] },
] as const;

/** The page that the address shows; on the profile the open tab has an entry of its own. */
function currentPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const isAt = (paths: readonly string[]) => paths.some((path) => matchPath(path, pathname));
  if (!isAt(['/profile'])) return pages.find(({ paths }) => isAt(paths))?.name;
  if (albumAddress(search)) return 'album';
  const tab = new URLSearchParams(search).get('tab');
  return pages.find(({ to }) => to === `/profile?tab=${tab}`)?.name ?? 'profile';
}

const withIndex = `(min-width: ${breakpoint.wide}px) and (min-height: ${breakpoint.tall}px)`;

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

/** The pages are the album's index tabs on wide screens, and part of the profile menu on others. */
function Navigation({ user }: { user: User }) {
  const { t } = useTranslation();
  const current = currentPage(useLocation());
  const logOut = useLogOut();
  const hasIndex = useMedia(withIndex);
  const mobile = useMobile();
  const open = useStore(invites, ({ invites: now }) =>
    now.state === 'ready' ? now.list.length : 0,
  );
  const links = pages.map(({ name, to }) => ({
    to,
    label: t(`nav.${name}`),
    current: name === current,
    note: name === 'friends' && open > 0 && <OpenInvites count={open} />,
  }));
  const name = shownName(user);
  return (
    <>
      {hasIndex && <AlbumIndex label={t('nav.label')} links={links} />}
      <Menu
        label={t('nav.menu', { name })}
        face={
          hasIndex ? (
            <Avatar name={name} url={user.avatarUrl} size={36} />
          ) : (
            <Marked>
              <Bars />
              {open > 0 && <OpenInvites count={open} />}
            </Marked>
          )
        }
        head={
          <Owner>
            {!hasIndex && <Avatar name={name} url={user.avatarUrl} />}
            <b>{name}</b>
            <span>@{user.username}</span>
          </Owner>
        }
        items={[
          ...(hasIndex ? links.slice(-1) : links),
          ...(mobile
            ? [{ label: t('footer.allowZoom'), apart: true, control: <ZoomSwitch /> }]
            : []),
          { label: t('nav.logout'), onChoose: logOut, apart: true },
        ]}
      />
    </>
  );
}

function Bars() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <path d="M2 6h22M2 13h22M2 20h22" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

/** Positioned on the corner of the icon, so that the icon does not move. */
const Marked = styled.span`
  position: relative;
  display: grid;
  > span {
    position: absolute;
    top: -9px;
    right: -9px;
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
    font: 900 24px/1.1 ${font.display};
  }
  span:last-child {
    color: ${color.quiet};
    font-size: 14px;
  }
`;
