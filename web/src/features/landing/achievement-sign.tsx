import { Icon, type IconName } from '../../ui/icon.tsx';

/** Drawn on the grid of ui/icon.tsx: a stopwatch, and rising steps. */
const drawn = {
  clock: 'M12 21.5a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4.5l3 2M12 5.5v-3M9 2.5h6M18.5 6.5l1.5-1.5',
  climb: 'M5 12l7-6 7 6M5 18l7-6 7 6',
} as const;

export type SignName = keyof typeof drawn | IconName;

/** The icon over an achievement's number. Decorative. */
export function AchievementSign({ name }: { name: SignName }) {
  if (name !== 'clock' && name !== 'climb') return <Icon name={name} size={34} />;
  return (
    <svg
      width="34"
      height="34"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawn[name]} />
    </svg>
  );
}
