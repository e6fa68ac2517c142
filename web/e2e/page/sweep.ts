import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { isNightly } from '../product/swept-languages.ts';
import { findingsOf } from '../screens/axe.ts';
import { nextFrames } from '../screens/game-on-screen.ts';
import { layoutViolations } from '../screens/layout-violations.ts';
import { smallTargets } from '../screens/small-targets.ts';
import { pt } from '../screens/texts.ts';
import type { Stop } from './route-stops.ts';

const phoneSize = { width: 360, height: 640 };
const desktopSize = { width: 1440, height: 900 };

/** Also, in the nightly run: the smallest phone, a tablet at the breakpoint, a small desktop. */
const nightlySizes = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

/** Rules that depend on the theme; all others are checked in the first one only. */
const ofColour = ['color-contrast', 'link-in-text-block'];

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : keysOf(inner as object, `${prefix}${key}.`),
  );
}
const keys = keysOf(pt).filter((key) => key.includes('.'));

/** Keys of the catalogue instead of their texts, even in names for screen readers. */
async function rawKeys(page: Page): Promise<string[]> {
  const words = new Set((await page.content()).split(/[<>"\s]/));
  return keys.filter((key) => words.has(key));
}

/** Findings of axe in one theme, and at night in the other one as well. */
async function findingsInThemes(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const other = theme === 'light' ? 'dark' : 'light';
  const found: string[] = [];
  for (const each of isNightly ? ([theme, other] as const) : ([theme] as const)) {
    await page.emulateMedia({ colorScheme: each });
    await nextFrames(page);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), each);
    found.push(...(await findingsOf(page, each, each === theme ? undefined : ofColour)));
  }
  return found;
}

/**
 * Visits every screen once, on a phone that is then widened to a desktop, and checks everything
 * there: no text is missing, cut or covered, nothing is wider than the screen, axe finds nothing
 * (light on the phone, dark on the desktop), and on the phone every control is as large as a finger
 * needs.
 */
export async function seeNoFlaws(page: Page, stops: readonly Stop[]): Promise<void> {
  const found: string[] = [];
  for (const { where, path, ready, isOver } of stops) {
    await page.setViewportSize(phoneSize);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await ready(page);
    const note = (flaws: readonly string[], at: string | number = '') =>
      found.push(...flaws.map((flaw) => `${where} ${at}: ${flaw}`));
    note(await rawKeys(page));
    note(await smallTargets(page));
    for (const size of [...(isNightly ? nightlySizes : []), phoneSize, desktopSize]) {
      await page.setViewportSize(size);
      // Content that is scrolled away would be checked against what is under it there.
      await page.evaluate(() => window.scrollTo(0, 0));
      await nextFrames(page);
      if (!isOver) note(await layoutViolations(page), size.width);
      const theme = size === phoneSize ? 'light' : size === desktopSize ? 'dark' : undefined;
      if (theme) note(await findingsInThemes(page, theme), size.width);
    }
  }
  assert.deepEqual([...new Set(found)], []);
}
