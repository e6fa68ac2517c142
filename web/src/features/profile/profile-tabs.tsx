import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { hasIndexTabs, media, space } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { useMedia, useMobile } from '../../ui/use-media.ts';
import { albumAddress, albumPath } from '../../ui/album/album-address.ts';
import { AlbumTab, preloadAlbum } from './album/album-tab.tsx';
import { TabIcon } from './tab-icon.tsx';

const loadAchievements = async () =>
  (await import('./achievements/achievements-tab.tsx')).AchievementsTab;
const loadFriends = async () => (await import('./friends/friends-tab.tsx')).FriendsTab;
const loadSettings = async () => (await import('./settings/settings-tab.tsx')).SettingsTab;

const loadDashboard = async () => (await import('./dashboard/dashboard-tab.tsx')).DashboardTab;
const loadHistory = async () => (await import('./history/history-games.tsx')).HistoryGames;

type FirstTabs = { DashboardTab: ComponentType; HistoryGames: ComponentType };
const first: { tabs?: FirstTabs } = {};

/** Loads the tabs that open first; from then on they are shown without a fallback. */
export async function loadFirstTabs(): Promise<void> {
  const [DashboardTab, HistoryGames] = await Promise.all([loadDashboard(), loadHistory()]);
  first.tabs = { DashboardTab, HistoryGames };
}

/** In separate chunks: a visit opens one of them, and together they are larger than the rest. */
const LaterTabs: FirstTabs = {
  DashboardTab: lazy(async () => ({ default: await loadDashboard() })),
  HistoryGames: lazy(async () => ({ default: await loadHistory() })),
};
const AchievementsTab = lazy(async () => ({ default: await loadAchievements() }));
const FriendsTab = lazy(async () => ({ default: await loadFriends() }));
const SettingsTab = lazy(async () => ({ default: await loadSettings() }));

const tabNames = ['dashboard', 'history', 'achievements', 'friends', 'settings'] as const;
/** The row's order; the album, whose address is a part of the history's, has a tab of its own. */
const inRow = ['dashboard', 'history', 'album', 'achievements', 'friends', 'settings'] as const;
export type TabName = (typeof tabNames)[number];

/** The tab that `?tab=` names; anything else is the dashboard. */
export function tabNamed(wanted: string | null): TabName {
  return tabNames.find((name) => name === wanted) ?? 'dashboard';
}

/**
 * Five tabs and the album, each with an address, so that a reload or a link opens it again. Choosing
 * one replaces the address; only the way into the album and out of it adds an entry to the browser's
 * history. What the index tabs above the sheet name, friends and album, is not named a second time
 * in the row. A phone has no row inside a league: its stickers need the room.
 */
export function ProfileTabs() {
  const { t } = useTranslation();
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const album = albumAddress(search);
  const tab = album ? 'album' : tabNamed(new URLSearchParams(search).get('tab'));
  const hasIndex = useMedia(hasIndexTabs);
  const mobile = useMobile();
  const unlisted: Partial<Record<(typeof inRow)[number], boolean>> = {
    friends: hasIndex,
    album: hasIndex || (mobile && album?.league !== undefined),
  };
  const [{ DashboardTab, HistoryGames }] = useState(() => first.tabs ?? LaterTabs);
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
    // Preloaded; if that fails the tab retries when it is opened.
    void Promise.allSettled([preloadAlbum(), loadAchievements(), loadFriends(), loadSettings()]);
  }, []);
  const contents = {
    dashboard: <DashboardTab />,
    history: <HistoryGames />,
    album: album && <AlbumTab address={album} />,
    achievements: <AchievementsTab />,
    friends: <FriendsTab />,
    settings: <SettingsTab />,
  };
  return (
    <Frame data-wide={album ? true : undefined}>
      <Tabs
        label={t('profile.tabs.label')}
        value={tab}
        onChange={choose}
        tabs={inRow.map((name) => ({
          value: name,
          label: name === 'album' ? t('nav.album') : t(`profile.tabs.${name}`),
          icon: <TabIcon name={name} />,
          unlisted: unlisted[name] ?? false,
          // A link to the open tab resets it; the album has addresses of its own.
          content: (
            <Suspense key={name === 'album' ? name : key} fallback={null}>
              {contents[name]}
            </Suspense>
          ),
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
  ${media.belowWide} {
    [role='tablist'] {
      justify-content: space-between;
      gap: ${space[1]};
      font-size: ${size(2)};
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
      align-content: center;
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
