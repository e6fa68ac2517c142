import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { authOn } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { fontsThere, gameOn } from '../screens/game-on-screen.ts';
import { swept } from '../product/swept-languages.ts';
import { phone, test } from '../product/test.ts';
import { seePath, signIn } from '../screens/signed-in.ts';
import { filled, pt, textsIn } from '../screens/texts.ts';

const { landing } = pt;
const canvases = (page: Page) => page.evaluate(() => document.querySelectorAll('canvas').length);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openLanding(page: Page): Promise<void> {
  await page.goto('/landing');
  await page.getByRole('heading', { name: landing.hero.title, level: 1 }).waitFor();
}

const anchors = [
  [landing.nav.features, landing.features.title],
  [landing.nav.multiplayer, landing.multiplayer.title],
  [landing.nav.achievements, landing.achievements.title],
  [landing.nav.howToPlay, landing.steps.title],
] as const;

/** Follows an anchor of the menu until its section is in view, clear of the header. */
async function follow(page: Page, name: string, section: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: landing.nav.label });
  await menu.getByRole('link', { name, exact: true }).click();
  const heading = page.getByRole('heading', { name: section, level: 2 });
  await eventually(async () => {
    const y = (await heading.boundingBox())?.y ?? -1;
    assert.ok(y > 48 && y < (page.viewportSize()?.height ?? 0) * 0.7, `${section} is at ${y}`);
  });
}

test('landing: the name typed into the card waits in the field of a real game', async ({
  page,
}) => {
  await openLanding(page);
  const demo = page.getByRole('group', { name: landing.demo.title });
  await demo.getByRole('textbox').fill('Marta');
  await demo.getByRole('textbox').press('Enter');
  const { field, attempt } = gameOn(page);
  await seePath(page, '/');
  await eventually(async () => assert.ok(await field.isEnabled()));
  // Long enough for a guess to be answered.
  await page.waitForTimeout(1_000);
  assert.equal(await field.inputValue(), 'Marta');
  await field.press('Enter');
  await attempt(2, 5).waitFor();
});

test('landing: menu, demo card and disabled links; Entrar opens /auth', async ({ page }) => {
  await openLanding(page);
  for (const [name, section] of anchors) await follow(page, name, section);
  const demo = page.getByRole('group', { name: landing.demo.title });
  await demo.getByText(filled(pt.game.attempt, { k: 1, total: 5 })).waitFor();
  for (const value of await demo.getByRole('definition').allInnerTexts()) {
    assert.match(value, /^\?\?\?/);
  }
  const { label: _, ...dead } = landing.footer;
  for (const name of Object.values(dead)) {
    const link = page.getByRole('link', { name, exact: true });
    assert.equal(await link.getAttribute('aria-disabled'), 'true');
    await link.click({ force: true });
    await seePath(page, '/landing');
  }
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  await authOn(page, 'login').title.waitFor();
  await seePath(page, '/auth');
});

test.describe(() => {
  test.use(phone);
  test('landing: on a phone the menu opens, closes by Escape and links to its sections', async ({
    page,
  }) => {
    await openLanding(page);
    const toggle = page.getByRole('button', { name: landing.nav.menu });
    const first = page.getByRole('link', { name: landing.nav.features, exact: true });
    assert.equal(await first.isVisible(), false);
    await toggle.tap();
    await first.waitFor();
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    for (const [name, section] of anchors) {
      await toggle.tap();
      await follow(page, name, section);
      await first.waitFor({ state: 'hidden' });
    }
  });

  test('landing: on a phone it is short, and no title breaks a word', async ({ page }) => {
    for (const language of swept('pt', 'de')) {
      await page.goto('/landing');
      await page.evaluate((chosen) => localStorage.setItem('craque.language', chosen), language);
      await page.reload();
      const name = textsIn(language).landing.hero.title;
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await fontsThere(page);
      const { height, cut } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        cut: [...document.querySelectorAll('#achievements h3')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      }));
      assert.ok(height < 4200, `${height} px in ${language}`);
      assert.deepEqual(cut, []);
    }
  });
});

const starts = [landing.hero.play, landing.multiplayer.challenge, landing.closing.start];

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });
  test('landing: play, challenge and start show confetti for 2 s, then open /auth', async ({
    page,
  }) => {
    await page.clock.install();
    for (const name of starts) {
      await openLanding(page);
      // The clock stands still, so that a slow machine does not use up the two seconds.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
      await button(page, name).click();
      await eventually(async () => assert.equal(await canvases(page), 1));
      await page.clock.runFor(1900);
      await seePath(page, '/landing');
      await page.clock.runFor(200);
      await page.clock.resume();
      await authOn(page, 'login').title.waitFor();
      await seePath(page, '/auth');
      assert.equal(await canvases(page), 0);
    }
  });
});

test('landing: with reduced motion its buttons open /auth at once; users get a game', async ({
  page,
}) => {
  await page.clock.install();
  for (const name of starts) {
    await openLanding(page);
    await button(page, name).click();
    await authOn(page, 'login').title.waitFor();
    assert.equal(await canvases(page), 0);
  }
  await signIn(page);
  await openLanding(page);
  await page.getByText(/, seu álbum tem 0 de [\d.]+ figurinhas\.$/).waitFor();
  await button(page, landing.own.play).first().click();
  await gameOn(page).openField.waitFor();
});
