/** A circle as path data. */
const ring = (r: number, y = 12) =>
  `M${12 - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Drawn on a 24 px grid with a stroke of 1.9; the band symbols are filled. */
const lines = {
  soccer: `${ring(9)}M12 7.2l4 3-1.5 4.6h-5L8 10.2zM12 3v4.2M16 10.2l4.4-1.6M14.5 14.8l2.8 4M9.5 14.8l-2.8 4M8 10.2L3.6 8.6`,
  basketball: `${ring(9)}M3 12h18M12 3v18M5.6 5.6c4 3.6 4 9.2 0 12.8M18.4 5.6c-4 3.6-4 9.2 0 12.8`,
  tennis: `${ring(9)}M4.5 7c5 1.5 6 8.5.5 12M19.5 7c-5 1.5-6 8.5-.5 12`,
  formula1:
    'M4 16.5c0-7 4-11 9-11 4.5 0 7 3.5 7 8v3zM20 13.5h-8c-1.5 0-2-.8-2-2s.5-2 2-2h7.2M4 19.5h16',
  lightbulb:
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z',
  sun: `${ring(4.5)}M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5`,
  moon: 'M20 14a8 8 0 1 1-10-10 7 7 0 0 0 10 10z',
  device: 'M3 5h18v11H3zM9 20h6M12 16v4',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M5 9l7 7 7-7',
  share: 'M12 15V3M7.5 7L12 2.8 16.5 7M5 12v8h14v-8',
  copy: 'M9 9h11v12H9zM15 9V3H4v12h5',
  check: 'M4.5 12.5l5 5 10-11',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  medal: `${ring(7, 9)}M8 13.5L6 22l6-3 6 3-2-8.5M12 6l1.1 2.2 2.4.3-1.8 1.7.5 2.4-2.2-1.2-2.2 1.2.5-2.4-1.8-1.7 2.4-.3z`,
  bars: 'M5 20v-8M12 20V4M19 20V9',
  clock: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.2M3.5 3.7v4.5H8M12 7.5V12l3.2 2',
  album:
    'M12 6.2C10 4.6 7 4 3 4v14.5c4 0 7 .6 9 2.2 2-1.6 5-2.2 9-2.2V4c-4 0-7 .6-9 2.2zM12 6.2v14.5',
  people:
    'M9 11a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 9 11zM2.5 20c0-3.5 2.8-5.8 6.5-5.8s6.5 2.3 6.5 5.8M16 4.2a3.6 3.6 0 0 1 0 6.6M18.3 14.8c2 .9 3.2 2.7 3.2 5.2',
  sliders:
    'M3 7h10M19 7h2M3 17h2M11 17h10M13 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6',
  silence: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  warning: 'M12 4l9.5 16h-19zM12 10v5M12 17.6v.4',
} as const;

const signs = {
  triangle: 'M12 4.5l8.5 15h-17z',
  diamond: 'M12 2.5L21.5 12 12 21.5 2.5 12z',
  circle: ring(9),
} as const;

export type IconName = keyof typeof lines | keyof typeof signs;

/** Any drawing in lines like those of the icons. */
export function LineIcon({ d, size = 22 }: { d: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}

/** Decorative, hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  if (!(name in signs)) return <LineIcon d={lines[name as keyof typeof lines]} size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d={signs[name as keyof typeof signs]} />
    </svg>
  );
}
