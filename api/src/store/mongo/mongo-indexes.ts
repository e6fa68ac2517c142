import { boards } from '@craque/common/domain/record/ranking.ts';
import type { Connection } from 'mongoose';
import { translated } from './connection/mongo-connection.ts';

export type WantedIndex = {
  collection:
    | 'games'
    | 'results'
    | 'users'
    | 'sessions'
    | 'friendships'
    | 'feedback'
    | 'corrections'
    | 'achievements'
    | 'dailies';
  name: string;
  key: Readonly<Record<string, 1 | -1>>;
  unique?: true;
  sparse?: true;
};

/**
 * All queries of the stores use these indexes or the documents' ids; the unique ones also enforce
 * constraints.
 */
export const wantedIndexes: readonly WantedIndex[] = [
  { collection: 'games', name: 'createSlot', key: { createSlot: 1 }, unique: true, sparse: true },
  { collection: 'games', name: 'ofPlayer', key: { playerIds: 1, createdAt: -1, _id: -1 } },
  {
    collection: 'games',
    name: 'unsettledOf',
    key: { playerIds: 1, settled: 1, createdAt: 1, _id: 1 },
  },
  { collection: 'games', name: 'unsettled', key: { settled: 1, endedAt: 1, createdAt: 1, _id: 1 } },
  { collection: 'games', name: 'untouched', key: { touched: 1, createdAt: 1 } },
  { collection: 'games', name: 'ofGuests', key: { ofGuest: 1, createdAt: 1 } },
  // Both fields are in challenges only, so the sparse index contains no solo game.
  {
    collection: 'games',
    name: 'challengesOf',
    key: { challengerIds: 1, challengedAt: -1 },
    sparse: true,
  },
  // One field each: a compound sparse index contains every game that has any of the fields,
  // including solo games.
  { collection: 'games', name: 'invited', key: { invitedIds: 1 }, sparse: true },
  { collection: 'games', name: 'due', key: { dueAt: 1 }, sparse: true },
  { collection: 'games', name: 'linkCode', key: { linkCode: 1 }, unique: true, sparse: true },
  { collection: 'results', name: 'once', key: { gameId: 1, player: 1 }, unique: true },
  { collection: 'results', name: 'latest', key: { player: 1, finishedAt: -1, gameId: -1 } },
  // Covers everything that a sum of points reads, so that no documents are loaded.
  { collection: 'results', name: 'points', key: { player: 1, score: 1 } },
  {
    collection: 'results',
    name: 'ofAthlete',
    key: { athleteId: 1, player: 1, finishedAt: 1, gameId: 1, difficulty: 1, won: 1, guesses: 1 },
  },
  // Covers everything that the album reads.
  {
    collection: 'results',
    name: 'found',
    key: { player: 1, won: 1, league: 1, athleteId: 1, difficulty: 1, guesses: 1, finishedAt: 1 },
  },
  { collection: 'results', name: 'marked', key: { markedOf: 1 }, sparse: true },
  // Their fields are in results of dailies only.
  { collection: 'results', name: 'ofDaily', key: { dailySlot: 1 }, sparse: true },
  { collection: 'results', name: 'dailies', key: { dailyOf: 1 }, sparse: true },
  { collection: 'results', name: 'ofGuests', key: { ofGuest: 1, finishedAt: 1 } },
  { collection: 'users', name: 'usernameKey', key: { usernameKey: 1 }, unique: true, sparse: true },
  { collection: 'users', name: 'look', key: { look: 1 }, unique: true, sparse: true },
  { collection: 'users', name: 'hidden', key: { showInRankings: 1, _id: 1 } },
  { collection: 'users', name: 'deleted', key: { deletedAt: 1 }, sparse: true },
  ...boards.map((board) => ({
    collection: 'users' as const,
    name: `ranking-${board}`,
    key: { [`ranking.places.${board}`]: 1 as const },
    sparse: true as const,
  })),
  { collection: 'users', name: 'staleRanking', key: { 'ranking.stale': 1 }, sparse: true },
  { collection: 'sessions', name: 'sid', key: { 'sessions.sid': 1 } },
  { collection: 'sessions', name: 'byEnd', key: { 'sessions.expiresAt': 1 } },
  { collection: 'friendships', name: 'friendshipId', key: { id: 1 }, unique: true },
  { collection: 'friendships', name: 'ofUser', key: { users: 1, status: 1, createdAt: 1, id: 1 } },
  { collection: 'friendships', name: 'askedBy', key: { requester: 1, status: 1 } },
  { collection: 'friendships', name: 'answered', key: { status: 1, answeredAt: 1 } },
  { collection: 'feedback', name: 'keySlot', key: { keySlot: 1 }, unique: true, sparse: true },
  { collection: 'feedback', name: 'ofUser', key: { userId: 1, createdAt: -1, _id: -1 } },
  { collection: 'feedback', name: 'latest', key: { createdAt: -1, _id: -1 } },
  { collection: 'feedback', name: 'changedBy', key: { 'changes.actorId': 1 } },
  {
    collection: 'corrections',
    name: 'byWeight',
    key: { isDecided: 1, reports: -1, lastAt: -1, _id: 1 },
  },
  { collection: 'corrections', name: 'accepted', key: { status: 1, decidedAt: 1, _id: 1 } },
  { collection: 'corrections', name: 'ofUser', key: { 'reporters.userId': 1 } },
  { collection: 'corrections', name: 'decidedBy', key: { decidedBy: 1 } },
  { collection: 'achievements', name: 'ofUser', key: { userId: 1 } },
  { collection: 'dailies', name: 'ofSport', key: { sport: 1, date: 1, athleteId: 1, round: 1 } },
  // Keeps two processes that fill two dates at once from choosing one athlete for both.
  { collection: 'dailies', name: 'turn', key: { sport: 1, round: 1, athleteId: 1 }, unique: true },
];

type StoredIndex = { name?: string; key: unknown; unique?: boolean; sparse?: boolean };

function isAsWanted(stored: StoredIndex | undefined, wanted: WantedIndex): boolean {
  return (
    stored !== undefined &&
    JSON.stringify(stored.key) === JSON.stringify(wanted.key) &&
    Boolean(stored.unique) === Boolean(wanted.unique) &&
    Boolean(stored.sparse) === Boolean(wanted.sparse)
  );
}

async function storedIndexes(connection: Connection, collection: string): Promise<StoredIndex[]> {
  try {
    return await translated(() => connection.collection(collection).indexes());
  } catch (error) {
    const isNew = (error as { cause?: { code?: number } }).cause?.code === 26;
    if (isNew) return [];
    throw error;
  }
}

/**
 * Creates missing indexes. Throws a plain Error naming an index that exists with another
 * definition.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const collection of new Set(wantedIndexes.map((wanted) => wanted.collection))) {
    const stored = await storedIndexes(connection, collection);
    for (const wanted of wantedIndexes.filter((each) => each.collection === collection)) {
      const { name, key, unique, sparse } = wanted;
      const there = stored.find((index) => index.name === name);
      if (isAsWanted(there, wanted)) continue;
      if (there) {
        throw new Error(
          `The index ${name} of ${connection.name}.${collection} has another definition than wanted: ` +
            `${JSON.stringify(there)}. Drop it and start again.`,
        );
      }
      const options = { name, ...(unique && { unique }), ...(sparse && { sparse }) };
      // Without the timeout of other operations: a large collection takes its time.
      await translated(() => connection.collection(collection).createIndex({ ...key }, options));
    }
  }
}
