import type { GameView } from '@craque/common/contracts/games.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Product } from './product.ts';

/** What a journey works with: a fresh browser profile on the running product. */
export type Visit = {
  page: Page;
  product: Product;
  address: string;
  /** The game the page shows last, as the api sent it. */
  shownGame(): GameView;
  /** The hidden athlete of the shown game, out of the store. */
  hiddenName(): string;
};

export type Journey = {
  name: string;
  options?: BrowserContextOptions;
  walk(visit: Visit): Promise<void>;
};

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

type Seen = { game?: GameView };

function isGame(body: unknown): body is GameView {
  return typeof body === 'object' && body !== null && 'remainingGuesses' in body;
}

/** Keeps the last game that any answer carried. */
function followGames(page: Page, seen: Seen): void {
  page.on('response', async (response) => {
    if (!response.url().includes('/api/games') || response.status() >= 300) return;
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    const body: unknown = await response.json().catch(() => undefined);
    const inner = (body as { game?: unknown } | undefined)?.game;
    if (isGame(body)) seen.game = body;
    else if (isGame(inner)) seen.game = inner;
  });
}

/** Complaints of the browser: script errors, and anything the content security policy had to stop. */
function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to|violates/i.test(text)) complaints.push(text);
  });
}

/** Walks one journey in a profile of its own; rejects where a step fails or the browser complained. */
export async function walk(browser: Browser, product: Product, journey: Journey): Promise<void> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    ...desktop,
    ...journey.options,
    baseURL: product.address,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const seen: Seen = {};
  followGames(page, seen);
  collectComplaints(page, complaints);
  const shownGame = () => {
    if (!seen.game) throw new Error('no game has been shown yet');
    return seen.game;
  };
  const hiddenName = () => product.storedGame(shownGame().id).athlete.name;
  try {
    await journey.walk({ page, product, address: product.address, shownGame, hiddenName });
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  } finally {
    await context.close();
  }
}
