import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { befriend } from '../challenge/people.ts';
import { challengeOn } from '../screens/challenge-on-screen.ts';
import { register } from '../product/new-account.ts';
import { type Device, optionsOf } from '../pictures/scene.ts';
import type { Visit } from '../product/test.ts';
import type { ChallengeLog } from './demo-log.ts';
import { type SocketWatch, watchSocket } from './socket-watch.ts';

export type Player = { name: string; device: Device; page: Page; socket: SocketWatch };
export type Players = { lia: Player; rui: Player; neto: Player };

type Opening = Pick<Visit, 'elsewhere'> & { log: ChallengeLog };

async function enter({ elsewhere, log }: Opening, name: string, device: Device): Promise<Player> {
  const page = await elsewhere(optionsOf(device));
  return { name, device, page, socket: watchSocket(page, name, log) };
}

/** Two friends with accounts and a guest, each with their own browser profile and screen. */
export async function enterPlayers(opening: Opening): Promise<Players> {
  const [lia, rui, neto] = await Promise.all([
    enter(opening, 'Lia Costa', 'desktop'),
    enter(opening, 'Rui Prado', 'tablet'),
    enter(opening, 'Neto', 'phone'),
  ]);
  const [one, other] = await Promise.all(
    [lia, rui].map(async ({ page, name }) => {
      return { page, user: await register(page.request, { displayName: name }) };
    }),
  );
  assert.ok(one && other);
  await befriend(one, other);
  return { lia, rui, neto };
}

/** An opponent on the player's screen; a phone shows them in a collapsed line. */
export const seen = (by: Player, who: Player) => challengeOn(by.page).opponent(who.name);
