import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tabs } from '../../ui/tabs.tsx';
import { media, space } from '../../ui/tokens.ts';
import { AchievementsTab } from './achievements-tab.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import type { ProfileStore } from './profile-store.ts';

const loadFriends = async () => (await import('./friends-tab.tsx')).FriendsTab;
const loadSettings = async () => (await import('./settings-tab.tsx')).SettingsTab;
/** In chunks of their own: neither is the tab that opens first, and together they weigh as much as all the rest. */
const FriendsTab = lazy(async () => ({ default: await loadFriends() }));
const SettingsTab = lazy(async () => ({ default: await loadSettings() }));

const tabNames = ['dashboard', 'history', 'achievements', 'friends', 'settings'] as const;
export type TabName = (typeof tabNames)[number];

/** The tab that `?tab=` names; anything else is the dashboard. */
export function tabNamed(wanted: string | null): TabName {
  return tabNames.find((name) => name === wanted) ?? 'dashboard';
}

/** Five tabs, held here and not in the address (§2); the address only says which one opens first. */
export function ProfileTabs({ wanted, store }: { wanted: string | null; store: ProfileStore }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<string>(() => tabNamed(wanted));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Fetched ahead; where that fails the tab asks again when it is opened.
    void Promise.allSettled([loadFriends(), loadSettings()]);
  }, []);
  useEffect(() => {
    const chosen = frame.current?.querySelector(`[role=tab][data-state=active]`);
    if (tab) chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);
  const contents = {
    dashboard: <DashboardTab store={store} />,
    history: <HistoryTab store={store} />,
    achievements: <AchievementsTab store={store} />,
    friends: <FriendsTab />,
    settings: <SettingsTab />,
  };
  return (
    <Frame ref={frame}>
      <Tabs
        label={t('profile.tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={tabNames.map((name) => ({
          value: name,
          label: t(`profile.tabs.${name}`),
          content: <Suspense fallback={null}>{contents[name]}</Suspense>,
        }))}
      />
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 680px;
  > div > [role='tabpanel'] {
    padding-top: ${space[5]};
  }
  [role='tablist'] {
    scrollbar-width: none;
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
