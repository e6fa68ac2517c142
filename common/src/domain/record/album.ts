import type { Difficulty, League } from '../sport.ts';
import { difficulties } from '../sport.ts';

/** How hard a sticker was to get, the easiest first. */
export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

/** One game won by a player, as the album needs it. */
export type Win = {
  league: League;
  athleteId: string;
  difficulty: Difficulty;
  /** Used guesses, including the right one. */
  guesses: number;
  /** Milliseconds since the epoch. */
  finishedAt: number;
};

/**
 * Wins over one athlete in one league, at one level, with the same number of guesses: they differ in
 * nothing that the album needs. `finishedAt` is that of the first.
 */
export type WinGroup = Win & { count: number };

/** A player's wins over one athlete in one league, combined. */
export type Sticker = {
  league: League;
  athleteId: string;
  rarity: Rarity;
  /**
   * Of the win that decided the rarity: the rarest, of these the one with fewest guesses, of these
   * the first.
   */
  difficulty: Difficulty;
  guesses: number;
  wins: number;
  /** Time of the first win, ms. */
  collectedAt: number;
};

/** One step for each level above easy, two for the first guess, one for the second. */
function stepsOf(difficulty: Difficulty, guesses: number): number {
  return difficulties.indexOf(difficulty) + Math.max(0, 3 - guesses);
}

/**
 * Rarity of a win: easy at the third guess is common, medium at the first is epic, expert is always
 * legendary.
 */
export function rarityOf(difficulty: Difficulty, guesses: number): Rarity {
  const steps = stepsOf(difficulty, guesses);
  if (steps >= 4) return 'legendary';
  if (steps === 3) return 'epic';
  return steps > 0 ? 'rare' : 'common';
}

function isBetter(win: Win, than: Win): boolean {
  const more =
    rarities.indexOf(rarityOf(win.difficulty, win.guesses)) -
    rarities.indexOf(rarityOf(than.difficulty, than.guesses));
  return more > 0 || (more === 0 && win.guesses < than.guesses);
}

/**
 * One sticker for each athlete and league, in the order of their first wins; `wins`, single ones or
 * groups, are ordered by their (first) ends.
 */
export function stickersOf(wins: readonly (Win | WinGroup)[]): Sticker[] {
  const groups = Map.groupBy(wins, ({ league, athleteId }) => `${league}/${athleteId}`);
  return [...groups.values()].flatMap((won) => {
    const [first] = won;
    if (!first) return [];
    const best = won.reduce((kept, win) => (isBetter(win, kept) ? win : kept), first);
    const { league, athleteId, difficulty, guesses } = best;
    return {
      ...{ league, athleteId, difficulty, guesses },
      rarity: rarityOf(difficulty, guesses),
      wins: won.reduce((sum, win) => sum + ('count' in win ? win.count : 1), 0),
      collectedAt: first.finishedAt,
    };
  });
}

/**
 * For the cover of an album: the rarest sticker, of equally rare ones the newest, then the newest of
 * the others; `most` at most.
 */
export function coverStickers<Each extends Pick<Sticker, 'rarity' | 'collectedAt'>>(
  stickers: readonly Each[],
  most: number,
): Each[] {
  const rank = ({ rarity }: Each) => rarities.indexOf(rarity);
  const newestFirst = stickers.toSorted((one, other) => other.collectedAt - one.collectedAt);
  const best = newestFirst.toSorted((one, other) => rank(other) - rank(one)).slice(0, 1);
  return [...best, ...newestFirst.filter((each) => each !== best[0])].slice(0, most);
}

/** 32-bit FNV-1a with a final mix, so that similar ids get unrelated numbers. */
function hashId(id: string): number {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/**
 * The places of a league's album. Ordered by the hash of the ids, not by names, teams or fame, so
 * that the place of an empty frame says nothing about whose it is.
 */
export function albumOrder(athleteIds: readonly string[]): string[] {
  return athleteIds
    .map((id) => ({ id, at: hashId(id) }))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
