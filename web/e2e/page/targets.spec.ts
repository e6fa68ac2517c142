import assert from 'node:assert/strict';
import { menuButtonOf } from '../screens/account-on-screen.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { smallTargets } from '../screens/small-targets.ts';
import { pt } from '../screens/texts.ts';
import { phone, type Visit, test } from '../product/test.ts';
import { registerCollector } from './collector.ts';
import { type Stop, signedInStops, signedOutStops } from './route-stops.ts';

async function seeLargeTargets({ page }: Visit, stops: readonly Stop[]): Promise<void> {
  const small: string[] = [];
  for (const { where, path, ready } of stops) {
    await page.goto(path);
    await ready(page);
    small.push(...(await smallTargets(page)).map((each) => `${where}: ${each}`));
  }
  assert.deepEqual(small, []);
}

test.describe(() => {
  test.use(phone);

  test('targets: on every guest page of a phone they are as large as a finger needs', async ({
    visit,
  }) => {
    await seeLargeTargets(visit, signedOutStops());
    await visit.page.goto('/');
    await gameOn(visit.page).openField.waitFor();
    await gameOn(visit.page).button(pt.game.howToPlay).click();
    await gameOn(visit.page).dialog.waitFor();
    assert.deepEqual(await smallTargets(visit.page), []);
  });

  test('targets: on every user page of a phone they are as large as a finger needs', async ({
    visit,
  }) => {
    const collector = await registerCollector(visit);
    await seeLargeTargets(visit, [
      ...signedInStops(collector),
      {
        where: 'menu',
        path: '/home',
        ready: async (page) => {
          await menuButtonOf(page).click();
          await page.getByRole('link', { name: pt.nav.achievements, exact: true }).waitFor();
        },
      },
    ]);
  });
});
