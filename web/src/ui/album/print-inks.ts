/* Colours as values, where CSS variables cannot be used: paper and canvas are always light, and a
   legendary sticker's foil is the same in both themes. */

/** The light theme of app/theme.ts on a printed album page; text has 4.6 : 1 on paper. */
export const dayInks = {
  paper: '#fbfbf8',
  sunk: '#f1f1ec',
  ink: '#10151b',
  quiet: '#5d6672',
  rule: '#d9dce0',
  field: '#ffffff',
  close: '#9a6000',
  focus: '#1d4fd7',
  epic: '#7a2bb8',
} as const;

export const stickerShade = 'rgb(0 0 0 / 0.28)';

/** The golden edge, from the upper left to the lower right: position (0 to 1) and tone. */
export const gold = [
  [0, '#8a5a00'],
  [0.18, '#ffe9a3'],
  [0.38, '#d79a1e'],
  [0.52, '#fff6cf'],
  [0.68, '#c98710'],
  [0.84, '#ffe08a'],
  [1, '#7d5200'],
] as const;

/** The light over the print, as the stops of a gradient. */
export const sheen = [
  'transparent 30%',
  'rgb(255 196 120 / 0.35) 37%',
  'rgb(255 255 255 / 0.8) 44%',
  'rgb(140 225 255 / 0.4) 50%',
  'rgb(190 150 255 / 0.3) 55%',
  'transparent 62%',
].join(', ');
