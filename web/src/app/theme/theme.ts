import type { Sport } from '@craque/common/domain/sport.ts';
import { dayInks } from '../../ui/album/print-inks.ts';
import { hasIndexTabs } from '../../ui/tokens.ts';

export type Theme = 'light' | 'dark';

/** Values of the variables in ui/tokens.ts. Text has at least 4.6 : 1 on paper in both themes. */
const palette: Record<Theme, Record<string, string>> = {
  light: {
    ...dayInks,
    far: '#d92d20',
    'very-close': '#087a41',
    scrim: 'rgb(16 21 27 / 0.6)',
    'on-page': '#ffffff',
    print: '#10151b',
    border: '#ffffff',
    'shadow-slip': '0 8px 20px rgb(0 0 0 / 0.25)',
    'shadow-lifted': '0 2px 0 rgb(0 0 0 / 0.2), 0 22px 40px rgb(0 0 0 / 0.35)',
    'fold-shade': 'rgb(0 0 0 / 0.22)',
    'sheet-shade': 'rgb(0 0 0 / 0.09)',
    'floor-lines': '0.3',
  },
  dark: {
    paper: '#0e1319',
    sunk: '#161d25',
    ink: '#f3f5f7',
    quiet: '#98a3b0',
    rule: '#2a323c',
    field: '#161d25',
    close: '#ffc24b',
    focus: '#8fb4ff',
    epic: '#cfa2ff',
    far: '#ff6a5e',
    'very-close': '#3ddc8b',
    scrim: 'rgb(0 0 0 / 0.7)',
    'on-page': '#ffffff',
    print: '#10151b',
    border: '#ffffff',
    'shadow-slip': '0 8px 24px rgb(0 0 0 / 0.5)',
    'shadow-lifted': '0 2px 0 rgb(0 0 0 / 0.5), 0 22px 48px rgb(0 0 0 / 0.6)',
    'fold-shade': 'rgb(0 0 0 / 0.5)',
    'sheet-shade': 'rgb(0 0 0 / 0.4)',
    'floor-lines': '0.22',
  },
};

/** For readers who ask for more contrast: 7 : 1 on paper, clear rules, no lines under the text. */
const strong: Record<Theme, Record<string, string>> = {
  light: {
    quiet: '#3a424c',
    rule: '#6b747f',
    far: '#a3180e',
    close: '#6b4200',
    'very-close': '#04582d',
    'floor-lines': '0.1',
  },
  dark: {
    quiet: '#ccd4dc',
    rule: '#8a95a2',
    far: '#ff9d94',
    close: '#ffd07a',
    'very-close': '#7aeab4',
    'floor-lines': '0.1',
  },
};

/** White text has 4.5 : 1 on every page colour; in the dark theme the glow lights the floor. */
const pages: Record<Sport, { day: string; night: string; glow: string }> = {
  soccer: { day: '#0b8544', night: '#07231a', glow: '#0b7d41' },
  basketball: { day: '#c24e00', night: '#2a1408', glow: '#a94500' },
  tennis: { day: '#2a68d8', night: '#0a1836', glow: '#2560cb' },
  formula1: { day: '#d91029', night: '#23060a', glow: '#b50d22' },
};

function block(selector: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

function pageBlocks(sport: Sport): string {
  const { day, night, glow } = pages[sport];
  return (
    block(`[data-sport=${sport}]`, { page: day, glow: day }) +
    block(`[data-theme=dark] [data-sport=${sport}]`, { page: night, glow })
  );
}

/** The theme as CSS text; index.html carries it for the first paint. */
export const themeCss: string = [
  block(':root', { ...palette.light, 'header-height': '64px' }),
  ':root{color-scheme:light}',
  '@media (max-width:767.98px){:root{--header-height:48px}}',
  ':root{--page-share:46%}',
  '@media (min-width:1200px){:root{--page-share:55%}}',
  '@media (min-width:1600px){:root{--page-share:50%}:root body{font-size:17px}}',
  '@media (min-width:768px){[data-spread=league]{--page-share:50%}}',
  '@media (min-width:1200px){[data-spread=home]{--page-share:40%}[data-spread=all]{--page-share:38%}}',
  // From the first paint on where a session may be there: nothing moves when the tabs arrive.
  ':root{--index-height:0px}',
  `@media ${hasIndexTabs}{:root[data-session=maybe],:root:has([data-album-index]){--index-height:44px}}`,
  block('[data-theme=dark]', palette.dark),
  '[data-theme=dark]{color-scheme:dark}',
  `@media (prefers-contrast:more){${block(':root', strong.light)}${block('[data-theme=dark]', strong.dark)}}`,
  ...(['soccer', 'basketball', 'tennis', 'formula1'] as const).map(pageBlocks),
].join('\n');
