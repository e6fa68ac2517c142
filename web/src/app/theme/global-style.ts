/**
 * Rules for bare elements and the stand-ins of the two fonts, as CSS text in index.html: needed for
 * the first paint, before any script. Font files are named by package path; the build inserts their
 * URLs into the inline script.
 */
export const fontFiles = {
  display: '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2',
  displayExt:
    '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-900-normal.woff2',
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  textExt: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
} as const;

export type FontName = keyof typeof fontFiles;

/** Subsets of the font packages; the second of each is fetched only if a name needs it. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** What `new FontFace` takes, and whether every page needs it at once. */
export type Face = [
  family: string,
  source: string,
  descriptors: { weight: string; unicodeRange: string; display: 'swap' },
  atOnce: boolean,
];

/** The fonts for the inline script of index.html, which asks for them after the first frame. */
export function fontFaces(addressOf: (font: FontName) => string): readonly Face[] {
  const face = (family: string, weight: string, font: FontName, atOnce: boolean): Face => [
    family,
    `url(${addressOf(font)}) format('woff2')`,
    { weight, unicodeRange: atOnce ? latin : latinExt, display: 'swap' },
    atOnce,
  ];
  return [
    face('Big Shoulders Display', '900', 'display', true),
    face('Big Shoulders Display', '900', 'displayExt', false),
    face('Figtree Variable', '300 900', 'text', true),
    face('Figtree Variable', '300 900', 'textExt', false),
  ];
}

/** System fonts stretched to the metrics of ours, so that the swap moves nothing. */
const fallbacks = `
@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:100.6%;ascent-override:94.4%;descent-override:24.9%;line-gap-override:0%}
@font-face{font-family:'Big Shoulders Fallback';src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold'),local('Roboto-Bold');size-adjust:69.9%;ascent-override:140.2%;descent-override:30.1%;line-gap-override:0%}
@font-face{font-family:'Figtree Wide Fallback';src:local('DejaVu Sans');size-adjust:88.7%;ascent-override:107.1%;descent-override:28.2%;line-gap-override:0%}
@font-face{font-family:'Big Shoulders Wide Fallback';src:local('DejaVu Sans Bold');size-adjust:62.4%;ascent-override:157.1%;descent-override:33.7%;line-gap-override:0%}`;

/** States shown by a background alone, which forced colours remove. */
const chosen =
  '[aria-pressed=true],[aria-checked=true],[role=tab][data-state=active],[role=option][aria-selected=true],nav [aria-current],label:has(:checked)';

/** No double tap zooms where zooming is allowed: it would be two presses of a button. */
export const globalCss = `${fallbacks}
*,*::before,*::after{box-sizing:border-box}
html{touch-action:manipulation;-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:auto;-webkit-tap-highlight-color:transparent}
body{margin:0;background:var(--paper);color:var(--ink);font:500 16px/1.45 'Figtree Variable','Figtree Fallback','Figtree Wide Fallback',system-ui,sans-serif;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
@media (max-width:767.98px){html,body{overflow-x:hidden}}
button,input,select,textarea{font:inherit;border-radius:0}
button{color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
svg{display:block}
@media (forced-colors:active){:is(${chosen}),:is(${chosen}) *{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
[data-slot],[data-mark]{border:2px solid!important}}`;
