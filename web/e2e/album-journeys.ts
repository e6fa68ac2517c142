import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AlbumPage, AlbumSticker } from '@craque/common/contracts/album.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { rarityOf } from '@craque/common/domain/album.ts';
import type { Page } from 'playwright-core';
import { findingsOf } from './access-journeys.ts';
import { post } from './api-call.ts';
import { eventually } from './eventually.ts';
import { broken } from './failure-journeys.ts';
import { gameOn, nextFrames, seeToast, textOf } from './game-on-screen.ts';
import { guess } from './guesses.ts';
import { desktop, type Journey, phone, type Visit } from './journey.ts';
import { layoutFaults } from './layout-faults.ts';
import { register } from './new-account.ts';
import { wellPlayed } from './seeded-plays.ts';
import { seePath, signIn } from './signed-in.ts';
import { filled, pt, type Texts, textsIn } from './texts.ts';

const { album } = pt;
const league = 'nba';
const albumPath = '/profile?tab=history&view=album';
const leaguePath = `${albumPath}&league=${league}`;

/** What the album has on screen, by role and name. */
function albumOn(page: Page, texts: Texts = pt) {
  const { album: words } = texts;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const places = (number: number) =>
    page.getByRole('list', { name: filled(words.places, { league: 'NBA', page: number }) });
  return {
    places,
    place: (on: number, number: number) =>
      places(on)
        .getByRole('listitem')
        .nth((number - 1) % 12),
    next: button(words.next).first(),
    save: button(words.save),
    print: button(words.print),
  };
}

type Won = { sticker: AlbumSticker; page: number };

/** Wins a game of the league at the first guess; gives the sticker that is in the album now. */
async function winOne({ page, product }: Visit, owner = 'Lia Souza'): Promise<Won> {
  await register(page.request, { displayName: owner });
  const choice = { sport: 'basketball', league: 'NBA', difficulty: 'hard' };
  const { id } = await post<GameView>(page.request, '/api/games', choice);
  const { athlete } = product.storedGame(id);
  await post(page.request, `/api/games/${id}/guess`, { guess: athlete.name });
  const held = (await (await page.request.get(`/api/user/album/${league}`)).json()) as AlbumPage;
  const [sticker] = held.stickers;
  assert.ok(sticker);
  assert.equal(sticker.name, athlete.name);
  return { sticker, page: Math.ceil(sticker.place / 12) };
}

const openPage = async (page: Page, number: number, texts: Texts = pt) => {
  await page.goto(`${leaguePath}&page=${number}`);
  await albumOn(page, texts).places(number).waitFor();
};

const stuck: Journey = {
  name: 'album: whoever was guessed is stuck in its place with its rarity, and nobody else is named',
  async walk(visit) {
    const { page } = visit;
    const { sticker, page: number } = await winOne(visit);
    await page.goto('/profile?tab=history');
    await page.getByRole('link', { name: album.views.album, exact: true }).click();
    await page.getByRole('link', { name: /NBA/ }).click();
    await page
      .getByText(filled(album.progress, { met: 1, athletes: '\\d+' }).split(' ')[0] ?? '')
      .first()
      .waitFor();
    await openPage(page, number);
    const place = albumOn(page).place(number, sticker.place);
    const rarity = album.rarity[rarityOf('hard', 1)];
    assert.equal(sticker.rarity, rarityOf('hard', 1));
    const words = await textOf(place);
    for (const word of [String(sticker.place), sticker.name, rarity])
      assert.ok(words.includes(word));
    const picture = place.getByRole('img', { name: sticker.name });
    await eventually(async () =>
      assert.ok(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)),
    );
    const all = albumOn(page).places(number).getByRole('listitem');
    const empty = await all.filter({ hasNotText: sticker.name }).allInnerTexts();
    assert.ok(empty.length > 0);
    for (const text of empty) {
      assert.match(text.replace(album.notMet, ''), /^[\d\s]+$/, `an empty place says ${text}`);
    }
    await place.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: sticker.name });
    await dialog.getByText(filled(album.won, { level: pt.levels.hard, guess: 1 })).waitFor();
    await dialog.getByText(album.wins_one).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.ok(await place.getByRole('button').evaluate((each) => each === document.activeElement));
  },
};

const turned: Journey = {
  name: 'album: pages are turned by keys and buttons, and reload and Back stay with the address',
  async walk({ page }) {
    await signIn(page);
    await openPage(page, 1);
    await page.keyboard.press('ArrowRight');
    await albumOn(page).places(2).waitFor();
    await albumOn(page).next.click();
    await albumOn(page).places(3).waitFor();
    assert.match(page.url(), /league=nba&page=3$/);
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      album.next,
    );
    await page.reload();
    await albumOn(page).places(3).waitFor();
    await page.goBack();
    await albumOn(page).places(2).waitFor();
    await page.keyboard.press('ArrowLeft');
    await albumOn(page).places(1).waitFor();
    for (const _ of ['once', 'and again']) {
      await page.getByRole('tab', { name: pt.profile.tabs.achievements }).click();
      await page.getByText(pt.achievements.collected).waitFor();
      await page.goBack();
      await albumOn(page).places(1).waitFor();
    }
  },
};

const saved: Journey = {
  name: 'album: a page is saved as a picture, or the failure is told',
  async walk(visit) {
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
    await page.evaluate(() => {
      for (const image of document.images) image.src = `${image.src}&again`;
    });
    await page.route('**/api/user/album/nba', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replaceAll(/(\/stickers\/[^"]*)/g, '$1&other');
      await route.fulfill({ response: reply, body });
    });
    await page.reload();
    await albumOn(page).save.click();
    await seeToast(page, 'Erro', album.pictureFailed);
  },
};

const printed: Journey = {
  name: 'album: on paper there is this page alone, in ink on white, on one sheet',
  options: { ...desktop, colorScheme: 'dark' },
  async walk(visit) {
    const { page } = visit;
    const { page: number } = await winOne(visit);
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
    assert.equal(await albumOn(page).places(number).getByRole('listitem').count(), 12);
    assert.equal(await page.getByRole('banner').isVisible(), false);
    assert.equal(await albumOn(page).next.isVisible(), false);
    const title = page.getByRole('heading', { name: 'NBA' });
    const ink = await title.evaluate((each) => getComputedStyle(each).color);
    assert.equal(ink, 'rgb(16, 21, 27)');
  },
};

const begun: Journey = {
  name: 'album: a league without a sticker offers a game of its own',
  async walk(visit) {
    const { page, product } = visit;
    await signIn(page);
    await openPage(page, 1);
    await page.getByText(album.empty.text).waitFor();
    const play = filled(album.empty.play, { sport: pt.sports.basketball });
    await gameOn(page).button(play).click();
    await gameOn(page).openField.waitFor();
    const id = Number(/\/game\/(\d+)$/.exec(page.url())?.[1]);
    assert.equal(product.storedGame(id).league, 'NBA');
  },
};

const failing: Journey = {
  name: 'album: what cannot be loaded is told and can be loaded again',
  async walk({ page }) {
    await signIn(page);
    await page.route('**/api/user/album', (route) => route.fulfill(broken));
    await page.goto(albumPath);
    await seeToast(page, 'Erro', pt.profile.failed);
    await page.unrouteAll();
    await gameOn(page).button(pt.profile.retry).click();
    await page.getByRole('link', { name: /NBA/ }).waitFor();
  },
};

/** German has the longest words. */
function looked(device: string, options: Journey['options']): Journey {
  const texts = textsIn('de');
  return {
    name: `album: a page with a sticker holds on a ${device} in German by day and by night`,
    options: { ...options, locale: 'de' },
    async walk(visit) {
      const { page } = visit;
      const { page: number } = await winOne(visit, 'Maximiliane Fernandez-Oberhausen');
      const found: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await openPage(page, number, texts);
        // The news of an achievement lies over the page as long as it is told.
        await page
          .locator('[role=region] > ol')
          .evaluateAll((lists) => lists.map((each) => each.remove()));
        await nextFrames(page);
        found.push(...(await layoutFaults(page)));
        found.push(...(await findingsOf(page, colorScheme)));
        await albumOn(page, texts).places(number).getByRole('button').click();
        await page.getByRole('dialog').getByText(texts.album.wins_one).waitFor();
        await page.evaluate(() => window.scrollTo(0, 0));
        found.push(...(await findingsOf(page, `dialog, ${colorScheme}`)));
      }
      assert.deepEqual(found, []);
    },
  };
}

const par: Journey = {
  name: 'album: a result tells how many solve the athlete, and how it stands to par',
  async walk({ page, product }) {
    await signIn(page);
    const { id } = await post<GameView>(page.request, '/api/games', wellPlayed);
    await page.goto(`/game/${id}`);
    await seePath(page, `/game/${id}`);
    await gameOn(page).openField.waitFor();
    await guess(page, product.storedGame(id).athlete.name);
    const { dialog } = gameOn(page);
    const line = dialog.getByTitle(/\d/);
    await line.waitFor();
    const words = await textOf(line);
    const par3 = filled(pt.result.par, { par: 3 });
    const under = filled(pt.result.underPar, { by: 2 });
    assert.match(words, new RegExp(`^${filled(pt.result.solved, { percent: '4\\d%' })}`, 'i'));
    assert.ok(words.includes(`${par3}, ${under}`), words);
  },
};

/** The sticker album of the profile, and par on a result. */
export const albumJourneys: readonly Journey[] = [
  stuck,
  turned,
  saved,
  printed,
  begun,
  failing,
  looked('phone', phone),
  looked('desktop', desktop),
  par,
];
