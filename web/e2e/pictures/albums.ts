import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { difficulties, type League, leagues, sportOf } from '@craque/common/domain/sport.ts';
import type { BrowserContextOptions } from '@playwright/test';
import type { Product } from '../product/product.ts';
import { seeAchievements } from '../product/seen-achievements.ts';
import { enter } from './person.ts';

/** The owners of the shown albums: empty, about half full, full. */
export type AlbumOwner = 'albumEmpty' | 'albumHalf' | 'albumFull';

const names: Record<AlbumOwner, readonly [username: string, displayName: string]> = {
  albumEmpty: ['veralima', 'Vera Lima'],
  albumHalf: ['caioreis', 'Caio Reis'],
  albumFull: ['ceciliaprado', 'Cecília Prado'],
};

/** Ids far from those of real games. */
const firstId = 900_000_000;
const day = 86_400_000;

/** Pseudo-random and the same in every run, from 0 to 99. */
const diceOf = (member: number, league: number) => (member * 7919 + league * 104_729 + 13) % 100;

/** Percentage of a league in the half-full album: no two alike. */
const shareOf = (league: number) => [46, 22, 9, 31, 0, 58, 52, 17][league % 8] ?? 0;

/**
 * Wins of a player over as many athletes of each league as `isHeld` says, at all levels and with
 * one to five guesses.
 */
async function fill(
  { results }: Stores,
  { id: userId, from }: { id: string; from: number },
  isHeld: (member: number, league: number) => boolean,
): Promise<void> {
  const catalogue = loadCatalogue(athleteData);
  const wins = leagues.flatMap((league: League, index) =>
    catalogue
      .members(league)
      .map(({ id }, member) => ({ league, index, member, athleteId: id }))
      .filter((win) => isHeld(win.member, win.index)),
  );
  for (const [at, { league, index, member, athleteId }] of wins.entries()) {
    const dice = diceOf(member + 5, index + 3);
    const difficulty = difficulties[dice % 4] ?? 'medium';
    await results.add({
      gameId: (from + at) as GameId,
      player: userPlayer(userId),
      ...{ sport: sportOf(league), league, difficulty, athleteId, won: true, score: 60 },
      ...{ guesses: 1 + (Math.floor(dice / 4) % 4), hints: 0, timeTaken: 60 },
      finishedAt: Date.now() - (at % 90) * day,
    });
  }
}

/** Registers the owners and fills their albums in the store: nobody could play so many games. */
export async function gatherAlbums(
  product: Product,
): Promise<Record<AlbumOwner, BrowserContextOptions['storageState']>> {
  const empty = await enter(product, ...names.albumEmpty);
  const half = await enter(product, ...names.albumHalf);
  const full = await enter(product, ...names.albumFull);
  await product.rewrite(async (stores) => {
    const isHalf = (member: number, league: number) => diceOf(member, league) < shareOf(league);
    await fill(stores, { id: half.user.id, from: firstId }, isHalf);
    await fill(stores, { id: full.user.id, from: firstId + 1_000_000 }, () => true);
  });
  // The toast of an achievement would cover the pictures.
  for (const { page } of [half, full]) await seeAchievements(page.request);
  const [albumEmpty, albumHalf, albumFull] = await Promise.all(
    [empty, half, full].map(({ page }) => page.request.storageState()),
  );
  return { albumEmpty, albumHalf, albumFull };
}
