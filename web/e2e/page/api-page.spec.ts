import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { findingsOf } from '../screens/axe.ts';
import { desktop, phone, test } from '../product/test.ts';

/** That everything has a name; contrasts and nesting are the viewer's own. */
const namesOfAll = ['button-name', 'link-name', 'label', 'select-name', 'document-title'];

async function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('api page: it lists the calls for hands and keys in both themes, from this server alone', async ({
  visit,
}) => {
  const backgrounds: string[] = [];
  for (const options of [
    { ...desktop, colorScheme: 'light' },
    { ...phone, colorScheme: 'dark' },
  ] as const) {
    const page = await visit.elsewhere(options);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(visit.address) && !url.startsWith('data:')) foreign.push(url);
    });
    await page.goto('/api');
    const games = page.locator('[id="operations-tag-Games"]').getByRole('button');
    const call = page.getByRole('button', { name: /guess Guess a name/ });
    for (const closed of [games, call]) {
      await closed.focus();
      await page.keyboard.press('Enter');
    }
    await page.getByText('"guess": "zzzz"').first().waitFor();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.equal(widths[0], widths[1]);
    assert.deepEqual(await findingsOf(page, options.colorScheme, namesOfAll), []);
    assert.deepEqual(foreign, []);
    backgrounds.push(await backgroundOf(page));
  }
  assert.notEqual(backgrounds[0], backgrounds[1]);
});
