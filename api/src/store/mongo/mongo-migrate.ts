import type { Connection, Types } from 'mongoose';
import { lookKey } from '@craque/common/names/look-alike.ts';
import { leagueName, leagues } from '@craque/common/domain/sport.ts';
import { duplicateIndex, translated } from './connection/mongo-connection.ts';
import { recount } from './rankings/ranking-changes.ts';
import { laterVersion, migratedLine } from '../versions.ts';

/** The document `schema` of the collection `meta`. */
const version = 6;
const batch = 1000;
const recountedAtOnce = 50;

type OldResult = { gameId: number };

/**
 * Results of version 0 hold too little for the statistics. They can be derived from the games, so
 * they are deleted, and their games owe results again: the sweep writes them. The games are updated
 * first, so that a crash loses nothing.
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

/**
 * Results of version 1 lack fields that their games have; if the game is gone the fields become
 * null and the results are not queried by them.
 */
async function completeResults(connection: Connection): Promise<void> {
  const results = connection.collection<BareResult>('results');
  const games = connection.collection<StoredKind>('games');
  let last: Types.ObjectId | undefined;
  for (;;) {
    // Continues after the last batch: otherwise every batch would scan the finished ones again.
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

/**
 * Before version 3 games stored their challenge as `sharing`, and games and results their league by
 * its English name.
 */
async function renameStored(connection: Connection): Promise<void> {
  const games = connection.collection('games');
  const results = connection.collection('results');
  const old = { 'game.sharing': { $exists: true } };
  const renamed = { $rename: { 'game.sharing': 'game.challenge' } };
  await translated(() => games.updateMany(old, renamed));
  for (const slug of leagues) {
    const name = leagueName(slug);
    await translated(() =>
      games.updateMany({ 'game.league': name }, { $set: { 'game.league': slug } }),
    );
    await translated(() => results.updateMany({ league: name }, { $set: { league: slug } }));
  }
}

type Played = { _id: number; playerIds: string[]; createdAt: number };

/** Before version 4 challenges were found among all games of a player. */
async function markChallengers(connection: Connection): Promise<void> {
  const games = connection.collection<Played>('games');
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const left = { _id: { $gt: last }, 'game.challenge': { $exists: true } };
    const found = await translated(() =>
      games
        .find(left)
        .project<Played>({ playerIds: 1, createdAt: 1 })
        .sort({ _id: 1 })
        .limit(batch)
        .toArray(),
    );
    const [newest] = found.slice(-1);
    if (!newest) return;
    last = newest._id;
    const writes = found.map(({ _id, playerIds, createdAt }) => {
      const marks = { challengerIds: playerIds, challengedAt: createdAt };
      return {
        updateOne: { filter: { _id, challengerIds: { $exists: false } }, update: { $set: marks } },
      };
    });
    await translated(() => games.bulkWrite(writes));
  }
}

/**
 * Challenges before version 5 had no lobby: they began with their creation. One that a process of
 * this version makes meanwhile has players who wait.
 */
async function startChallenges(connection: Connection): Promise<void> {
  const games = connection.collection<{ _id: number; createdAt: number }>('games');
  const old = {
    'game.challenge': { $exists: true },
    'game.challenge.start': { $exists: false },
    'game.players.waitedFrom': { $exists: false },
  };
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    // Continues after the last batch, like the others.
    const left = { ...old, _id: { $gt: last } };
    const found = await translated(() =>
      games
        .find(left)
        .project<{ _id: number; createdAt: number }>({ createdAt: 1 })
        .sort({ _id: 1 })
        .limit(batch)
        .toArray(),
    );
    const [newest] = found.slice(-1);
    if (!newest) return;
    last = newest._id;
    const writes = found.map(({ _id, createdAt: at }) => {
      const update = { $set: { 'game.challenge.start': { at, version: 0 } } };
      return { updateOne: { filter: { ...old, _id }, update } };
    });
    await translated(() => games.bulkWrite(writes));
  }
}

/** Before version 6 nobody's results were added up for the rankings. */
async function fillRankings(connection: Connection): Promise<void> {
  const users = connection.collection<{ _id: string }>('users');
  let last = '';
  for (;;) {
    const left = { _id: { $gt: last }, deletedAt: null };
    const found = await translated(() =>
      users
        .find(left, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(recountedAtOnce)
        .toArray(),
    );
    await Promise.all(found.map(({ _id }) => recount(connection, _id)));
    const [newest] = found.slice(-1);
    if (!newest) return;
    last = newest._id;
  }
}

type Named = { _id: string; username: string; look?: string };

/**
 * Accounts of an earlier version have no look yet, nor have those that a process of that version
 * makes while both run. Where several look alike, the oldest gets it; the others stay without one
 * until it is gone.
 */
async function fillLooks(connection: Connection): Promise<void> {
  const users = connection.collection<Named>('users');
  const without = { look: { $exists: false }, username: { $exists: true } };
  const found = await translated(() =>
    users.find(without).project<Named>({ username: 1 }).sort({ createdAt: 1, _id: 1 }).toArray(),
  );
  // The last one set stays: the oldest of those that look alike.
  const oldest = new Map(found.toReversed().map(({ _id, username }) => [lookKey(username), _id]));
  const writes = Array.from(oldest, ([look, _id]) => ({
    updateOne: { filter: { ...without, _id }, update: { $set: { look } } },
  }));
  for (let first = 0; first < writes.length; first += batch) {
    try {
      // In no order, so that a look that is taken already does not keep the others from theirs.
      await translated(() =>
        users.bulkWrite(writes.slice(first, first + batch), { ordered: false }),
      );
    } catch (error) {
      if (duplicateIndex(error) !== 'look') throw error;
    }
  }
}

async function hasNoGames(connection: Connection): Promise<boolean> {
  return (await translated(() => connection.collection('games').findOne({}))) === null;
}

/**
 * Migrates an older database, which `inform` is told; without the timeout of other operations. Throws a plain Error for a
 * later version.
 */
export async function migrate(
  connection: Connection,
  inform = (_line: string): void => {},
): Promise<void> {
  await fillLooks(connection);
  const meta = connection.collection<{ _id: string; version: number }>('meta');
  const found = await translated(() => meta.findOne({ _id: 'schema' }));
  const there = found?.version ?? 0;
  if (there === version) return;
  if (there > version) {
    throw new Error(`The database ${connection.name} ${laterVersion}.`);
  }
  const isEmpty = !found && (await hasNoGames(connection));
  await renewResults(connection);
  await completeResults(connection);
  await renameStored(connection);
  await markChallengers(connection);
  await startChallenges(connection);
  await fillRankings(connection);
  const marked = { $max: { version } };
  await translated(() => meta.updateOne({ _id: 'schema' }, marked, { upsert: true }));
  if (!isEmpty) inform(`The database ${connection.name}: ${migratedLine(there, version)}.`);
}
