import assert from 'node:assert/strict';
import { nextFrames } from '../screens/game-on-screen.ts';
import type { Visit } from '../product/test.ts';
import { layoutViolations } from '../screens/layout-violations.ts';
import type { Stop } from './route-stops.ts';

/** Small phones, a tablet at the breakpoint, a small and a common desktop. */
const widths = [
  [320, 568],
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Opens every stop and checks it at every width. */
export async function seeNoViolations(
  { page }: Pick<Visit, 'page'>,
  stops: readonly Stop[],
): Promise<void> {
  const found: string[] = [];
  for (const { where, path, ready } of stops) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await ready(page);
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await nextFrames(page);
      const violations = await layoutViolations(page);
      found.push(...violations.map((violation) => `${where} at ${width}: ${violation}`));
    }
  }
  assert.deepEqual(found, []);
}
