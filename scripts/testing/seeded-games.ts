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

export type SeededGames = {
  /** The winning name of all of them. */
  answer: string;
  /**
   * A challenge of the first user to the others, who have joined unless stated otherwise; it has
   * begun.
   */
  make(userIds: readonly string[], options?: GameOptions): Promise<Game>;
};

/** Challenges of one athlete, written directly to the store. */
export function seededGames(stores: Stores): SeededGames {
  const catalogue = loadCatalogue(athleteData, 'trusted');
  const pool = catalogue.pool(place.league, 'easy');
  const [athleteId = ''] = pool;
  const athlete = snapshotOf(catalogue, athleteId, place.league);
  const hintFacts = hintFactsFor(catalogue, athlete, { league: place.league, pool });
  return {
    answer: athlete.name,
    async make([creator = '', ...others], { difficulty = 'easy', joined = true } = {}) {
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
