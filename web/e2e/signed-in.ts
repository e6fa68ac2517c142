import assert from 'node:assert/strict';
import type { User } from '@craque/common/contracts/user.ts';
import type { Game } from '@craque/common/domain/game.ts';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { openGame } from './game-on-screen.ts';
import type { Visit } from './journey.ts';

const player: User = {
  id: 'u1',
  username: 'bia',
  displayName: 'Bia',
  email: null,
  avatarUrl: null,
  isAdmin: false,
  defaultSport: 'soccer',
  defaultDifficulty: 'medium',
  showHints: true,
  showTimers: true,
  language: null,
  theme: null,
};

/** The api has no accounts yet, so its answer about the session is given here; all else is the api's own. */
export async function signIn(page: Page): Promise<void> {
  await page.route('**/api/user', (route) => route.fulfill({ json: player }));
}

export async function openSignedIn(visit: Visit, path: string): Promise<Game> {
  await signIn(visit.page);
  return openGame(visit, path);
}

export async function seePath(page: Page, path: string): Promise<void> {
  await eventually(() => assert.equal(new URL(page.url()).pathname, path));
}
