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

/** Findings of axe in the theme of the device, and at night in the other one as well. */
async function findingsInThemes(page: Page, device: 'phone' | 'desktop'): Promise<string[]> {
  const themes = device === 'phone' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const found: string[] = [];
  for (const theme of isNightly ? themes : themes.slice(0, 1)) {
    await page.emulateMedia({ colorScheme: theme });
    await nextFrames(page);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    const rules = theme === themes[0] ? undefined : ofColour;
    found.push(...(await findingsOf(page, theme, rules)));
  }
  return found;
}

/**
 * Visits every screen once and checks everything there: no text is missing, cut or covered, nothing
 * is wider than the screen, axe finds nothing (light on a phone, dark on a desktop), and on a phone
 * every control is as large as a finger needs. Each screen is opened on 360 px; on a desktop it is widened after that.
 */
export async function seeNoFlaws(
  page: Page,
  device: 'phone' | 'desktop',
  stops: readonly Stop[],
): Promise<void> {
  const found: string[] = [];
  for (const { where, path, ready, isOver } of stops) {
    await page.setViewportSize(phoneSize);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await ready(page);
    const note = (flaws: readonly string[], at: string | number = device) =>
      found.push(...flaws.map((flaw) => `${where}, ${at}: ${flaw}`));
    note(await rawKeys(page));
    if (device === 'phone') note(await smallTargets(page));
    const size = device === 'phone' ? phoneSize : desktopSize;
    for (const each of [...(isNightly ? nightlySizes : []), phoneSize, size]) {
      await page.setViewportSize(each);
      // Content that is scrolled away would be checked against what is under it there.
      await page.evaluate(() => window.scrollTo(0, 0));
      await nextFrames(page);
      if (!isOver) note(await layoutViolations(page), each.width);
    }
    note(await findingsInThemes(page, device));
  }
  assert.deepEqual([...new Set(found)], []);
}
