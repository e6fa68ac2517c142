import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { authOn, menuButtonOf, menuOf } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame } from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
import { openProfile, profileOn } from '../screens/profile-on-screen.ts';
import { signIn } from '../screens/signed-in.ts';
import { pt, textsIn } from '../screens/texts.ts';

/**
 * The pages of the header, their addresses, and, of those that only the menu has, the index tab that
 * is the open one then.
 */
const pages = [
  ['start', '/home', /^\/home$/],
  ['play', '/dashboard', /^\/game\/\d+$/],
  ['daily', '/daily', /^\/daily$/],
  ['album', '/profile?tab=history&view=album', /^\/profile$/],
  ['friends', '/profile?tab=friends', /^\/profile$/],
  ['party', '/party', /^\/party$/, 'none'],
  ['ranking', '/ranking', /^\/ranking$/, 'friends'],
  ['profile', '/profile', /^\/profile$/],
  ['history', '/profile?tab=history', /^\/profile$/, 'profile'],
  ['achievements', '/profile?tab=achievements', /^\/profile$/, 'profile'],
  ['feedback', '/feedback', /^\/feedback$/, 'none'],
] as const;

const indexOf = (page: Page) => page.getByRole('navigation', { name: pt.nav.label, exact: true });

async function seeCurrent(page: Page, name: keyof typeof pt.nav | 'none'): Promise<void> {
  await eventually(async () => {
    const current = await indexOf(page).locator('[aria-current=page]').allTextContents();
    assert.deepEqual(current, name === 'none' ? [] : [pt.nav[name]]);
  });
}

test('header: a signed-in user finds every page and sees which one is open', async ({ page }) => {
  await signIn(page);
  await page.goto('/friends');
  const index = indexOf(page);
  await seeCurrent(page, 'friends');
  assert.equal(await index.getByRole('link').count(), pages.filter(([, , , of]) => !of).length);
  assert.equal(
    await page.getByRole('banner').getByRole('link', { name: pt.header.login }).count(),
    0,
  );
  for (const [name, to, path, of] of pages) {
    if (of) await menuButtonOf(page).click();
    const link = (of ? menuOf(page) : index).getByRole('link', { name: pt.nav[name], exact: true });
    assert.equal(await link.getAttribute('href'), to);
    await link.click();
    await eventually(() => assert.match(new URL(page.url()).pathname, path));
    await seeCurrent(page, of ?? name);
  }
});

test('header: the profile keeps its tabs beside the index, and without it', async ({ page }) => {
  await signIn(page);
  await openProfile(page, 'friends');
  await seeCurrent(page, 'friends');
  assert.equal(await page.getByRole('tab').count(), 6);
  await indexOf(page).getByRole('link', { name: pt.nav.profile, exact: true }).click();
  await profileOn(page).tab('dashboard', true).waitFor();
  await page.setViewportSize({ width: 1280, height: 600 });
  await profileOn(page).tab('friends').click();
  await profileOn(page).content('friends').waitFor();
  assert.equal(new URL(page.url()).search, '?tab=friends');
  assert.equal(await page.getByRole('tab').count(), 6);
});

test.describe(() => {
  test.use(phone);
  test('header: on a phone the menu contains every page and logout', async ({ page }) => {
    await signIn(page);
    await openProfile(page);
    const menu = menuOf(page);
    assert.equal(await indexOf(page).count(), 0);
    assert.equal(await page.getByRole('tab').count(), 6);
    await menuButtonOf(page).tap();
    const names = await menu.getByRole('link').allTextContents();
    assert.deepEqual(
      names,
      pages.map(([name]) => pt.nav[name]),
    );
    const box = await menu.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
    await page.touchscreen.tap(20, 600);
    await menu.waitFor({ state: 'hidden' });
    await menuButtonOf(page).tap();
    await menu.getByRole('link', { name: pt.nav.play, exact: true }).tap();
    await gameOn(page).openField.waitFor();
    assert.equal(await menu.count(), 0);
    await menuButtonOf(page).tap();
    await menu.getByRole('button', { name: pt.nav.logout, exact: true }).tap();
    await authOn(page, 'login').title.waitFor();
  });
});

test.describe(() => {
  test.use({ ...phone, locale: 'de' });
  test('phone: with twice as large text the header grows, and no word or label of a clue is cut', async ({
    visit,
  }) => {
    const { page } = visit;
    const texts = textsIn('de');
    await openGame(visit, '/', texts);
    const header = page.getByRole('banner');
    const links = [texts.header.home, texts.header.login, texts.guest.register];
    assert.equal((await header.boundingBox())?.height, 48);
    const { clues, openField, button } = gameOn(page, texts);
    await Promise.all([
      page.waitForResponse('**/api/games?**'),
      button(texts.sports.tennis).click(),
    ]);
    await clues.getByText(texts.game.clues.team.tennis).waitFor();
    await openField.waitFor();
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('body *')];
      const sizes = all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
      for (const [at, each] of all.entries())
        each.style.setProperty('font-size', `${2 * (sizes[at] ?? 16)}px`);
    });
    await eventually(async () => {
      const bar = await header.boundingBox();
      const sports = await gameOn(page, texts).button(texts.sports.soccer).boundingBox();
      assert.ok(bar && sports && bar.y + bar.height <= sports.y, JSON.stringify({ bar, sports }));
    });
    const boxes = await Promise.all(
      links.map((name) => header.getByRole('link', { name, exact: true }).boundingBox()),
    );
    for (const [at, box] of boxes.entries()) {
      assert.ok(box && box.height < 90, JSON.stringify(box));
      assert.ok(box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
      const next = boxes[at + 1];
      const isApart = !next || box.y + box.height <= next.y + 1 || box.x + box.width <= next.x + 1;
      assert.ok(isApart, JSON.stringify({ box, next }));
    }
    const labels = await clues.getByRole('term').evaluateAll((terms) => {
      const edge = terms[0]?.closest('dl')?.getBoundingClientRect().bottom ?? 0;
      return terms.map((term) => ({
        isCut: term.scrollWidth > term.clientWidth || term.scrollHeight > term.clientHeight + 1,
        isBelow: term.getBoundingClientRect().bottom > edge,
      }));
    });
    assert.deepEqual(labels, Array(4).fill({ isCut: false, isBelow: false }));
    const attempt = page.getByRole('heading', { level: 1 });
    assert.ok(await attempt.evaluate((each) => each.scrollWidth <= each.clientWidth + 1));
  });
});
