/* Names of the design's colours, sizes and type. The values are CSS variables of app/theme.ts
   on <html data-theme>, so that a change of theme repaints without a render and no feature
   has to import the app. */

export const color = {
  paper: 'var(--paper)',
  /** A step below paper: wells, disabled fields, the background of a list on the sheet. */
  sunk: 'var(--sunk)',
  ink: 'var(--ink)',
  quiet: 'var(--quiet)',
  rule: 'var(--rule)',
  field: 'var(--field)',
  far: 'var(--far)',
  close: 'var(--close)',
  veryClose: 'var(--very-close)',
  focus: 'var(--focus)',
  epic: 'var(--epic)',
  scrim: 'var(--scrim)',
  /** The floor of the sport; set by `data-sport` on the page element. */
  page: 'var(--page)',
  /** Lights the floor from the middle in the dark theme; equals `page` in the light one. */
  glow: 'var(--glow)',
  /** The same in both themes: the ink of a sticker's name plate, the white of its border. */
  print: 'var(--print)',
  border: 'var(--border)',
  /** Opaque text on `page`, at least 4.5 : 1. */
  onPage: 'var(--on-page)',
} as const;

export const shadow = {
  slip: 'var(--shadow-slip)',
  lifted: 'var(--shadow-lifted)',
} as const;

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
} as const;

export const font = {
  /** Numbers, names, clue values and the buttons of the game; weight 900 only. */
  display:
    "'Big Shoulders Display', 'Big Shoulders Fallback', 'Big Shoulders Wide Fallback', Impact, sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', 'Figtree Wide Fallback', system-ui, sans-serif",
} as const;

/** The breakpoint of phones and five of the layout, in px; the last three are heights. */
export const breakpoint = {
  mobile: 768,
  wide: 1200,
  large: 1600,
  lying: 560,
  lowHeight: 480,
  sideways: 560,
  tall: 700,
} as const;

export const media = {
  mobile: `@media (max-width: ${breakpoint.mobile - 0.02}px)`,
  tabletUp: `@media (min-width: ${breakpoint.mobile}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  large: `@media (min-width: ${breakpoint.large}px)`,
  belowWide: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
  /** A phone so low that its keyboard may be open; a zoomed desktop page has a fine pointer. */
  low: `@media (max-width: ${breakpoint.mobile - 0.02}px) and (max-height: ${breakpoint.lowHeight}px) and (pointer: coarse)`,
  /** A small phone, on whose screen a result has just room. */
  short: `@media (max-width: ${breakpoint.mobile - 0.02}px) and (max-height: ${breakpoint.tall - 0.02}px)`,
  /** A phone held sideways: two pages, but no height for a sticker above its clues. */
  sideways: `@media (min-width: ${breakpoint.mobile}px) and (max-height: ${breakpoint.sideways}px)`,
  /** A phone held sideways that is too narrow for the layout of a tablet, or a page at 200 %. */
  lying: `@media (min-width: ${breakpoint.lying}px) and (max-width: ${breakpoint.mobile - 0.02}px) and (max-height: ${breakpoint.lowHeight}px)`,
  stillness: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  /** The reader's own few colours: a background that carries meaning needs a system colour. */
  forced: '@media (forced-colors: active)',
} as const;

export const headerHeight = 'var(--header-height)';

/** Where a signed-in user has the pages as index tabs above the sheet, not in a menu. */
export const hasIndexTabs = `(min-width: ${breakpoint.mobile}px) and (min-height: ${breakpoint.tall}px)`;

export const indexHeight = 'var(--index-height)';

/** Width of the coloured page from 768 px on; less where the sheet needs it. */
export const pageShare = 'var(--page-share)';

/** `feast` is for the moment of a win. */
export const duration = { quick: '150ms', calm: '250ms', feast: '600ms' } as const;

/** Layers from low to high; confetti falls between a dialog and its scrim. */
export const layer = {
  header: 10,
  suggestions: 20,
  scrim: 90,
  confetti: 95,
  dialog: 100,
  menu: 110,
  toast: 200,
} as const;

/* Declarations that belong together, for the text of a rule. */

/** A bar whose length is all that it says. */
export const filledWhenForced = `${media.forced} {
  background: CanvasText;
}`;

/** Turns off the element's motion for users who prefer none. */
export const still = `${media.stillness} {
  transition: none;
  animation: none;
}`;

export const center = `
  display: grid;
  place-items: center;
`;

export const cover = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export const inverted = `
  background: ${color.ink};
  color: ${color.paper};
`;

export const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Cuts off what is drawn over the edges. A hidden overflow could be scrolled into, never back. */
export const clipped = `
  overflow: clip;
  min-width: 0;
  min-height: 0;
`;

/** Printed on a sport's colour; a `Floor` in it lies below the rest. */
export const onGround = `
  position: relative;
  isolation: isolate;
  ${clipped}
  background: ${color.glow};
  color: ${color.onPage};
  > svg:first-child {
    z-index: -1;
  }
`;

export const row = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** A text that can be tapped: as large as a finger needs. */
export const tapLine = `
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
`;

export const gentleUnderline = `
  text-decoration: underline 2px;
  text-underline-offset: 6px;
`;

export const linkText = `
  ${tapLine}
  color: inherit;
  font-weight: 700;
  ${gentleUnderline}
`;

export const plainList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** White with a dark line on both sides, which is seen on every floor and its lines. */
export const ringOnFloor = `
  :focus-visible,
  :has(> select:focus-visible) {
    outline-color: #fff;
    box-shadow: 0 0 0 7px #10151b;
  }
`;

export const bareButton = `
  border: 0;
  background: none;
  cursor: pointer;
`;

/** A label that is the face of the radio button in it; the chosen one on ink. */
export const radioFace = `
  position: relative;
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    ${inverted}
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const slip = `
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.slip};
`;
