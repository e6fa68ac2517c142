import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { hintFactsFor, snapshotOf } from '@craque/api/games/snapshot.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type Game, newGame } from '@craque/common/domain/game/game.ts';
import { gameIdFrom, userPlayer } from '@craque/common/domain/ids.ts';
import { joinByInvitation, challengeWith } from '@craque/common/domain/challenge/challenge.ts';
import type { Difficulty } from '@craque/common/domain/sport.ts';

const place = { sport: 'tennis', league: 'atp' } as const;

type GameOptions = { difficulty?: Difficulty; joined?: boolean };

/** Challenges of one athlete, written directly to the store. */
export function seededGames(stores: Stores) {
  const catalogue = loadCatalogue(athleteData, 'trusted');
  const pool = catalogue.pool(place.league, 'easy');
  const [athleteId = ''] = pool;
  const athlete = snapshotOf(catalogue, athleteId, place.league);
  const hintFacts = hintFactsFor(catalogue, athlete, { league: place.league, pool });
  return {
    /** The winning name of all of them. */
    answer: athlete.name,
    /** Of the first user to the others, who have joined unless stated otherwise; it has begun. */
    async make(
      [creator = '', ...others]: readonly string[],
      { difficulty = 'easy', joined = true }: GameOptions = {},
    ): Promise<Game> {
      const now = Date.now();
      const parts = { ...place, difficulty, athlete, hintFacts, artVariant: 1 };
      const challenge = { ...challengeWith(others), start: { at: now, version: 0 } };
      const id = gameIdFrom(Math.random());
      const created = newGame({ ...parts, id, challenge, creator: userPlayer(creator) }, now);
      const game = (joined ? others : []).reduce((before, other) => {
        const after = joinByInvitation(before, userPlayer(other), { now });
        if (!after.ok) throw new Error(after.error);
        return after.value;
      }, created);
      await stores.games.insert(game);
      return game;
    },
  };
}
