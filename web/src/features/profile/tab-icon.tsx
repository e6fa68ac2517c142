import { Icon, LineIcon } from '../../ui/icon.tsx';

const lines = {
  dashboard: 'M5 20v-8M12 20V4M19 20V9',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.2M3.5 3.7v4.5H8M12 7.5V12l3.2 2',
  album:
    'M12 6.2C10 4.6 7 4 3 4v14.5c4 0 7 .6 9 2.2 2-1.6 5-2.2 9-2.2V4c-4 0-7 .6-9 2.2zM12 6.2v14.5',
  friends:
    'M9 11a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 9 11zM2.5 20c0-3.5 2.8-5.8 6.5-5.8s6.5 2.3 6.5 5.8M16 4.2a3.6 3.6 0 0 1 0 6.6M18.3 14.8c2 .9 3.2 2.7 3.2 5.2',
  settings:
    'M3 7h10M19 7h2M3 17h2M11 17h10M13 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
} as const;

/** The sign of a tab of the profile, where its word alone would be too small to find. */
export function TabIcon({ name }: { name: keyof typeof lines | 'achievements' }) {
  if (name === 'achievements') return <Icon name="medal" size={24} />;
  return <LineIcon d={lines[name]} size={24} />;
}
