import assert from 'node:assert/strict';
import type { AthleteNames } from '@craque/common/contracts/athletes.ts';
import type { Game, Guess } from '@craque/common/domain/game/game.ts';
import { unpackNames } from '@craque/common/domain/athlete/name-list.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Page } from '@playwright/test';
import { eventually } from './eventually.ts';
import { gameOn, nextGame, shownGame } from './game-on-screen.ts';
import type { Visit } from '../product/test.ts';
import { filled, pt, type Texts } from './texts.ts';

/** The names that may be guessed in a sport, best known first, without those shared by two people. */
export async function namesOf(address: string, sport: Sport): Promise<string[]> {
  const reply = await fetch(`${address}/api/athletes/names?sport=${sport}`);
  const names = unpackNames((await reply.json()) as AthleteNames);
  return names.filter(({ born }) => born === undefined).map(({ name }) => name);
}

const wordsOf = (name: string) => normaliseName(name).split(' ');

/**
 * Full names of athletes who are not the hidden one and share no word with it or with each other.
 */
export async function wrongNames(address: string, game: Game, count: number): Promise<string[]> {
  const taken = new Set(game.athlete.names.flatMap(wordsOf));
  const found: string[] = [];
  for (const name of await namesOf(address, game.sport)) {
    const words = wordsOf(name);
    if (words.length < 2 || words.some((word) => taken.has(word))) continue;
    for (const word of words) taken.add(word);
    found.push(name);
    if (found.length === count) return found;
  }
  throw new Error(`${game.sport} has no ${count} names that are wrong`);
}

/** Types a name and presses Enter, and waits until the api has accepted it or the game is over. */
export async function guess(page: Page, name: string, texts: Texts = pt): Promise<void> {
  const { openField } = gameOn(page, texts);
  await openField.fill(name);
  const answer = page.waitForResponse((response) => response.url().includes('/guess'));
  await openField.press('Enter');
  assert.equal((await answer).status(), 200);
}

/** The same with a misspelt name, whose owner the field asks for by name before it is sent. */
export async function guessMisspelt(page: Page, typed: string, meant: string): Promise<void> {
  const { openField } = gameOn(page);
  await openField.fill(typed);
  await openField.press('Enter');
  await page.getByText(filled(pt.game.form.meant, { name: meant })).waitFor();
  const answer = page.waitForResponse((response) => response.url().includes('/guess'));
  await openField.press('Enter');
  assert.equal((await answer).status(), 200);
}

/**
 * Guesses one name after the other, checking each in the history. None may end the game: the result
 * would lie over the history.
 */
export async function guessAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await guess(page, name);
    await gameOn(page).history.getByText(name, { exact: true }).first().waitFor();
  }
}

/** The name with two neighbouring letters of its longest word swapped, as a typo. */
export function slipOf(name: string): string {
  const words = name.split(/(?<=[^\p{L}])|(?=[^\p{L}])/u);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const at = [...longest].findIndex(
    (letter, index) => index > 0 && index < longest.length - 1 && letter !== longest[index + 1],
  );
  assert.ok(at > 0, `${name} has no letters to swap`);
  const swapped = `${longest.slice(0, at)}${longest[at + 1]}${longest[at]}${longest.slice(at + 2)}`;
  return name.replace(longest, swapped);
}

/** A game whose hidden name is long enough for a typo to be tolerated (ten letters or more). */
export async function gameWithLongName(visit: Visit): Promise<Game> {
  const isLong = ({ athlete }: Game) => normaliseName(athlete.name).replaceAll(' ', '').length > 9;
  let game = await shownGame(visit);
  for (let tries = 0; !isLong(game); tries += 1) {
    assert.ok(tries < 30, 'no athlete with a long name came up');
    await gameOn(visit.page).button(pt.game.newGame).click();
    game = await nextGame(visit, game.id);
  }
  return game;
}

/** One wrong guess, then the hidden name with a typo; returns the won game, as by no new player. */
export async function winAtSecond(visit: Visit): Promise<Game> {
  const { page, address } = visit;
  const game = await gameWithLongName(visit);
  await page.evaluate(() => localStorage.setItem('craque.knows-wins', '1'));
  await guessAll(page, await wrongNames(address, game, 1));
  await guessMisspelt(page, slipOf(game.athlete.name), game.athlete.name);
  await page.getByRole('heading', { name: pt.game.ended.won }).waitFor();
  await page.getByText(pt.guest.next).waitFor();
  return game;
}

/** The guesses of a solo game. */
export const guessesIn = ({ players }: Game): readonly Guess[] => players[0]?.guesses ?? [];

/** Values of the four clues, in their order. */
export async function cluesOf(page: Page, texts: Texts = pt): Promise<string[]> {
  return gameOn(page, texts).clues.getByRole('definition').allInnerTexts();
}

/** How many of the four clues are open, the date of birth included. */
export async function seeOpenClues(page: Page, count: number): Promise<void> {
  await eventually(async () => {
    const open = (await cluesOf(page)).map((value) => !value.includes('???'));
    const wanted = [0, 1, 2, 3].map((index) => index < count);
    assert.deepEqual(open, wanted);
  });
}
