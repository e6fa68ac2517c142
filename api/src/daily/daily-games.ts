import { dailyKey, type DailyPlay } from '@craque/common/domain/daily/daily-game.ts';
import { dailyLevel } from '@craque/common/domain/daily/daily-statistics.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { type GameServiceDependencies, loadGame } from '../games/game-changes.ts';
import { type Placed, placeGame } from '../games/game-creation.ts';
import { createDailyAthletes, type DailyAthleteDependencies } from './daily-athletes.ts';

export type DailyGameDependencies = GameServiceDependencies & DailyAthleteDependencies;

type Wanted = DailyPlay & { sport: Sport; mayStart: () => Promise<void> };

/** The player's one game of the date and sport; `mayStart` throws if none may be made. */
export function createDailyGames(
  dependencies: DailyGameDependencies,
): (player: PlayerId, wanted: Wanted) => Promise<Placed> {
  const athleteOf = createDailyAthletes(dependencies);
  return async (player, { sport, mayStart, ...daily }) => {
    const createKey = dailyKey(daily.date, sport);
    const earlier = await dependencies.stores.games.findByCreateKey(player, createKey);
    if (earlier) return { game: await loadGame(dependencies, player, earlier.id), isNew: false };
    await mayStart();
    const { league, athlete, hintFacts, artVariant } = await athleteOf(daily.date, sport);
    const choice = { sport, league, difficulty: dailyLevel } as const;
    const secret = { athlete, hintFacts, artVariant };
    const placed = await placeGame(dependencies, player, choice, { createKey, daily, secret });
    if (placed.isNew) return placed;
    return { ...placed, game: await loadGame(dependencies, player, placed.game.id) };
  };
}
