import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { register } from '../product/new-account.ts';
import { desktop, phone, test } from '../product/test.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { shiftWhileOpening } from '../screens/layout-shift.ts';
import { pt } from '../screens/texts.ts';

type Opening = readonly [path: string, ready: (page: Page) => Promise<unknown>, most?: number];

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const openField = (page: Page) => gameOn(page).openField.waitFor();
const album = '/profile?tab=history&view=album';

const asGuest: readonly Opening[] = [
  // What the guest page puts into the ready-made one may move by a hair.
  ['/', openField, 0.005],
  ['/nowhere', heading, 0.02],
  ['/auth', heading],
];

const asUser: readonly Opening[] = [
  ['/landing', heading],
  ['/profile', (page) => page.getByText(pt.profile.stats.winRate, { exact: true }).waitFor()],
  ['/profile?tab=achievements', (page) => page.getByText(pt.achievements.collected).waitFor()],
  [album, (page) => page.getByText(pt.album.empty.text).waitFor()],
  [`${album}&league=nba&page=2`, (page) => page.getByText(pt.album.notCollected).first().waitFor()],
  ['/feedback', (page) => page.getByRole('textbox').first().waitFor()],
  // The index tabs arrive after the rest.
  ['/dashboard', openField, 0.01],
];

for (const [device, options] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(() => {
    test.use(options);
    test(`layout: no page shifts while it loads on a ${device}`, async ({ elsewhere }) => {
      const found: string[] = [];
      for (const [path, ready, most = 0] of [...asGuest, ...asUser]) {
        const page = await elsewhere();
        if (asUser.some(([each]) => each === path)) await register(page.request);
        const { total, moved } = await shiftWhileOpening(page, path, ready);
        if (total > most) found.push(`${path} shifts by ${total}: ${moved.join(' | ')}`);
        await page.context().close();
      }
      assert.deepEqual(found, []);
    });
  });
}
