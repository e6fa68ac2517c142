import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { Stores } from '@craque/api/store/store.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { sportOf } from '@craque/common/domain/sport.ts';

/** A league and level with enough plays for a par: the smallest pool there is. */
export const wellPlayed = { sport: 'formula1', league: 'formula-2', difficulty: 'easy' } as const;

/** Guests per athlete, how many of them solved it, and with how many guesses. */
const plays = { players: 20, solvers: 8, guesses: 3 };

/** Ids far from those of real games. */
const firstId = 800_000_000;

/** Writes the results of twenty guests for every athlete who may be drawn there. */
export async function seedPlays({ results }: Stores): Promise<void> {
  const { league, difficulty } = wellPlayed;
  const pool = loadCatalogue(athleteData).pool(league, difficulty);
  for (const [index, athleteId] of pool.entries()) {
    for (let guest = 0; guest < plays.players; guest += 1) {
      const won = guest < plays.solvers;
      await results.add({
        ...{ sport: sportOf(league), league, difficulty, athleteId, won },
        gameId: (firstId + index * plays.players + guest) as GameId,
        player: `guest:seeded-${guest}` as PlayerId,
        ...{ score: won ? 60 : 0, guesses: won ? plays.guesses : 5, hints: 0, timeTaken: 60 },
        finishedAt: Date.now() - 3_600_000,
      });
    }
  }
}
