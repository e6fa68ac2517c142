import * as z from 'zod/mini';
import { rarities, setSize } from '../domain/record/album.ts';
import { type League, leagueNamed } from '../domain/sport.ts';
import { type Endpoint, get } from './endpoint.ts';
import {
  count,
  difficultyField,
  gameParams,
  isoDateTime,
  languageQuery,
  sportField,
} from './fields.ts';

export const albumLeague = z.object({
  sport: sportField,
  league: z.string(),
  athletes: count,
  collected: count,
});
export type AlbumLeague = z.output<typeof albumLeague>;

/** A filled place. Empty places are not sent: nothing is known of them but their number. */
export const albumSticker = z.object({
  /** From 1; cannot be derived from anything a player knows about the athlete. */
  place: z.int().check(z.gte(1)),
  athleteId: z.string(),
  name: z.string(),
  rarity: z.enum(rarities),
  difficulty: difficultyField,
  guesses: z.int().check(z.gte(1)),
  wins: z.int().check(z.gte(1)),
  collectedAt: isoDateTime,
  picture: z.string(),
});
export type AlbumSticker = z.output<typeof albumSticker>;

/** The club with the fewest empty places of those that have a sticker; null where there is none. */
const goal = z.nullable(z.object({ team: z.string(), missing: count }));

export const albumPage = z.extend(albumLeague, { stickers: z.array(albumSticker), goal });
export type AlbumPage = z.output<typeof albumPage>;

const coverSticker = z.pick(albumSticker, {
  place: true,
  athleteId: true,
  name: true,
  rarity: true,
  picture: true,
});

export const albumCover = z.extend(albumLeague, {
  rarities: z.record(z.enum(rarities), count),
  /** Wins beyond the first of each sticker. */
  doubles: count,
  goal,
  /** The rarest of the collected stickers, then the newest of the others; 3 at most. */
  onCover: z.array(coverSticker),
});
export type AlbumCover = z.output<typeof albumCover>;

export const latestSticker = z.extend(albumSticker, { sport: sportField, league: z.string() });
export type LatestSticker = z.output<typeof latestSticker>;

const setPlaceNumber = z.int().check(z.gte(1), z.lte(setSize));

/** Of an empty place nothing is known but its number. */
const setPlace = z.object({ place: setPlaceNumber, sticker: z.nullable(latestSticker) });

export const weeklySet = z.object({
  title: z.string(),
  /** A Monday at 00:00 UTC, when the next set comes. */
  endsAt: isoDateTime,
  collected: count,
  places: z.array(setPlace),
});
export type WeeklySetView = z.output<typeof weeklySet>;

/** A league by its English name or slug; anything else is a 404. */
const leagueParam = z.pipe(
  z.string().check(z.refine((text) => leagueNamed(text) !== undefined, { error: 'not_found' })),
  z.transform((text: string) => leagueNamed(text)),
);

export const readAlbum = {
  ...get,
  name: 'readAlbum',
  summary:
    "How far the user's album is filled and the stickers on its cover, for each league in the order of the leagues",
  path: '/api/user/album',
  reply: z.array(albumCover),
} as const satisfies Endpoint;

export const readAlbumPage = {
  ...get,
  name: 'readAlbumPage',
  summary: "The stickers of the athletes whom the user has guessed in a league's games",
  path: '/api/user/album/:id',
  params: z.object({ id: leagueParam }),
  reply: albumPage,
} as const satisfies Endpoint;

export const readLatestStickers = {
  ...get,
  name: 'readLatestStickers',
  summary: 'The stickers of all leagues that the user has collected last, newest first, 12 at most',
  path: '/api/user/stickers',
  reply: z.array(latestSticker),
} as const satisfies Endpoint;

export const readWeeklySet = {
  ...get,
  name: 'readWeeklySet',
  summary: "The set of the week: twelve stickers of a theme, those in the user's album shown",
  path: '/api/user/set',
  query: languageQuery,
  reply: weeklySet,
} as const satisfies Endpoint;

const noSticker = { error: 'sticker_not_found' } as const;
const stickerForm = /^([a-z0-9-]{1,64})~([a-z0-9-]{1,100})$/;

/** `nba~michael-jordan`: slug of the league and id of the athlete; anything else is a 404. */
const stickerIdParam = z.pipe(
  z.string().check(z.regex(stickerForm, noSticker)),
  z.transform((text: string) => {
    const [, slug = '', athleteId = ''] = stickerForm.exec(text) ?? [];
    return { league: leagueNamed(slug), athleteId };
  }),
);

export function stickerId(league: League, athleteId: string): string {
  return `${league}~${athleteId}`;
}

export const readAlbumSticker = {
  ...get,
  name: 'readAlbumSticker',
  summary: 'The drawn sticker of an athlete whom the user has guessed in a game of the league',
  path: '/api/user/stickers/:id',
  params: z.object({ id: stickerIdParam }),
} as const satisfies Endpoint;

export const albumPlace = z.object({
  place: z.int().check(z.gte(1)),
  athletes: count,
  collected: count,
  sticker: z.nullable(
    z.object({
      rarity: z.enum(rarities),
      wins: z.int().check(z.gte(1)),
      isNew: z.boolean(),
      isRarer: z.boolean(),
    }),
  ),
});
export type AlbumPlaceView = z.output<typeof albumPlace>;

/** What the end of a game means for its player, a guest too: a guest's stickers count until claimed. */
export const aftermath = z.object({
  album: z.nullable(albumPlace),
  /** Null if the athlete is not one of the set of this week. */
  set: z.nullable(z.object({ title: z.string(), collected: count, isCollected: z.boolean() })),
  /** Wins in a row that ended with this game; 0 after a win, and for an untouched challenge. */
  lostStreak: count,
});
export type Aftermath = z.output<typeof aftermath>;

export const readAftermath = {
  ...get,
  name: 'readAftermath',
  summary: "The athlete's place in the caller's album, and the streak that a loss has ended",
  path: '/api/games/:id/aftermath',
  access: 'guest',
  params: gameParams,
  query: languageQuery,
  reply: aftermath,
} as const satisfies Endpoint;
