import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { eventually } from './eventually.ts';
import { gameOn } from './game-on-screen.ts';
import { filled, pt, type Texts } from './texts.ts';

/** The elements of a challenge besides the game itself, by role and name. */
export function challengeOn(page: Page, texts: Texts = pt) {
  const { challenge } = texts;
  const panel = page.getByRole('region', { name: challenge.opponents, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  return {
    panel,
    /** An opponent in the open list. */
    opponent: (name: string) =>
      panel.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
    /** The opponents in one line, which opens the list. */
    strip: panel.getByRole('button').first(),
    connection: (state: keyof typeof challenge.connection) =>
      panel.getByText(challenge.connection[state], { exact: true }),
    /** What an opponent has just done, in sight. */
    news: (line: string) => panel.getByText(line, { exact: true }).and(page.locator('b')),
    winner: (name: string) =>
      page.getByRole('dialog', { name: filled(challenge.winner.title, { name }), exact: true }),
    goOn: gameOn(page, texts).button(challenge.winner.continue),
    open: heading(challenge.table.open),
    final: heading(challenge.table.final),
    rows: page.getByRole('table').locator('tbody tr'),
  };
}

/** Waits until the opponent's row contains these words. */
export async function seeOpponent(row: Locator, ...words: readonly string[]): Promise<void> {
  await eventually(async () => {
    const text = (await row.allTextContents()).join(' ');
    for (const word of words) assert.ok(text.includes(word), `"${text}" lacks "${word}"`);
  });
}

/** Waits until the opponent is shown as playing and online. */
export const seeOnline = (page: Page, name: string): Promise<void> =>
  seeOpponent(challengeOn(page).opponent(name), pt.challenge.status.playing, pt.challenge.online);

/** The table as its rows of cells, the winner's mark at the end of each; the same for everybody. */
export function standingsOn(page: Page, texts: Texts = pt): Promise<string[][]> {
  return challengeOn(page, texts).rows.evaluateAll((rows, first) => {
    const wordsOf = (cell: Element) =>
      cell.querySelector('b') ?? cell.querySelector(':scope > [aria-hidden]') ?? cell;
    return (rows as HTMLTableRowElement[]).map((row) => [
      ...[...row.cells].map((cell) => wordsOf(cell).textContent ?? ''),
      row.textContent?.includes(first) ? 'first' : '',
    ]);
  }, texts.challenge.table.first);
}

/** Waits until all have the same final table; returns its rows. */
export async function seeSameStandings(...pages: readonly Page[]): Promise<string[][]> {
  await Promise.all(pages.map((page) => challengeOn(page).final.waitFor()));
  const [first = [], ...others] = await Promise.all(pages.map((page) => standingsOn(page)));
  for (const other of others) assert.deepEqual(other, first);
  return first;
}

/** After the player's own end: the result is in a dialog, with the table behind it. */
export async function closeResult(page: Page, athlete: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: athlete, exact: true });
  await dialog.waitFor();
  // Escape would close a toast above it instead.
  await dialog.getByRole('button', { name: pt.game.close, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The lobby of a challenge, by role and name. */
export function lobbyOn(page: Page, texts: Texts = pt) {
  const { lobby } = texts.challenge;
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const players = page.getByRole('list', { name: lobby.players, exact: true });
  return {
    players,
    /** Somebody who is here or awaited. */
    player: (name: string) =>
      players.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
    start: gameOn(page, texts).button(lobby.start),
    /** For who may start. */
    title: heading(lobby.title),
    /** For everybody else. */
    waitsFor: (name: string) => heading(filled(lobby.wait, { name })),
    live: page.getByText(texts.challenge.connection.live, { exact: true }),
    /** Read to screen readers, each once. */
    near: page
      .getByRole('status', { includeHidden: true })
      .getByText(filled(lobby.count, { seconds: 3 }), { exact: true }),
    begun: page.getByRole('alert').getByText(lobby.go, { exact: true }),
  };
}

/** The elements of the page of a link, by role and name. */
export function joinOn(page: Page, texts: Texts = pt) {
  return {
    title: (name: string) =>
      page.getByRole('heading', { name: filled(texts.join.title, { name }), level: 1 }),
    nickname: page.getByLabel(texts.join.nickname, { exact: true }),
    enter: gameOn(page, texts).button(texts.join.asGuest),
  };
}

/** Opens the dialog of the link; returns the link's path. */
export async function openLink(page: Page, texts: Texts = pt): Promise<string> {
  const { button, dialog } = gameOn(page, texts);
  await button(texts.link.button).click();
  const field = dialog.getByLabel(texts.link.address, { exact: true });
  await field.waitFor();
  return new URL(await field.inputValue()).pathname;
}
