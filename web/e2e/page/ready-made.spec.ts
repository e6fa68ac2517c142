import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { pt, textsIn } from '../screens/texts.ts';

const de = textsIn('de');

/** Holds back every script of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const hydrationErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

test.describe(() => {
  test.use({ ...phone, locale: 'de-AT' });

  test('ready-made page: has its words before the scripts, and keeps what is typed and sent', async ({
    page,
  }) => {
    const errors = hydrationErrors(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText(de.guest.ask).waitFor();
    await page.getByRole('link', { name: de.guest.register, exact: true }).first().waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'de');
    const { field } = gameOn(page, de);
    await field.pressSequentially('Messi');
    await field.press('Enter');
    await field.pressSequentially('?');
    await field.press('Backspace');
    release();
    await page.locator('[data-sticker] img').waitFor();
    assert.equal(await field.inputValue(), 'Messi');
    assert.ok(await field.evaluate((element) => element === document.activeElement));
    await field.press('Enter');
    await page
      .getByText(/^Lionel Messi$/)
      .first()
      .waitFor();
    assert.deepEqual(errors, []);
  });

  test('ready-made page: asks for all scripts of the first guess at once', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByText(de.guest.ask).waitFor();
    // The one of the catalogue is put in after the first frame.
    await page.locator('link[rel=modulepreload][href*="/de-"]').waitFor({ state: 'attached' });
    const named = await page
      .locator('link[rel=modulepreload], script[src]')
      .evaluateAll((nodes) =>
        nodes.map((node) => new URL(Object(node).href ?? Object(node).src).pathname),
      );
    const atOnce = [...new Set(named)].toSorted();
    await eventually(() => assert.deepEqual([...asked].toSorted(), atOnce));
    release();
    await gameOn(page, de).field.waitFor();
    await page.locator('[data-sticker] img').waitFor();
    assert.deepEqual([...asked].toSorted(), atOnce);
  });

  test('ready-made page: a name that was sent before the scripts is guessed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const { field } = gameOn(page, de);
    await field.pressSequentially('Lionel Messi');
    await field.press('Enter');
    release();
    await page
      .getByText(/^Lionel Messi$/)
      .first()
      .waitFor();
    await eventually(async () => assert.equal(await field.inputValue(), ''));
  });
});

test('ready-made page: is never shown in another language than the chosen one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('craque.language', 'de'));
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText(pt.guest.ask).waitFor({ state: 'hidden' });
  release();
  await page.getByText(de.guest.ask).waitFor();
  // The server knows from now on.
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText(de.guest.ask).waitFor();
});
