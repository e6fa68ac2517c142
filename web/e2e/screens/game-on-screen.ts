import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { eventually } from './eventually.ts';
import type { Visit } from '../product/test.ts';
import { filled, pt, type Texts } from './texts.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A text of the catalogue as a pattern that matches any values. */
const patternOf = (text: string) => new RegExp(escaped(text).replace(/\\\{\\\{\w+\\\}\\\}/g, '.+'));

/** The elements of a screen with a game, by role and name. */
export function gameOn(page: Page, texts: Texts = pt) {
  const { game, guest } = texts;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { hidden, shown } = game.sticker;
  const list = page.getByRole('listbox', { name: game.form.suggestions });
  return {
    button,
    field: page.getByRole('combobox', { name: game.form.title }),
    /** The field of a running game without a pending request. */
    openField: page.getByRole('combobox', { name: game.form.title, disabled: false }),
    submit: button(game.form.submit),
    list,
    options: list.getByRole('option'),
    sticker: page.getByRole('img', {
      name: new RegExp(`^(?:${patternOf(hidden).source}|${patternOf(shown).source})$`),
    }),
    overlay: page.getByTestId('overlay'),
    clues: page.getByLabel(game.clues.label, { exact: true }),
    history: page.getByRole('region', { name: game.history.title, exact: true }),
    hint: page.getByRole('button', { name: new RegExp(`^${escaped(game.hint.button)}`) }),
    takenHints: page.getByRole('list', { name: game.hint.taken }),
    level: page.getByRole('combobox', { name: game.level, exact: true }),
    league: page.getByRole('combobox', { name: game.league, exact: true }),
    /** What says that a choice takes effect with New Athlete. */
    waits: page.getByRole('status').filter({ has: button(game.newAthlete) }),
    dialog: page.getByRole('dialog'),
    lastResult: page.getByRole('region', { name: guest.last.title }),
    attempt: (k: number, total: number) =>
      page.getByRole('heading', { name: filled(game.attempt, { k, total }), exact: true }),
    /** What a right guess is worth, besides the speed bonus that runs down. */
    worth: (points: number) =>
      page
        .getByText(
          new RegExp(`^${escaped(game.worth)}\\s*${points}\\s*${escaped(game.speed)}\\s*\\+\\d+$`),
        )
        .first(),
  };
}

/** The notification area; its hotkey is in its name in every language. */
export const notificationsOf = (page: Page): Locator => page.getByRole('region', { name: /F8/ });
export const toastsOf = (page: Page): Locator => notificationsOf(page).getByRole('listitem');

/** Two frames: after them pending renders are on screen. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Both fonts are in place, which the page asks for after its first frame. */
export async function fontsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Figtree Variable') && status === 'loaded',
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** The visible text. */
export async function textOf(place: Locator): Promise<string> {
  return (await place.allInnerTexts()).join('\n');
}

/** Waits until the toast on screen reads these texts. */
export async function seeToast(page: Page, ...texts: readonly string[]): Promise<void> {
  await eventually(async () => {
    const shown = await textOf(toastsOf(page));
    for (const text of texts) assert.ok(shown.includes(text), `toast "${shown}" lacks "${text}"`);
  });
}

/** Id of the game whose sticker is on screen. */
export async function shownId(page: Page, texts: Texts = pt): Promise<number> {
  const source = await gameOn(page, texts).sticker.getAttribute('src');
  const id = /\/api\/games\/(\d+)\//.exec(source ?? '')?.[1];
  assert.ok(id, `the sticker comes from a game, not from ${source}`);
  return Number(id);
}

/** The stored game on screen, including its secret. */
export async function shownGame({ page, product }: Visit, texts: Texts = pt): Promise<Game> {
  return product.storedGame(await shownId(page, texts));
}

/** Opens an address and waits until a game can be played; returns that game. */
export async function openGame(visit: Visit, path = '/', texts: Texts = pt): Promise<Game> {
  await visit.page.goto(path);
  await gameOn(visit.page, texts).openField.waitFor();
  return shownGame(visit, texts);
}

/** Waits until another game than the one with this id can be played; returns it. */
export async function nextGame(visit: Visit, before: number, texts: Texts = pt): Promise<Game> {
  const { page } = visit;
  await eventually(async () => assert.notEqual(await shownId(page, texts), before));
  await gameOn(page, texts).openField.waitFor();
  return shownGame(visit, texts);
}

/** Records the matching requests, in order. */
export function requestsOf(page: Page, method: string, path: RegExp): readonly Request[] {
  const kept: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) {
      kept.push(request);
    }
  });
  return kept;
}

/** Every part is completely visible on a screen of 360 px, without scrolling. */
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

/** What must be visible all the time. */
export const partsOf = (page: Page, texts: Texts) => {
  const { sticker, clues, field, submit } = gameOn(page, texts);
  return { sticker, clues, field, submit };
};
