import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game.ts';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { gameOn, nextGame, openGame, requestsOf, seeToast } from './game-on-screen.ts';
import { gameWithLongName, guess, guessAll, slipOf, wrongNames } from './guesses.ts';
import type { Journey, Visit } from './journey.ts';
import { filled, pt } from './texts.ts';

/** The lines of the score tab as label and value. */
async function scoreLines(dialog: Locator): Promise<Map<string, string>> {
  const labels = await dialog.getByRole('term').allInnerTexts();
  const values = await dialog.getByRole('definition').allInnerTexts();
  return new Map(labels.map((label, index) => [label, values[index] ?? '']));
}

/** Opens the last result from its card. */
async function lastResultOf(page: Page, { athlete }: Game): Promise<Locator> {
  const { lastResult } = gameOn(page);
  await lastResult.getByText(athlete.name, { exact: true }).waitFor();
  await lastResult.getByRole('button', { name: pt.guest.last.details, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: athlete.name, exact: true });
  await dialog.getByText(pt.result.won).waitFor();
  return dialog;
}

async function seeDetailsTab(dialog: Locator): Promise<void> {
  const score = dialog.getByRole('tab', { name: pt.result.score, exact: true });
  assert.equal(await score.getAttribute('aria-selected'), 'true');
  await dialog.getByRole('tab', { name: pt.result.details, exact: true }).click();
  await dialog.getByRole('heading', { name: pt.result.facts, exact: true }).waitFor();
  assert.ok((await dialog.getByRole('term').count()) > 0);
}

/** One wrong guess, then the hidden name with a slip; gives the game that was won. */
async function winAtSecond(visit: Visit): Promise<Game> {
  const { page, address } = visit;
  const game = await gameWithLongName(visit);
  await guessAll(page, await wrongNames(address, game, 1));
  await guess(page, slipOf(game.athlete.name));
  await page.getByRole('heading', { name: pt.game.ended.won }).waitFor();
  await page.getByText(pt.guest.next).waitFor();
  return game;
}

const wonGame: Journey = {
  name: 'guest page: a won game with a slip of the hand, its result, the next game after 2 s',
  async walk(visit) {
    const { page } = visit;
    await openGame(visit);
    const created: number[] = [];
    const won = await winAtSecond(visit);
    const wonAt = performance.now();
    page.on('request', (request) => {
      if (request.method() === 'POST') created.push(performance.now() - wonAt);
    });
    const next = await nextGame(visit, won.id);
    const [after = 0] = created;
    assert.ok(after > 1500 && after < 3500, `the next game came after ${after} ms`);
    assert.notEqual(next.athlete.athleteId, won.athlete.athleteId);
    const dialog = await lastResultOf(page, won);
    const lines = await scoreLines(dialog);
    assert.match(lines.get(pt.result.speed) ?? '', /^\+\d+$/);
    assert.equal(lines.has(pt.result.streak), false);
    assert.equal(lines.get(pt.result.attempts), '2/5');
    assert.match(lines.get(pt.result.time) ?? '', /^\d+:[0-5]\d$/);
    assert.equal(lines.get(pt.result.base), '80');
    await seeDetailsTab(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await lastResultOf(page, won);
    await dialog.getByRole('tab', { name: pt.result.score, selected: true }).waitFor();
  },
};

const streak: Journey = {
  name: 'guest page: the second win in a row shows its streak bonus',
  async walk(visit) {
    const { page } = visit;
    const first = await openGame(visit);
    await guess(page, first.athlete.name);
    const second = await nextGame(visit, first.id);
    await guess(page, second.athlete.name);
    await nextGame(visit, second.id);
    const lines = await scoreLines(await lastResultOf(page, second));
    assert.equal(lines.get(pt.result.streak), '+10');
    assert.equal(lines.get(pt.result.base), '100');
    await page.getByText(filled(pt.result.streakCount, { wins: 2 })).waitFor();
  },
};

const resultText = /^Craque: Futebol, Médio, 2\/5\n(?:🟥▲|🟨◆|🟩●) ✅\n\d+ pts\nhttp:\/\/localhost/u;

function seeResultText(text: string, game: Game): void {
  assert.match(text, resultText);
  assert.equal(text.includes(game.athlete.name), false);
}

const copiedResult: Journey = {
  name: 'share: copying puts a text without the name into the clipboard',
  options: { permissions: ['clipboard-read', 'clipboard-write'] },
  async walk(visit) {
    const { page } = visit;
    await openGame(visit);
    const won = await winAtSecond(visit);
    await nextGame(visit, won.id);
    await gameOn(page).lastResult.getByRole('button', { name: pt.share.copy }).click();
    await seeToast(page, pt.share.copied);
    seeResultText(await page.evaluate(() => navigator.clipboard.readText()), won);
  },
};

/** Stands in for the share sheet and the clipboard of a device; `shared` is what they were given. */
function standInForDevice(fault: string): void {
  const shared: string[] = [];
  const refuse = () => Promise.reject(new DOMException('refused', fault));
  Object.assign(window, { shared });
  Object.defineProperty(navigator, 'share', {
    value: (data: { text: string }) => {
      shared.push(data.text);
      return fault ? refuse() : Promise.resolve();
    },
  });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
}

function sharedJourney(name: string, fault: string, fallsBack: boolean): Journey {
  return {
    name: `share: ${name}`,
    async walk(visit) {
      const { page } = visit;
      await page.addInitScript(standInForDevice, fault);
      await openGame(visit);
      const won = await winAtSecond(visit);
      await nextGame(visit, won.id);
      await gameOn(page).lastResult.getByRole('button', { name: pt.share.share }).click();
      await eventually(async () => {
        const shared = await page.evaluate(() => Reflect.get(window, 'shared') as string[]);
        assert.equal(shared.length, 1);
        seeResultText(shared[0] ?? '', won);
      });
      const manual = page.getByRole('textbox', { name: pt.share.manual });
      if (!fallsBack) return assert.equal(await manual.count(), 0);
      await manual.waitFor();
      seeResultText(await manual.inputValue(), won);
      const selected = await page.evaluate(() => String(window.getSelection()));
      seeResultText(selected, won);
    },
  };
}

/** Everything the page was sent, headers and addresses included, except the public list of all names. */
function collectBytes({ page }: Visit): () => Promise<string> {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/athletes/names')) return;
    const body = response.body().then(
      (bytes) => bytes.toString('utf8'),
      () => '',
    );
    const head = response.allHeaders().then(JSON.stringify);
    parts.push(
      Promise.all([body, head]).then(([text, headers]) => `${response.url()}\n${headers}\n${text}`),
    );
  });
  return async () => (await Promise.all(parts)).join('\n');
}

function spellingsOf({ athlete }: Game): string[] {
  const { name, athleteId } = athlete;
  const forms = [name, name.normalize('NFD').replace(/\p{M}/gu, ''), name.toLowerCase()];
  return [...forms, encodeURIComponent(name), JSON.stringify(name).slice(1, -1), athleteId];
}

const secret: Journey = {
  name: 'game: nothing of the answer reaches the browser before the end',
  async walk(visit) {
    const { page } = visit;
    const bytes = collectBytes(visit);
    const screen = gameOn(page);
    const hinted = requestsOf(page, 'GET', /\/hint$/);
    const game = await openGame(visit);
    const wrong = await wrongNames(visit.address, game, 5);
    await guessAll(page, wrong.slice(0, 2));
    for (const taken of [1, 2, 3]) {
      await screen.hint.click();
      await eventually(async () =>
        assert.equal(await screen.takenHints.getByRole('listitem').count(), taken),
      );
    }
    await guessAll(page, wrong.slice(2, 4));
    await screen.attempt(5, 5).waitFor();
    assert.equal(hinted.length, 3);
    const seen = (await bytes()) + (await page.content());
    assert.ok(seen.includes(String(game.id)), 'the search finds what was sent');
    for (const spelling of spellingsOf(game)) {
      assert.equal(seen.includes(spelling), false, `"${spelling}" reached the browser`);
    }
    await guess(page, wrong[4] ?? '');
    await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
    assert.ok((await bytes()).includes(game.athlete.name), 'the end tells the name');
  },
};

export const winJourneys: readonly Journey[] = [
  wonGame,
  streak,
  copiedResult,
  sharedJourney('the device is given a text without the name', '', false),
  sharedJourney('closing the share sheet is no error', 'AbortError', false),
  sharedJourney('without share and clipboard the text is there to be copied', 'NotAllowedError', true),
  secret,
];
