import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AlbumPage, AlbumSticker } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { rarityOf } from '@craque/common/domain/record/album.ts';
import type { Page } from '@playwright/test';
import { post } from '../product/api-call.ts';
import { eventually } from '../screens/eventually.ts';
import { seeFocusIn } from '../screens/focus.ts';
import { nextFrames, seeToast, textOf } from '../screens/game-on-screen.ts';
import { desktop, type Visit, test } from '../product/test.ts';
import { register } from '../product/new-account.ts';
import { seeAchievements } from '../product/seen-achievements.ts';
import { filled, pt } from '../screens/texts.ts';
import { broken } from '../product/broken-answers.ts';

const { album } = pt;
const league = 'nba';
const leaguePath = `/profile?tab=history&view=album&league=${league}`;

/** The elements of the album, by role and name. */
function albumOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const places = (number: number) =>
    page.getByRole('list', { name: filled(album.places, { league: 'NBA', page: number }) });
  return {
    places,
    place: (on: number, number: number) =>
      places(on)
        .getByRole('listitem')
        .nth((number - 1) % 12),
    next: button(album.next).first(),
    save: button(album.save),
    print: button(album.print),
  };
}

/** The last page of a league may have fewer than twelve places. */
type Won = { sticker: AlbumSticker; page: number; places: number };

/**
 * Wins a game of the league on the first guess and dismisses its toasts; returns the new sticker.
 */
async function winOne({ page, product }: Visit): Promise<Won> {
  await register(page.request, { displayName: 'Lia Souza' });
  const choice = { sport: 'basketball', league: 'NBA', difficulty: 'hard' };
  const { id } = await post<GameView>(page.request, '/api/games', choice);
  const { athlete } = product.storedGame(id);
  await post(page.request, `/api/games/${id}/guess`, { guess: athlete.name });
  const held = (await (await page.request.get(`/api/user/album/${league}`)).json()) as AlbumPage;
  const [sticker] = held.stickers;
  assert.ok(sticker);
  assert.equal(sticker.name, athlete.name);
  await seeAchievements(page.request);
  const number = Math.ceil(sticker.place / 12);
  return { sticker, page: number, places: Math.min(12, held.athletes - 12 * (number - 1)) };
}

const openPage = async (page: Page, number: number) => {
  await page.goto(`${leaguePath}&page=${number}`);
  await albumOn(page).places(number).first().waitFor();
};

test('album: a guessed athlete is in their place with the rarity, and nobody else is named', async ({
  visit,
}) => {
  const { page } = visit;
  const { sticker, page: number } = await winOne(visit);
  await page.goto('/profile?tab=history');
  await page.getByRole('link', { name: pt.nav.album, exact: true }).click();
  const progress = filled(album.progress, { collected: 1, athletes: '[\\d.]+' });
  const row = page.getByRole('link').filter({ hasText: new RegExp(`\\bNBA\\s*${progress}`) });
  await row.click();
  await page.getByRole('heading', { level: 1, name: 'NBA' }).waitFor();
  await page
    .getByText(new RegExp(`^${progress}$`))
    .filter({ visible: true })
    .waitFor();
  await openPage(page, number);
  const place = albumOn(page).place(number, sticker.place);
  const rarity = album.rarity[rarityOf('hard', 1)];
  assert.equal(sticker.rarity, rarityOf('hard', 1));
  const words = await textOf(place);
  for (const word of [String(sticker.place), sticker.name, rarity]) assert.ok(words.includes(word));
  const picture = place.getByRole('img', { name: sticker.name });
  await eventually(async () =>
    assert.ok(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)),
  );
  const all = albumOn(page).places(number).getByRole('listitem');
  const empty = await all.filter({ hasNotText: sticker.name }).allInnerTexts();
  assert.ok(empty.length > 0);
  for (const text of empty) {
    assert.match(text.replace(album.notCollected, ''), /^[\d\s]+$/, `an empty place says ${text}`);
  }
  await place.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: sticker.name });
  await dialog.getByText(filled(album.won, { level: pt.levels.hard, guess: 1 })).waitFor();
  await dialog.getByText(album.wins_one).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // The dialog returns the focus a moment after it is gone.
  await seeFocusIn(place.getByRole('button'));
});

test('album: a page is saved as a picture, or the failure is reported', async ({ visit }) => {
  const { page } = visit;
  const { page: number } = await winOne(visit);
  await openPage(page, number);
  const download = page.waitForEvent('download');
  await albumOn(page).save.click();
  const file = await download;
  assert.equal(file.suggestedFilename(), `craque-nba-${number}.png`);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1680, 2376]);
  assert.ok(bytes.length > 60_000, `${bytes.length} bytes are no picture of a page`);
  await seeToast(page, album.saved);
  await page.route('**/api/user/stickers/**', (route) => route.fulfill(broken));
  await page.route('**/api/user/album/nba', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replaceAll(/(\/stickers\/[^"]*)/g, '$1&other');
    await route.fulfill({ response: reply, body });
  });
  await page.reload();
  await albumOn(page).save.click();
  await seeToast(page, 'Erro', album.pictureFailed);
});

test.describe(() => {
  test.use({ ...desktop, colorScheme: 'dark' });
  test('album: only this page is printed, in ink on white, on one sheet', async ({ visit }) => {
    const { page } = visit;
    const { page: number, places } = await winOne(visit);
    await openPage(page, number);
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await albumOn(page).print.click();
    await eventually(async () =>
      assert.equal(await page.evaluate(() => Reflect.get(window, 'printed')), true),
    );
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
      'latin1',
    );
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(filled(album.owner, { name: 'Lia Souza' })).waitFor();
    assert.equal(await albumOn(page).places(number).getByRole('listitem').count(), places);
    assert.equal(await page.getByRole('banner').isVisible(), false);
    assert.equal(await albumOn(page).next.isVisible(), false);
    const title = page.getByRole('heading', { name: 'NBA' });
    const ink = await title.evaluate((each) => getComputedStyle(each).color);
    assert.equal(ink, 'rgb(16, 21, 27)');
  });
});

/** Numbers of the places that are completely on screen. */
async function placesOnScreen(page: Page): Promise<number[]> {
  const items = await albumOn(page).places(1).getByRole('listitem').all();
  const height = page.viewportSize()?.height ?? 0;
  const seen: number[] = [];
  for (const [index, item] of items.entries()) {
    const box = await item.boundingBox();
    if (box && box.y >= 0 && box.y + box.height <= height) seen.push(index + 1);
  }
  return seen;
}

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

test('album: twelve places stand on every wide screen, the first one on a phone', async ({
  visit,
}) => {
  const { page } = visit;
  await winOne(visit);
  await openPage(page, 1);
  await page.getByRole('heading', { level: 1, name: 'NBA' }).waitFor();
  for (const [width, height] of [
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    assert.deepEqual(await placesOnScreen(page), twelve);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await nextFrames(page);
  assert.ok((await placesOnScreen(page)).includes(1));
});
