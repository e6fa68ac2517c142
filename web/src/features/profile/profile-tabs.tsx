import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { albumAddress, albumPath } from '../../ui/album/album-address.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { breakpoint, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { useMobile } from '../../ui/use-media.ts';

/* In separate chunks: a visit opens one of them, and together they are larger than the rest. */
const DashboardTab = lazyPart(
  async () => (await import('./dashboard/dashboard-tab.tsx')).DashboardTab,
);
const HistoryGames = lazyPart(
  async () => (await import('./history/history-games.tsx')).HistoryGames,
);
const AchievementsTab = lazyPart(
  async () => (await import('./achievements/achievements-tab.tsx')).AchievementsTab,
);
const AlbumView = lazyPart(async () => (await import('./album/album-view.tsx')).AlbumView);
const FriendsTab = lazyPart(async () => (await import('./friends/friends-tab.tsx')).FriendsTab);
const SettingsTab = lazyPart(async () => (await import('./settings/settings-tab.tsx')).SettingsTab);

/** Loads the tabs that open first; from then on they are shown at once. */
export const loadFirstTabs = (): Promise<unknown> =>
  albumAddress(window.location.search)
    ? AlbumView.preload()
    : Promise.all([DashboardTab.preload(), HistoryGames.preload()]);

/** In the order of the row; the album, whose address is a part of the history's, has its own tab. */
const icons = {
  dashboard: 'bars',
  history: 'clock',
  album: 'album',
  achievements: 'medal',
  friends: 'people',
  settings: 'sliders',
} as const;
type TabName = keyof typeof icons;
const tabNames = Object.keys(icons) as TabName[];

/** The tab that `?tab=` names; anything else is the dashboard. */
const tabNamed = (wanted: string | null): TabName =>
  tabNames.find((name) => name === wanted && name !== 'album') ?? 'dashboard';

/**
 * Five tabs and the album, each with an address. Choosing one replaces the address; only the way
 * into the album and out of it adds an entry to the browser's history. The album is not in the row
 * inside a league on a phone, whose stickers need the room.
 */
export function ProfileTabs() {
  const { t } = useTranslation();
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const album = albumAddress(search);
  const tab = album ? 'album' : tabNamed(new URLSearchParams(search).get('tab'));
  const mobile = useMobile();
  const isFull = mobile && album?.league !== undefined;
  const asked = useRef<{ key: string; name: string }>(undefined);
  const choose = (name: string) => {
    // A press requests twice: by itself, and by the focus it causes. Another tab may be requested
    // before the last one is there.
    if (asked.current?.key === key && asked.current.name === name) return;
    asked.current = { key, name };
    const paths: Record<string, string> = { dashboard: '/profile', album: albumPath() };
    const path = paths[name] ?? `/profile?tab=${name}`;
    void navigate(path, { replace: !album && name !== 'album' });
  };
  useEffect(() => {
    if (key) asked.current = undefined;
  }, [key]);
  useEffect(() => {
    // If that fails the tab retries when it is opened.
    const later = [AlbumView, AchievementsTab, FriendsTab, SettingsTab];
    void Promise.allSettled(later.map((each) => each.preload()));
  }, []);
  // A link to the open tab resets it; the album has addresses of its own.
  const contents = {
    dashboard: <DashboardTab key={key} fallback={<Waiting />} />,
    history: <HistoryGames key={key} fallback={<Waiting />} />,
    album: album && <AlbumView address={album} fallback={<Waiting />} />,
    achievements: <AchievementsTab key={key} fallback={<Waiting />} />,
    friends: <FriendsTab key={key} fallback={<Waiting />} />,
    settings: <SettingsTab key={key} fallback={<Waiting />} />,
  };
  return (
    <Frame data-wide={album ? true : undefined}>
      <Tabs
        label={t('profile.tabs.label')}
        value={tab}
        onChange={choose}
        tabs={tabNames.map((name) => ({
          value: name,
          label: name === 'album' ? t('nav.album') : t(`profile.tabs.${name}`),
          icon: <Icon name={icons[name]} size={24} />,
          unlisted: isFull && name === 'album',
          content: contents[name],
        }))}
      />
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 680px;
  &[data-wide] {
    max-width: 900px;
  }
  > div > [role='tabpanel'] {
    padding-top: ${space[5]};
  }
  [role='tab'] > svg {
    display: none;
  }
  /* All in one row: words on two pages, signs with small words on one. */
  @media (max-width: ${breakpoint.large - 0.02}px) {
    [role='tablist'] {
      justify-content: space-between;
      gap: 2px;
      font-size: clamp(11px, 1.45vw, ${size(2)});
    }
    [role='tab'] {
      padding: 0 2px;
    }
  }
  ${media.mobile} {
    [role='tablist'] {
      overflow: visible;
      gap: 0;
      margin-inline: -${space[3]};
    }
    [role='tab'] {
      display: grid;
      place-content: center;
      justify-items: center;
      gap: 3px;
      min-width: 44px;
      min-height: 60px;
      padding: 0 1px;
      /* Six words beside each other on the smallest phone. */
      font-size: clamp(10px, 3.05vw, 13px);
    }
    [role='tab'] > svg {
      display: block;
    }
  }
`;
