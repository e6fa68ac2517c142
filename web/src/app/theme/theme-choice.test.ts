import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { keptChoices } from '../../testing/kept-choices.ts';
import { createThemeStore, themeOf, readThemeChoice } from './theme-choice.ts';

function aTheme(stored: string | null, systemIsDark: boolean) {
  const { kept, storage } = keptChoices(stored === null ? {} : { 'craque.theme': stored });
  const systemDark = Object.assign(new EventTarget(), { matches: systemIsDark });
  const root: { dataset: DOMStringMap } = { dataset: {} };
  const bars = ['light', 'dark'].map((of) => ({ media: '', dataset: { of } }));
  const theme = createThemeStore({ storage, systemDark, root, bars });
  const turn = (dark: boolean) => {
    systemDark.matches = dark;
    systemDark.dispatchEvent(new Event('change'));
  };
  const bar = () => bars.filter(({ media }) => media === 'all').map(({ dataset }) => dataset.of);
  return { theme, kept, root, bar, turn };
}

describe('the theme', () => {
  test('is the system’s if nothing valid is stored', () => {
    expect(readThemeChoice(null)).toBe('system');
    expect(readThemeChoice('sepia')).toBe('system');
    expect(aTheme(null, true).root.dataset.theme).toBe('dark');
    expect(aTheme(null, false).root.dataset.theme).toBe('light');
  });

  test('follows the device while it is the system’s', () => {
    const { root, turn } = aTheme('system', false);
    turn(true);
    expect(root.dataset.theme).toBe('dark');
  });

  test('stays as chosen if the device changes', () => {
    const { theme, root, bar, turn } = aTheme(null, false);
    theme.choose('light');
    turn(true);
    expect(root.dataset.theme).toBe('light');
    expect(bar()).toEqual(['light']);
    theme.choose('dark');
    expect(bar()).toEqual(['dark']);
  });

  test('is stored when chosen, not before', () => {
    const { theme, kept, root } = aTheme(null, false);
    expect(kept.has('craque.theme')).toBe(false);
    theme.choose('dark');
    expect(kept.get('craque.theme')).toBe('dark');
    expect(root.dataset.theme).toBe('dark');
  });
});

describe('the script before the first paint', () => {
  const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

  function themeSetBy(stored: string | null, systemIsDark: boolean) {
    const documentElement: { dataset: DOMStringMap } = { dataset: {} };
    const names = ['window', 'matchMedia', 'document', 'navigator', 'location'];
    const run = new Function(...names, script);
    run(
      { localStorage: { getItem: (key: string) => (key === 'craque.theme' ? stored : null) } },
      () => ({ matches: systemIsDark }),
      { documentElement },
      { language: 'pt' },
      { pathname: '/' },
    );
    return documentElement.dataset.theme;
  }

  const cases = [null, 'light', 'dark', 'system', 'sepia'].flatMap((stored) =>
    [true, false].map((dark): [string | null, boolean] => [stored, dark]),
  );
  test.each(cases)('decides as the app does: stored %s, system dark %s', (stored, dark) => {
    expect(themeSetBy(stored, dark)).toBe(themeOf(readThemeChoice(stored), dark));
  });
});
