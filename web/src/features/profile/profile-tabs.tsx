import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Tabs } from '../../ui/form/tabs.tsx';
import { hasIndexTabs, media, space } from '../../ui/tokens.ts';
import { useMedia, useMobile } from '../../ui/use-media.ts';
import { albumAddress, albumPath } from '../../ui/album/album-address.ts';
import { AlbumTab, preloadAlbum } from './album/album-tab.tsx';
import { DashboardTab } from './dashboard/dashboard-tab.tsx';
import { HistoryGames } from './history/history-games.tsx';
import type { ProfileStore } from './parts/profile-store.ts';
import { TabIcon } from './tab-icon.tsx';

const loadAchievements = async () =>
  (await import('./achievements/achievements-tab.tsx')).AchievementsTab;
const loadFriends = async () => (await import('./friends/friends-tab.tsx')).FriendsTab;
const loadSettings = async () => (await import('./settings/settings-tab.tsx')).SettingsTab;
/**
 * In separate chunks: none is the tab that opens first, and together they are larger than the rest.
 */
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
export function ProfileTabs({ store }: { store: ProfileStore }) {
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
  const left = useRef<string>(undefined);
  const choose = (name: string) => {
    // A press requests twice: by itself, and by the focus it causes.
    if (left.current === key) return;
    left.current = key;
    const paths: Record<string, string> = { dashboard: '/profile', album: albumPath() };
    const path = paths[name] ?? `/profile?tab=${name}`;
    void navigate(path, { replace: !album && name !== 'album' });
  };
  useEffect(() => {
    if (key) left.current = undefined;
  }, [key]);
  useEffect(() => {
    // Preloaded; if that fails the tab retries when it is opened.
    void Promise.allSettled([preloadAlbum(), loadAchievements(), loadFriends(), loadSettings()]);
  }, []);
  const contents = {
    dashboard: <DashboardTab store={store} />,
    history: <HistoryGames store={store} />,
    album: album && <AlbumTab address={album} />,
    achievements: <AchievementsTab store={store} />,
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
      font-size: 15px;
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
      font-size: clamp(10px, 3.05vw, 13px);
    }
    [role='tab'] > svg {
      display: block;
    }
  }
`;
