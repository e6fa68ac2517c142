import type { Difficulty, League } from '../sport.ts';
import { difficulties } from '../sport.ts';

export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

export type Win = {
  league: League;
  athleteId: string;
  difficulty: Difficulty;
  guesses: number;
  finishedAt: number;
  /** An athlete solved at a party, not a game: a common sticker at most. */
  ofParty?: true;
};

export type WinGroup = Win & { count: number };

export type Sticker = {
  league: League;
  athleteId: string;
  rarity: Rarity;
  difficulty: Difficulty;
  guesses: number;
  wins: number;
  collectedAt: number;
};

/** Places of a set of the week. */
export const setSize = 12;

/** One step for each level above easy, two for the first guess, one for the second. */
function stepsOf(difficulty: Difficulty, guesses: number): number {
  return difficulties.indexOf(difficulty) + Math.max(0, 3 - guesses);
}

/** Medium from the third guess on is common, at the first epic; expert always legendary. */
export function rarityOf(difficulty: Difficulty, guesses: number): Rarity {
  return rarities[Math.min(Math.max(stepsOf(difficulty, guesses) - 1, 0), 3)] ?? 'common';
}

function isBetter(win: Win, than: Win): boolean {
  if (win.ofParty || than.ofParty) return !win.ofParty;
  const more =
    rarities.indexOf(rarityOf(win.difficulty, win.guesses)) -
    rarities.indexOf(rarityOf(than.difficulty, than.guesses));
  return more > 0 || (more === 0 && win.guesses < than.guesses);
}

/** One sticker per athlete and league, by their first wins; `wins` are ordered by (first) ends. */
export function stickersOf(wins: readonly (Win | WinGroup)[]): Sticker[] {
  const groups = Map.groupBy(wins, ({ league, athleteId }) => `${league}/${athleteId}`);
  return [...groups.values()].flatMap((won) => {
    const [first] = won;
    if (!first) return [];
    const best = won.reduce((kept, win) => (isBetter(win, kept) ? win : kept), first);
    const { league, athleteId, difficulty, guesses, ofParty } = best;
    const games = won.filter((win) => !win.ofParty);
    return {
      ...{ league, athleteId, difficulty, guesses },
      rarity: ofParty ? 'common' : rarityOf(difficulty, guesses),
      // A party makes no double.
      wins: games.reduce((sum, win) => sum + ('count' in win ? win.count : 1), 0) || 1,
      collectedAt: first.finishedAt,
    };
  });
}

/** `most` for an album's cover: the rarest, of equals the newest; then the newest others. */
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

/** The places of a league's album, by the hash of ids: an empty frame's place reveals nothing. */
export function albumOrder(athleteIds: readonly string[]): string[] {
  return athleteIds
    .map((id) => ({ id, at: hashId(id) }))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
