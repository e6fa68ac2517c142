import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { PlayerId } from '../domain/ids.ts';
import { derivedKey } from './derived-key.ts';

/** Who may watch what: `userId` is the player's id among the players of the game. */
export type Watching = { gameId: number; player: PlayerId; userId: string };

const lifetime = 5 * 60 * 1000;
/** `<gameId>~<player>~<userId>~<expiry>`: no part can contain the separator. */
const form = /^(\d{1,16})~((?:user|guest):[\w-]{1,64})~([\w-]{1,64})~(\d{13})~([\w-]{43})$/;

/** Admits watchers to realtime without a database. `secrets`: newest first, which signs. */
export function createWatchTickets(secrets: readonly string[]) {
  const keys = secrets.map((secret) => derivedKey(secret, 'watch-ticket'));
  const [newest] = keys;
  if (!newest) throw new RangeError('tickets need a secret');
  const sign = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue({ gameId, player, userId }: Watching, now: number) {
      const text = `${gameId}~${player}~${userId}~${now + lifetime}`;
      return `${text}~${sign(newest, text).toString('base64url')}`;
    },
    /** Of a ticket that was read (ms). */
    issuedAt: (ticket: string): number => Number(ticket.split('~')[3]) - lifetime,
    read(ticket: string, now: number): Watching | undefined {
      const [, gameId, player, userId, expiry, signature] = form.exec(ticket) ?? [];
      if (!gameId || !player || !userId || !expiry || !signature) return undefined;
      const given = Buffer.from(signature, 'base64url');
      // A 43-letter text has two spare bits: only the canonical spelling is accepted.
      if (given.toString('base64url') !== signature || Number(expiry) <= now) return undefined;
      const text = ticket.slice(0, ticket.lastIndexOf('~'));
      const known = keys.some((key) => timingSafeEqual(sign(key, text), given));
      return known ? { gameId: Number(gameId), player: player as PlayerId, userId } : undefined;
    },
  };
}
export type WatchTickets = ReturnType<typeof createWatchTickets>;
