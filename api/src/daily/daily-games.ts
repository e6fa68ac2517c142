import { dailyKey, type DailyPlay } from '@craque/common/domain/daily/daily-game.ts';
import { dailyLevel } from '@craque/common/domain/daily/daily-statistics.ts';
import { type Game, newGame } from '@craque/common/domain/game/game.ts';
import { gameIdFrom, type PlayerId } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import { type GameServiceDependencies, loadGame } from '../games/game-changes.ts';
import { endOldest } from '../games/unfinished-limit.ts';
import { createDailyAthletes, type DailyAthleteDependencies } from './daily-athletes.ts';

export type DailyGameDependencies = GameServiceDependencies & DailyAthleteDependencies;

const idTries = 5;

type Wanted = DailyPlay & { sport: Sport; mayStart: () => Promise<void> };

/**
 * The player's one game of the date and sport; `isNew` if this call made it. `mayStart` throws if
 * none may be made. A daily that counts ends no other game, however many are unfinished.
 */
export function createDailyGames(
  dependencies: DailyGameDependencies,
): (player: PlayerId, wanted: Wanted) => Promise<{ game: Game; isNew: boolean }> {
  const { stores, random, clock } = dependencies;
  const athleteOf = createDailyAthletes(dependencies);
  return async (player, { sport, mayStart, ...daily }) => {
    const createKey = dailyKey(daily.date, sport);
    const earlier = await stores.games.findByCreateKey(player, createKey);
    if (earlier) return { game: await loadGame(dependencies, player, earlier.id), isNew: false };
    await mayStart();
    const { league, athlete, hintFacts, artVariant } = await athleteOf(daily.date, sport);
    const hidden = { league, athlete, hintFacts, artVariant };
    for (let attempt = 0; attempt < idTries; attempt += 1) {
      const id = gameIdFrom(random());
      const place = {
        id,
        sport,
        difficulty: dailyLevel,
        creator: player,
        createKey,
        daily,
      } as const;
      const game = newGame({ ...place, ...hidden }, clock());
      const outcome = await stores.games.insert(game);
      if (outcome === 'inserted') {
        if (!daily.counts) await endOldest(dependencies, player);
        return { game, isNew: true };
      }
      const first = await stores.games.findByCreateKey(player, createKey);
      if (first) return { game: await loadGame(dependencies, player, first.id), isNew: false };
    }
    throw new AppError('busy', { retryAfter: 1 });
  };
}
