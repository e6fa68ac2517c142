import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { color, shadow } from '../../ui/tokens.ts';
import { themeCss } from './theme.ts';

const variableNames = [...themeCss.matchAll(/--([a-z-]+):/g)].map(([, name = '']) => name);

const used = (css: string) => [...css.matchAll(/var\(--([a-z-]+)/g)].map(([, name = '']) => name);

/** Set by Radix or by a component on its own element. */
const local = /^(radix-|own-)/;

function valueIn(name: string, theme: 'light' | 'dark'): string {
  const block = theme === 'light' ? /:root\{([^}]*)\}/ : /\[data-theme=dark\]\{([^}]*)\}/;
  const line = block
    .exec(themeCss)?.[1]
    ?.split(';')
    .find((each) => each.startsWith(`--${name}:`));
  return line?.slice(name.length + 3) ?? '';
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('the theme', () => {
  test('defines every named colour and shadow', () => {
    const named = Object.values({ ...color, ...shadow }).flatMap(used);
    expect(named.filter((name) => !variableNames.includes(name))).toEqual([]);
  });

  test('defines every variable that a style uses', () => {
    const sources = readdirSync(new URL('../..', import.meta.url), { recursive: true })
      .map(String)
      .filter((path) => /\.tsx?$/.test(path));
    const unknown = sources
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => used(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')))
      .filter((name) => !local.test(name) && !variableNames.includes(name));
    expect(unknown).toEqual([]);
  });

  test('names the same variables in both themes', () => {
    const namesIn = (block: RegExp) =>
      [...(block.exec(themeCss)?.[1] ?? '').matchAll(/--([a-z-]+):/g)].map(([, name]) => name);
    const day = namesIn(/:root\{([^}]*)\}/).filter((name) => name !== 'header-height');
    expect(namesIn(/\[data-theme=dark\]\{([^}]*)\}/)).toEqual(day);
  });

  test.each(['light', 'dark'] as const)(
    'has a contrast of 4.5 : 1 on paper in the %s theme',
    (theme) => {
      for (const name of ['ink', 'quiet', 'far', 'close', 'very-close', 'focus', 'epic']) {
        expect(contrast(valueIn(name, theme), valueIn('paper', theme))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(['light', 'dark'] as const)(
    'has a contrast of 7 : 1 on paper in the %s theme if the reader asks for more',
    (theme) => {
      const more = /prefers-contrast:more\)\{:root\{([^}]*)\}\[data-theme=dark\]\{([^}]*)\}/.exec(
        themeCss,
      );
      const block = more?.[theme === 'light' ? 1 : 2] ?? '';
      for (const name of ['quiet', 'far', 'close', 'very-close']) {
        const hex = new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(block)?.[1] ?? '';
        expect(contrast(hex, valueIn('paper', theme))).toBeGreaterThanOrEqual(7);
      }
    },
  );

  test('carries white text at 4.5 : 1 on every page and under every light', () => {
    const grounds = [...themeCss.matchAll(/--(?:page|glow):(#[0-9a-f]{6})/g)].map(
      ([, hex = '']) => hex,
    );
    expect(grounds).toHaveLength(16);
    for (const ground of grounds) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
  });
});
