import assert from 'node:assert/strict';
import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import { eventually } from './eventually.ts';
import { openGame } from './game-on-screen.ts';
import type { Visit } from '../product/test.ts';
import { accountPassword, register } from '../product/new-account.ts';

/** Signs the page in to a new account; a guest's games move with it. */
export function signIn(page: Page): Promise<SignedIn> {
  return register(page.request);
}

/** Signs in to an existing account, as on another device. */
export async function logIn(page: Page, username: string, password = accountPassword) {
  const reply = await page.request.post('/api/login', { data: { username, password } });
  assert.equal(reply.status(), 200, await reply.text());
}

export async function openSignedIn(visit: Visit, path: string): Promise<Game> {
  await signIn(visit.page);
  return openGame(visit, path);
}

export async function seePath(page: Page, path: string): Promise<void> {
  await eventually(() => assert.equal(new URL(page.url()).pathname, path));
}
