import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import type { ReactNode } from 'react';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 3.4 } as const;

const heads = [
  { x: 12, y: 17, r: 5 },
  { x: 36, y: 17, r: 5 },
  { x: 24, y: 14, r: 6.5 },
];

const drawings: Record<AchievementKey, ReactNode> = {
  first_victory: (
    <>
      <path d="M13 5h22v11c0 8-4.5 13-11 13s-11-5-11-13zM21.5 28h5v8h-5zM14 36h20v7H14z" />
      <path d="M13 9.5H6c0 8 2.5 12 8.5 13M35 9.5h7c0 8-2.5 12-8.5 13" {...line} />
    </>
  ),
  streak_master: (
    <path d="M26 3c1 8 12 13 12 25a14 14 0 0 1-28 0c0-7 4-10 6-16 2 4 4 6 5 8 3-5 4-10 5-17zM24 42c4 0 7-3 7-7 0-5-5-7-6-12-3 5-8 7-8 12 0 4 3 7 7 7z" />
  ),
  perfect_game: (
    <>
      <circle cx="22" cy="26" r="17.5" {...line} />
      <circle cx="22" cy="26" r="9.5" {...line} />
      <circle cx="22" cy="26" r="4" />
      <path d="M22 26L39 9M37 3l-1 9 9-1-6 6-7-2-1-6z" {...line} strokeWidth="2.6" />
    </>
  ),
  f1_expert: (
    <>
      <path d="M7 4h3.6v41H7z" />
      <path d="M10 6h32v24H10zM18 6v6h8V6zM34 6v6h8V6zM10 12v6h8v-6zM26 12v6h8v-6zM18 18v6h8v-6zM34 18v6h8v-6zM10 24v6h8v-6zM26 24v6h8v-6z" />
      <path d="M10.5 6h31v24h-31z" {...line} strokeWidth="1.6" />
    </>
  ),
  sports_network: (
    <>
      {heads.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
      <path d="M2 38c0-8 4-13 10-13 2 0 3.5.5 5 1.5-3 3-4.5 7-4.5 11.5zM46 38c0-8-4-13-10-13-2 0-3.5.5-5 1.5 3 3 4.5 7 4.5 11.5zM14.5 43c0-11 3-18 9.5-18s9.5 7 9.5 18z" />
    </>
  ),
  speed_demon: (
    <>
      <path d="M18 2h12v5H18zM35 9l4-4 4 4-4 4z" />
      <circle cx="24" cy="27" r="16.5" {...line} strokeWidth="4" />
      <path d="M24 27V12a15 15 0 0 1 13 22.5z" />
    </>
  ),
  football_scholar: (
    <>
      <circle cx="24" cy="24" r="19" {...line} />
      <path d="M24 15l8.5 6.2-3.2 10H18.7l-3.2-10zM24 4.5l5.5 4-5.5 3-5.5-3zM43 20l-2.5 6-4-4 1.5-6.5zM5 20l2.5 6 4-4L10 15.5zM34.5 40l-6.5.5 2.5-5.5 5.5-.5zM13.5 40l6.5.5-2.5-5.5-5.5-.5z" />
    </>
  ),
  five_in_a_row: (
    <>
      <path d="M3 18l8 7 3-13 6.5 9L24 6l3.5 15 6.5-9 3 13 8-7-4 17H7z" />
      <path d="M7 38h34v5H7z" />
      {[3, 14, 24, 34, 45].map((x, index) => (
        <circle key={x} cx={x} cy={[17, 11, 5, 11, 17][index]} r="2.6" />
      ))}
    </>
  ),
};

/** Decorative: the title says what it is. Drawn on 48 x 48 in the text's colour. */
export function AchievementArt({ name }: { name: AchievementKey }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="currentColor"
      fillRule="evenodd"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawings[name]}
    </svg>
  );
}

/** The more points, the nobler the foil: copper, silver, gold, rainbow; each with its shade. */
export function foilOf(points: number): readonly [string, string] {
  if (points >= 200) return ['#d9c2ff', '#9fe0e8'];
  if (points >= 150) return ['#f7d774', '#e9b03c'];
  return points >= 100 ? ['#dfe6ee', '#b9c6d4'] : ['#f0b48c', '#d98c5c'];
}
