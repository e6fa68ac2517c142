import type { Engine } from '../port.ts';
import { createCorrectionStore, createDailyStore } from './athletes.ts';
import { createGameStore } from './games.ts';
import { createAchievementStore, createRecordStore } from './history.ts';
import { createBlockStore, createReportStore } from './people.ts';
import { createGuestPlaceStore } from './guest-places.ts';
import { createPartyStore } from './parties.ts';
import { createRankingSums } from './ranking-sums.ts';
import { type Boards, createBoards } from './boards.ts';
import { createRankingStore, type RankingStore } from './rankings.ts';
import { createResultStore } from './results.ts';
import { createSessionStore } from './sessions.ts';
import { createFeedbackStore, createFriendshipStore } from './social.ts';
import { createTokenStore } from './tokens.ts';
import { createUserStore } from './users.ts';

export function storesOn(engine: Engine) {
  const sums = createRankingSums(engine);
  const { recounting } = sums;
  const { update, read, replacing, removing } = createBoards(engine);
  const records = createRecordStore(engine);
  const achievements = createAchievementStore(engine, recounting);
  return {
    games: createGameStore(engine),
    results: createResultStore(engine, { ...sums, removing }),
    records,
    achievements,
    users: createUserStore(engine, {
      records,
      achievements,
      recounting: (userId, write) => recounting(userId, () => replacing(userId, write)),
    }),
    sessions: createSessionStore(engine),
    tokens: createTokenStore(engine),
    friendships: createFriendshipStore(engine),
    blocks: createBlockStore(engine),
    reports: createReportStore(engine),
    feedback: createFeedbackStore(engine),
    corrections: createCorrectionStore(engine),
    rankings: createRankingStore(engine, sums),
    dailies: createDailyStore(engine),
    boards: { update, read },
    guestPlaces: createGuestPlaceStore(engine),
    parties: createPartyStore(engine),
  };
}

/** Milliseconds after which a board is up to date even if nobody looks at it: short work each time. */
const rankEvery = 1_000;

type Ranked = { rankings: Pick<RankingStore, 'update'>; boards: Pick<Boards, 'update'> };

/** Keeps rankings and boards up to date; returns how to end that. */
export function keepRanked({ rankings, boards }: Ranked): () => void {
  const timer = setInterval(() => {
    // What fails here is tried again, and reported by whoever reads a board.
    for (const { update } of [rankings, boards]) update().catch(() => undefined);
  }, rankEvery).unref();
  return () => clearInterval(timer);
}
