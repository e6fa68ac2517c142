import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Tabs } from '../../ui/form/tabs.tsx';
import { media, space } from '../../ui/tokens.ts';
import { albumAddress } from '../../ui/album/album-address.ts';
import { DashboardTab } from './dashboard/dashboard-tab.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import type { ProfileStore } from './parts/profile-store.ts';

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
export type TabName = (typeof tabNames)[number];

/** The tab that `?tab=` names; anything else is the dashboard. */
export function tabNamed(wanted: string | null): TabName {
  return tabNames.find((name) => name === wanted) ?? 'dashboard';
}

/**
 * Five tabs, each with an address, so that a reload or a link opens it again. Choosing one replaces
 * the address; only leaving the album, which has addresses of its own, adds an entry to the
 * browser's history.
 */
export function ProfileTabs({ store }: { store: ProfileStore }) {
  const { t } = useTranslation();
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const tab = tabNamed(new URLSearchParams(search).get('tab'));
  const left = useRef<string>(undefined);
  const choose = (name: string) => {
    // A press requests twice: by itself, and by the focus it causes.
    if (left.current === key) return;
    left.current = key;
    const path = name === 'dashboard' ? '/profile' : `/profile?tab=${name}`;
    void navigate(path, { replace: !albumAddress(search) });
  };
  useEffect(() => {
    if (key) left.current = undefined;
  }, [key]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Preloaded; if that fails the tab retries when it is opened.
    void Promise.allSettled([loadAchievements(), loadFriends(), loadSettings()]);
  }, []);
  useEffect(() => {
    const active = frame.current?.querySelector(`[role=tab][data-state=active]`);
    if (tab) active?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);
  const contents = {
    dashboard: <DashboardTab store={store} />,
    history: <HistoryTab store={store} />,
    achievements: <AchievementsTab store={store} />,
    friends: <FriendsTab />,
    settings: <SettingsTab />,
  };
  return (
    <Frame ref={frame} data-wide={albumAddress(search) ? true : undefined}>
      <Tabs
        label={t('profile.tabs.label')}
        value={tab}
        onChange={choose}
        tabs={tabNames.map((name) => ({
          value: name,
          label: t(`profile.tabs.${name}`),
          // A link to the open tab resets it; the history has its own addresses.
          content: (
            <Suspense key={name === 'history' ? name : key} fallback={null}>
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
  [role='tablist'] {
    scrollbar-width: none;
  }
  @media (min-width: 1200px) and (max-width: 1439.98px) {
    [role='tablist'] {
      gap: 10px;
    }
  }
  ${media.belowWide} {
    [role='tablist'] {
      gap: ${space[4]};
    }
  }
  ${media.mobile} {
    [role='tablist'] {
      gap: 14px;
      margin-inline: -${space[4]};
      padding-inline: ${space[4]};
    }
  }
`;
