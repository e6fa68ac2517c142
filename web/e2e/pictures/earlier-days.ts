import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { leagues, sportOf } from '@craque/common/domain/sport.ts';

/** Games on each of the last days, yesterday first. */
const days = [6, 3, 0, 9, 2, 5];

/** Ids far from those of real games. */
const firstId = 700_000_000;
const day = 86_400_000;

/** Writes games of a user that were over on the days before today: nobody can play them now. */
export async function addEarlierDays({ results }: Stores, userId: string): Promise<void> {
  const catalogue = loadCatalogue(athleteData);
  for (const [before, games] of days.entries()) {
    for (let index = 0; index < games; index += 1) {
      const gameId = firstId + before * 10 + index;
      const league = leagues[(gameId * 5) % leagues.length] ?? 'nba';
      const members = catalogue.members(league);
      const athlete = members[(gameId * 7) % members.length];
      const won = index % 4 !== 3;
      if (!athlete) continue;
      await results.add({
        gameId: gameId as GameId,
        player: userPlayer(userId),
        ...{ sport: sportOf(league), league, difficulty: 'medium', athleteId: athlete.id, won },
        score: won ? 55 + ((gameId * 37) % 80) : 0,
        ...{ guesses: won ? 2 + (index % 3) : 5, hints: index % 2 },
        timeTaken: 34 + 11 * index,
        finishedAt: Date.now() - (before + 1) * day,
      });
    }
  }
}
