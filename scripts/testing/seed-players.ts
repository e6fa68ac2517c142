import { randomBytes } from 'node:crypto';
import { blankAccount } from '@craque/api/accounts/blank-account.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { newRequest } from '@craque/common/domain/friendship.ts';
import { cookieNames } from '@craque/common/tokens/cookies.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';

export type SeededPlayer = { id: string; username: string; cookie: string };

const sessionAge = 7 * 24 * 60 * 60 * 1000;
const newId = () => randomBytes(16).toString('base64url');

/** Writes a session of the user into the store; returns its cookie. */
export async function signIn(stores: Stores, secret: string, userId: string): Promise<string> {
  const now = Date.now();
  const session = { sid: newId(), userId, expiresAt: now + sessionAge };
  await stores.sessions.insert({ ...session, createdAt: now, renewedAt: now }, 10);
  const token = createSessionTokens([secret]).sign(session, now);
  return `${cookieNames(false).session}=${token}`;
}

async function seedPlayer(stores: Stores, secret: string, number: number): Promise<SeededPlayer> {
  const id = newId();
  const end = id.slice(0, 4).toLowerCase();
  const username = `player-${number}-${end.replace(/[^a-z0-9]/g, 'x')}`;
  const names = { id, username, usernameKey: username, passwordHash: '-' };
  await stores.users.insert({ ...blankAccount, ...names, createdAt: Date.now() });
  return { id, username, cookie: await signIn(stores, secret, id) };
}

/**
 * So many accounts with a session each, written directly to the store, so that no password has to
 * be hashed. All are friends, unless stated otherwise.
 */
export async function seedPlayers(
  stores: Stores,
  secret: string,
  count: number,
  { areFriends = true } = {},
): Promise<SeededPlayer[]> {
  const players: SeededPlayer[] = [];
  for (let number = 0; number < count; number += 1) {
    const player = await seedPlayer(stores, secret, number);
    for (const { id: other } of areFriends ? players : []) {
      const request = newRequest({ id: newId(), from: player.id, to: other, now: 0 });
      await stores.friendships.insert({ ...request, status: 'accepted', answeredAt: 0 });
    }
    players.push(player);
  }
  return players;
}
