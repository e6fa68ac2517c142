/** When the career was at its height. */
export const eras = ['early', 'classic', 'eighties', 'nineties', 'today'] as const;
export type Era = (typeof eras)[number];

/** Most careers peak about 25 years after birth; an unknown year counts as today. */
const prime = 25;
const starts: readonly (readonly [from: number, era: Era])[] = [
  [2010, 'today'],
  [1990, 'nineties'],
  [1980, 'eighties'],
  [1960, 'classic'],
];

/** The era of somebody born in that year, a date that every player knows from the start. */
export function eraOf(born: number | undefined): Era {
  if (born === undefined) return 'today';
  return starts.find(([from]) => born + prime >= from)?.[1] ?? 'early';
}

/** Browned and pale, warm with lifted blacks, loud. */
const prints: Record<Era, string> = {
  early: '.78 .2 .04 0 .06 .14 .74 .08 0 .04 .1 .24 .52 0 0 0 0 0 1 0',
  classic: '.98 .06 0 0 .03 .04 .93 .02 0 .02 .06 .1 .74 0 .01 0 0 0 1 0',
  eighties: '1.12 -.08 -.04 0 0 -.06 1.1 -.04 0 0 -.04 -.06 1.14 0 .02 0 0 0 1 0',
  nineties: '',
  today: '',
};

export const printFilter = (era: Era) =>
  prints[era] &&
  `<filter id="e1" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${prints[era]}"/></filter>`;
export const printed = (era: Era) => (prints[era] ? ' filter="url(#e1)"' : '');

/** A square, a tube screen, cut corners, one cut and one round, round. */
export const pictureShapes: Record<Era, string> = {
  early: 'M16 16H284V394H16z',
  classic: 'M40 14H260Q286 14 286 40V370Q286 396 260 396H40Q14 396 14 370V40Q14 14 40 14z',
  eighties: 'M32 14H268L286 32V378L268 396H32L14 378V32z',
  nineties: 'M14 14H262Q286 14 286 38V396H38Q14 396 14 372z',
  today: 'M23 14H277Q286 14 286 23V387Q286 396 277 396H23Q14 396 14 387V23Q14 14 23 14z',
};
export const papers: Record<Era, string> = {
  early: '#efe3c6',
  classic: '#faf4e4',
  eighties: '#ffffff',
  nineties: '#ffffff',
  today: '#ffffff',
};
