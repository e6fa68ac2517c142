import type { Connection, Types } from 'mongoose';
import { translated } from './mongo-connection.ts';

/** What the document `schema` of the collection `meta` says of a database of this kind. */
const version = 2;
const batch = 1000;

type OldResult = { gameId: number };

/**
 * Results of version 0 hold too little for the statistics. They follow from the games, so they are thrown away, and
 * their games owe results again: the sweep writes them. The games come first, so that a crash loses nothing.
 */
async function renewResults(connection: Connection): Promise<void> {
  const results = connection.collection<OldResult>('results');
  const games = connection.collection<{ _id: number; settled: boolean }>('games');
  for (;;) {
    const old = await translated(() =>
      results
        .find({ athleteId: { $exists: false } })
        .limit(batch)
        .toArray(),
    );
    if (old.length === 0) return;
    const ofThem = { _id: { $in: old.map(({ gameId }) => gameId) } };
    await translated(() => games.updateMany(ofThem, { $set: { settled: false } }));
    await translated(() => results.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }));
  }
}

type Kind = { league?: string | null; difficulty?: string | null };
type BareResult = Kind & { gameId: number };
type StoredKind = { _id: number; game: Kind };
const kindFields = { 'game.league': 1, 'game.difficulty': 1 } as const;

/** Results of version 1 lack what their games know; where the game is gone they get nulls, and nobody asks for them. */
async function completeResults(connection: Connection): Promise<void> {
  const results = connection.collection<BareResult>('results');
  const games = connection.collection<StoredKind>('games');
  let last: Types.ObjectId | undefined;
  for (;;) {
    // Onwards from the last one: without it every batch would pass all that are done once more.
    const left = { difficulty: { $exists: false }, ...(last && { _id: { $gt: last } }) };
    const bare = await translated(() => results.find(left).sort({ _id: 1 }).limit(batch).toArray());
    if (bare.length === 0) return;
    last = bare.at(-1)?._id;
    const ids = { _id: { $in: bare.map(({ gameId }) => gameId) } };
    const found = await translated(() => games.find(ids).project<StoredKind>(kindFields).toArray());
    const byId = new Map(found.map((game) => [game._id, game]));
    const writes = bare.map(({ _id, gameId }) => {
      const { league = null, difficulty = null } = byId.get(gameId)?.game ?? {};
      return { updateOne: { filter: { _id }, update: { $set: { league, difficulty } } } };
    });
    await translated(() => results.bulkWrite(writes));
  }
}

/** Brings an older database up; without the deadline of other operations. Throws a plain Error for a later version. */
export async function upgrade(connection: Connection): Promise<void> {
  const meta = connection.collection<{ _id: string; version: number }>('meta');
  const found = await translated(() => meta.findOne({ _id: 'schema' }));
  const there = found?.version ?? 0;
  if (there === version) return;
  if (there > version) {
    throw new Error(`The database ${connection.name} was written by a later version.`);
  }
  await renewResults(connection);
  await completeResults(connection);
  const marked = { $max: { version } };
  await translated(() => meta.updateOne({ _id: 'schema' }, marked, { upsert: true }));
}
