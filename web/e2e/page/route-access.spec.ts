import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { registerCollector } from './collector.ts';
import { nextFrames } from '../screens/game-on-screen.ts';
import { desktop, phone, test } from '../product/test.ts';
import { register } from '../product/new-account.ts';
import {
  adminStops,
  becomeAdmin,
  emptyStops,
  overlayStops,
  type Stop,
  signedInStops,
  signedOutStops,
} from './route-stops.ts';
import { findingsOf } from '../screens/axe.ts';

/** Rules that depend on the theme; all others are checked in the first one only. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/**
 * Checks every stop in the light theme, and its colours in the dark one too; the theme follows the
 * device.
 */
async function findAt(page: Page, stops: readonly Stop[]): Promise<string[]> {
  const found: string[] = [];
  for (const { where, path, ready } of stops) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await ready(page);
    // Content that is scrolled away would be checked against what is under it there.
    await page.evaluate(() => window.scrollTo(0, 0));
    found.push(...(await findingsOf(page, `${where}, light`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    await nextFrames(page);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    found.push(...(await findingsOf(page, `${where}, dark`, ofColour)));
  }
  return found;
}

for (const [device, options] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(() => {
    test.use(options);

    test(`axe: every route for a guest on a ${device} in both themes`, async ({ page }) => {
      // The game at / has its own journeys.
      assert.deepEqual(await findAt(page, signedOutStops().slice(1)), []);
    });

    test(`axe: every route of a user with games and friends, menus and dialogs on a ${device} in both themes`, async ({
      visit,
    }) => {
      const collector = await registerCollector(visit);
      const stops = [...signedInStops(collector), ...overlayStops];
      assert.deepEqual(await findAt(visit.page, stops), []);
    });

    test(`axe: the empty profile and what only admins see on a ${device} in both themes`, async ({
      page,
    }) => {
      const user = await register(page.request);
      const found = await findAt(page, emptyStops);
      await becomeAdmin(page, user);
      assert.deepEqual([...found, ...(await findAt(page, adminStops))], []);
    });
  });
}
