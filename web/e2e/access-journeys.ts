import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { gameOn, openGame } from './game-on-screen.ts';
import { guess, guessAll, wrongNames } from './guesses.ts';
import { type Journey, phone } from './journey.ts';
import { pt } from './texts.ts';
import { chooseTheme } from './theme-journeys.ts';

/** Findings of axe that hurt, with the place of each; of all its rules, or of those named. */
export async function findingsOf(page: Page, where: string, rules?: string[]): Promise<string[]> {
  // The pages have no frames, so nothing is lost by the way that needs no second page, and takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${where}: ${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    );
}

type Theme = 'light' | 'dark';

function gameInTheme(theme: Theme, device: string, options: Journey['options']): Journey {
  return {
    name: `axe: start, game, help and result on a ${device} in the ${theme} theme`,
    options: { ...options, colorScheme: theme },
    async walk(visit) {
      const { page } = visit;
      const { button, dialog } = gameOn(page);
      const game = await openGame(visit);
      const found = await findingsOf(page, 'start');
      const wrong = await wrongNames(visit.address, game, 5);
      await guessAll(page, wrong.slice(0, 2));
      await gameOn(page).hint.click();
      await gameOn(page).takenHints.waitFor();
      await gameOn(page).field.fill(wrong[2]?.slice(0, 3) ?? '');
      found.push(...(await findingsOf(page, 'game with suggestions')));
      await gameOn(page).field.fill('');
      await button(pt.game.howToPlay).click();
      await dialog.getByText(pt.help.levels).waitFor();
      found.push(...(await findingsOf(page, 'help')));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await guessAll(page, wrong.slice(2, 4));
      await guess(page, wrong[4] ?? '');
      await button(pt.guest.last.details).click();
      await dialog.getByText(pt.result.lost).waitFor();
      found.push(...(await findingsOf(page, 'result')));
      assert.deepEqual(found, []);
    },
  };
}

const otherPages: Journey = {
  name: 'axe: /auth and the page that does not exist in both themes',
  options: { colorScheme: 'light' },
  async walk({ page }) {
    const found: string[] = [];
    for (const path of ['/auth', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const theme of ['light', 'dark'] as const) {
        await chooseTheme(page, theme);
        found.push(...(await findingsOf(page, `${path} ${theme}`)));
      }
    }
    assert.deepEqual(found, []);
  },
};

/** The element in focus: what it is called, whether a ring of two pixels or more is drawn on or around it. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const around = [element, element?.parentElement, element?.parentElement?.parentElement];
    const hasRing = around.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    // The first words of a field's label are its name; "optional" may stand behind them.
    const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    const words = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
    const named = element?.getAttribute('aria-label') ?? (words ?? element)?.textContent;
    return {
      name: named?.trim().slice(0, 60) ?? '',
      hasRing,
      onScreen: bottom > 0 && top < window.innerHeight,
      inDialog: element?.closest('[role=dialog]') !== null,
    };
  });
}

/** Presses Tab until the element of this name has the focus; every stop on the way must be seen. */
export async function tabTo(
  page: Page,
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    assert.ok(now.hasRing, `"${now.name}" shows no focus`);
    assert.ok(now.onScreen, `"${now.name}" has the focus out of sight`);
    if (now.name === name) return;
  }
  assert.fail(`Tab does not reach "${name}"`);
}

export async function seeFocusOn(page: Page, name: string): Promise<void> {
  await eventually(async () => assert.equal((await focused(page)).name, name), 2000);
}

export async function seeFocusKeptInDialog(page: Page): Promise<void> {
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const now = await focused(page);
    assert.ok(now.inDialog, `${key} leaves the dialog for "${now.name}"`);
  }
}

const keysAlone: Journey = {
  name: 'keyboard: a whole game by keys alone',
  async walk(visit) {
    const { page } = visit;
    const { attempt, dialog, openField } = gameOn(page);
    const game = await openGame(visit);
    const wrong = await wrongNames(visit.address, game, 5);
    await tabTo(page, pt.game.form.title);
    for (const [index, name] of wrong.entries()) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      if (index === 4) break;
      await attempt(index + 2, 5).waitFor();
      await openField.waitFor();
      await seeFocusOn(page, pt.game.form.title);
    }
    await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
    assert.match(
      (await focused(page)).name,
      new RegExp(game.athlete.name),
      'the end has the focus',
    );
    await tabTo(page, pt.guest.last.details);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await seeFocusKeptInDialog(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await seeFocusOn(page, pt.guest.last.details);
    await tabTo(page, pt.game.newGame);
    await page.keyboard.press('Enter');
    await attempt(1, 5).waitFor();
    await openField.waitFor();
  },
};

const helpByKeys: Journey = {
  name: 'keyboard: the help takes the focus, keeps it and gives it back',
  async walk(visit) {
    const { page } = visit;
    const { dialog } = gameOn(page);
    await openGame(visit);
    await tabTo(page, pt.game.howToPlay);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    assert.ok((await focused(page)).inDialog);
    await seeFocusKeptInDialog(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await seeFocusOn(page, pt.game.howToPlay);
  },
};

const skipLink: Journey = {
  name: 'keyboard: the first Tab offers to skip to the content',
  async walk(visit) {
    const { page } = visit;
    await openGame(visit);
    await page.keyboard.press('Tab');
    const link = await focused(page);
    assert.equal(link.name, pt.app.skip);
    assert.ok(link.hasRing && link.onScreen);
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
  },
};

export const accessJourneys: readonly Journey[] = [
  gameInTheme('light', 'desktop', {}),
  gameInTheme('dark', 'desktop', {}),
  gameInTheme('light', 'phone', phone),
  gameInTheme('dark', 'phone', phone),
  otherPages,
  keysAlone,
  helpByKeys,
  skipLink,
];
