import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { register } from '../product/new-account.ts';
import { desktop, phone, test } from '../product/test.ts';
import { gameOn, nextFrames } from '../screens/game-on-screen.ts';
import { shiftsOn } from '../screens/layout-shift.ts';
import { pt } from '../screens/texts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const text =
  (what: string, exact = true) =>
  (page: Page) =>
    page.getByText(what, { exact }).first().waitFor();

for (const [device, options] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(() => {
    test.use(options);
    test(`layout: no page shifts while it loads on a ${device}`, async ({ page }) => {
      const shiftAt = await shiftsOn(page);
      const shifts = [
        // What the guest page puts into the ready-made one may move by a hair.
        Math.floor(50 * (await shiftAt('/', () => gameOn(page).openField.waitFor()))),
        Math.floor(50 * (await shiftAt('/nowhere', heading))),
        await shiftAt('/auth', heading),
      ];
      await register(page.request);
      shifts.push(
        await shiftAt('/landing', heading),
        await shiftAt('/profile', text(pt.profile.stats.winRate)),
        await shiftAt('/profile?tab=achievements', text(pt.achievements.collected, false)),
        await shiftAt('/profile?tab=history&view=album', text(pt.album.empty.text)),
        await shiftAt(
          '/profile?tab=history&view=album&league=nba&page=2',
          text(pt.album.notCollected),
        ),
        await shiftAt('/feedback', () => page.getByRole('textbox').first().waitFor()),
        // The index tabs arrive after the rest.
        Math.floor(100 * (await shiftAt('/dashboard', () => gameOn(page).openField.waitFor()))),
      );
      await nextFrames(page);
      assert.deepEqual(shifts, Array(shifts.length).fill(0));
    });
  });
}
