import assert from 'node:assert/strict';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Locator, Page } from '@playwright/test';
import type { Product } from '../product/product.ts';
import { gameOn } from './game-on-screen.ts';
import { filled, pt, type Texts } from './texts.ts';

/** A zone in which it is noon or the hour after: no date begins while a journey is under way. */
export function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12;
  if (west === 0) return 'Etc/GMT';
  // The sign in these names is that of the way to Greenwich.
  return west > 0 ? `Etc/GMT+${west}` : `Etc/GMT${west}`;
}

/** The page of the daily athletes, by role and name. */
export function dailyOn(page: Page, texts: Texts = pt) {
  const { daily, sports } = texts;
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  return {
    places: page.getByRole('list', { name: daily.label, exact: true }).getByRole('link'),
    play: (sport: Sport) => link(filled(daily.play, { sport: sports[sport] })),
    /** After a daily: the next one. */
    next: (sport: Sport) => link(filled(daily.game.next, { sport: sports[sport] })),
    all: link(daily.game.page),
    streak: (count: number) =>
      page.getByText(
        filled(count === 1 ? daily.streak.days_one : daily.streak.days_other, { count }),
        {
          exact: true,
        },
      ),
    freezes: (held: number) => page.getByRole('img', { name: filled(daily.freeze.held, { held }) }),
  };
}

/** Follows a link to a daily, and returns its game once it can be played. */
export async function openDaily(page: Page, product: Product, way: Locator): Promise<Game> {
  const answer = page.waitForResponse((reply) => reply.url().includes('/api/daily/games'));
  await way.click();
  const reply = await answer;
  assert.ok(reply.ok(), await reply.text());
  const { id } = (await reply.json()) as GameView;
  await gameOn(page).openField.waitFor();
  return product.storedGame(id);
}
