import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { post } from '../../web/e2e/product/api-call.ts';
import { challengeOn } from '../../web/e2e/screens/challenge-on-screen.ts';
import { register } from '../../web/e2e/product/new-account.ts';
import { type Device, devices } from '../pictures/scene.ts';
import type { ChallengeLog } from './demo-log.ts';
import { type SocketWatch, watchSocket } from './socket-watch.ts';

export type Player = { name: string; device: Device; page: Page; socket: SocketWatch };
export type Players = { lia: Player; rui: Player; neto: Player };

type Opening = { browser: Browser; origin: string; log: ChallengeLog };

async function enter(
  { browser, origin, log }: Opening,
  name: string,
  device: Device,
): Promise<Player> {
  const phone: BrowserContextOptions = { isMobile: true, hasTouch: true };
  const profile = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    viewport: devices[device],
    ...(device === 'phone' && phone),
  });
  const page = await profile.newPage();
  page.setDefaultTimeout(30_000);
  return { name, device, page, socket: watchSocket(page, name, log) };
}

/** Two friends with accounts and a guest, each with their own browser profile and screen. */
export async function enterPlayers(opening: Opening): Promise<Players> {
  const [lia, rui, neto] = await Promise.all([
    enter(opening, 'Lia Costa', 'desktop'),
    enter(opening, 'Rui Prado', 'tablet'),
    enter(opening, 'Neto', 'phone'),
  ]);
  const [liaUser, ruiUser] = await Promise.all(
    [lia, rui].map(({ page, name }) => register(page.request, { displayName: name })),
  );
  // A request to somebody who has already asked makes a friendship at once.
  await post(lia.page.request, '/api/user/friends', { friendId: ruiUser?.id });
  await post(rui.page.request, '/api/user/friends', { friendId: liaUser?.id });
  return { lia, rui, neto };
}

/** An opponent on the player's screen; a phone shows them in a collapsed line. */
export const seen = (by: Player, who: Player) => challengeOn(by.page).opponent(who.name);
