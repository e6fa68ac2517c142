import assert from 'node:assert/strict';
import { type Language, languages } from '@craque/common/domain/language.ts';
import type { Locator, Page } from 'playwright-core';
import { gameOn, nextFrames, openGame } from './game-on-screen.ts';
import { guess, wrongNames } from './guesses.ts';
import { desktop, type Journey, phone } from './journey.ts';
import { pt, type Texts, textsIn } from './texts.ts';

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : keysOf(inner as object, `${prefix}${key}.`),
  );
}
const keys = keysOf(pt);

/** No key of the catalogue instead of its text, also not in a name that only screen readers get. */
async function seeNoRawKey(page: Page): Promise<void> {
  const html = await page.content();
  const raw = keys.filter((key) => new RegExp(`[>"\\s]${key}[<"\\s]`).test(html));
  assert.deepEqual(raw, []);
}

/** Nothing is wider than the screen, and no button or link cuts its own text. */
async function seeNoOverflow(page: Page, what: string): Promise<void> {
  const { widest, cut } = await page.evaluate(() => ({
    widest: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    cut: [...document.querySelectorAll('button, a')]
      .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent),
  }));
  assert.ok(widest <= 360, `${what} is ${widest} px wide`);
  assert.deepEqual(cut, [], `${what} cuts texts`);
}

/** Every part is whole on a screen of 360 px, without scrolling. */
export async function seeOnScreen(page: Page, height: number, parts: Record<string, Locator>) {
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    assert.ok(box, `${name} has no box`);
    const where = `${name} at ${JSON.stringify(box)}`;
    assert.ok(box.y >= 0 && box.y + box.height <= height, where);
    assert.ok(box.x >= 0 && box.x + box.width <= 360, where);
  }
  assert.equal(await page.evaluate(() => window.scrollY), 0);
}

/** What must be in view all the time (§9). */
export const partsOf = (page: Page, texts: Texts) => {
  const { sticker, clues, field, submit } = gameOn(page, texts);
  return { sticker, clues, field, submit };
};

function inLanguage(language: Language): Journey {
  const texts = textsIn(language);
  return {
    name: `language: ${language} on a phone of 360 x 640, complete and without sideways scrolling`,
    options: { ...phone, locale: language },
    async walk(visit) {
      const { page } = visit;
      const { button, dialog, attempt } = gameOn(page, texts);
      const game = await openGame(visit, '/', texts);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await attempt(1, 5).waitFor();
      await seeOnScreen(page, 640, partsOf(page, texts));
      await seeNoRawKey(page);
      await seeNoOverflow(page, 'the start');
      const [name = ''] = await wrongNames(visit.address, game, 1);
      await guess(page, name, texts);
      await attempt(2, 5).waitFor();
      await seeNoOverflow(page, 'the game');
      await button(texts.game.howToPlay).click();
      await dialog.getByText(texts.help.levels).waitFor();
      await seeNoRawKey(page);
      await seeNoOverflow(page, 'the help');
      for (const [path, title] of [
        ['/auth', texts.auth.login.title],
        ['/nowhere', texts.notFound.title],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { name: title }).waitFor();
        await seeNoRawKey(page);
        await seeNoOverflow(page, path);
      }
    },
  };
}

const openKeyboard: Journey = {
  name: 'phone: with the keyboard open sticker, clues, field and button stay on screen',
  options: { ...phone, viewport: { width: 360, height: 360 } },
  async walk(visit) {
    await openGame(visit);
    await seeOnScreen(visit.page, 360, partsOf(visit.page, pt));
  },
};

const viewportOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.getElementsByTagName('meta')].find(({ name }) => name === 'viewport')?.content,
  );

const zoomLock: Journey = {
  name: 'phone: zoom is locked until the visitor allows it, which is kept',
  options: phone,
  async walk(visit) {
    const { page } = visit;
    await openGame(visit);
    const zoom = page.getByRole('switch', { name: pt.footer.allowZoom });
    assert.match((await viewportOf(page)) ?? '', /user-scalable=no/);
    assert.equal(await zoom.getAttribute('aria-checked'), 'false');
    await zoom.click();
    assert.equal(await zoom.getAttribute('aria-checked'), 'true');
    assert.doesNotMatch((await viewportOf(page)) ?? '', /user-scalable=no|maximum-scale/);
    await page.reload();
    await zoom.waitFor();
    assert.equal(await zoom.getAttribute('aria-checked'), 'true');
    assert.doesNotMatch((await viewportOf(page)) ?? '', /user-scalable=no|maximum-scale/);
  },
};

const noLockOnDesktop: Journey = {
  name: 'desktop: zoom is not locked and needs no switch',
  async walk(visit) {
    await openGame(visit);
    assert.doesNotMatch((await viewportOf(visit.page)) ?? '', /user-scalable|maximum-scale/);
    assert.equal(await visit.page.getByRole('switch').count(), 0);
  },
};

function sumShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const before = Reflect.get(window, 'shift') as number;
      Object.assign(window, { shift: before + (Reflect.get(entry, 'value') as number) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** An answer that takes its time, so that what comes late has room to push. */
const answerAfter = 250;

/** What is added up by the browser while a page opens, from the first paint until all has arrived. */
export async function shiftWhileOpening(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  await page.addInitScript(sumShifts);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerAfter));
    await route.continue();
  });
  await page.goto(path);
  await ready(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy one below the fold is not fetched at all.
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => null)));
  });
  await nextFrames(page);
  return page.evaluate(() => Reflect.get(window, 'shift') as number);
}

function stillness(path: string, device: string, options: Journey['options']): Journey {
  return {
    name: `layout: ${path} on a ${device} holds still while it loads`,
    ...(options && { options }),
    async walk({ page }) {
      const shift = await shiftWhileOpening(page, path, () =>
        path === '/'
          ? gameOn(page).openField.waitFor()
          : page.getByRole('heading', { level: 1 }).waitFor(),
      );
      assert.ok(shift < 0.02, `layout shift of ${shift}`);
    },
  };
}

const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

export const layoutJourneys: readonly Journey[] = [
  ...languages.map(inLanguage),
  openKeyboard,
  zoomLock,
  noLockOnDesktop,
  ...devices.flatMap(([device, options]) =>
    ['/', '/auth', '/nowhere'].map((path) => stillness(path, device, options)),
  ),
];
