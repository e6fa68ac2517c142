import * as z from 'zod/mini';
import { rarities } from '../domain/record/album.ts';
import type { Endpoint } from './endpoint.ts';
import { count, gameIdParam } from './fields.ts';

/** The athlete's place in the album of the game's league. */
export const albumPlace = z.object({
  place: z.int().check(z.gte(1)),
  /** Places in the album, and those that are filled. */
  athletes: count,
  collected: count,
  /** The sticker; null as long as the place is empty. */
  sticker: z.nullable(
    z.object({
      rarity: z.enum(rarities),
      wins: z.int().check(z.gte(1)),
      /** True if this game put it there. */
      isNew: z.boolean(),
      /** True if it was there, and this game has made it rarer. */
      isRarer: z.boolean(),
    }),
  ),
});
export type AlbumPlaceView = z.output<typeof albumPlace>;

/** What the end of a game means for its player, a guest too: a guest's stickers count until claimed. */
export const aftermath = z.object({
  /** Null until the athlete is told, and for an athlete who has left the catalogue. */
  album: z.nullable(albumPlace),
  /** Wins in a row that ended with this game; 0 after a win. */
  lostStreak: count,
});
export type Aftermath = z.output<typeof aftermath>;

export const readAftermath = {
  name: 'readAftermath',
  summary: "The athlete's place in the caller's album, and the streak that a loss has ended",
  method: 'GET',
  path: '/api/games/:id/aftermath',
  access: 'guest',
  limit: 'other',
  params: z.object({ id: gameIdParam }),
  status: 200,
  reply: aftermath,
} as const satisfies Endpoint;
