import type { Connection } from 'mongoose';
import { lookKey } from '@craque/common/names/look-alike.ts';
import { leagueName, leagues } from '@craque/common/domain/sport.ts';
import { games as gameDocs } from '../collections.ts';
import type { GameDoc } from '../documents.ts';
import { gameDoc } from '../stores/games.ts';
import { upgradedGame } from '../stores/upgraded.ts';
import { laterVersion, migratedLine } from '../versions.ts';
import { duplicateIndex, translated } from './mongo-connection.ts';
import { mongoEngine } from './mongo-engine.ts';
import { dropOutdated } from './mongo-indexes.ts';

/** The document `schema` of the collection `meta`. */
const version = 7;
/** That of the release 0.1.0. */
const earliest = 2;
const lobbiesSince = 5;
const batch = 1000;

/** Batches of the documents of a collection, in the order of their ids. */
async function* batchesOf<Doc extends { _id: string | number }>(
  connection: Connection,
  collection: string,
  filter: object = {},
): AsyncGenerator<Doc[]> {
  let last: Doc['_id'] | undefined;
  for (;;) {
    const left = { ...filter, ...(last !== undefined && { _id: { $gt: last } }) };
    const found = await translated(() =>
      connection
        .collection<Doc>(collection)
        .find(left as object)
        .sort({ _id: 1 })
        .limit(batch)
        .toArray(),
    );
    if (found.length === 0) return;
    last = found.at(-1)?._id as Doc['_id'];
    yield found as unknown as Doc[];
  }
}

/** Games of earlier versions get today's names and lists. */
async function upgradeGames(connection: Connection): Promise<void> {
  const games = mongoEngine(connection).rows(gameDocs);
  for await (const found of batchesOf<{ _id: number } & GameDoc>(connection, 'games')) {
    await Promise.all(
      found.map(({ revision, game: old }) => {
        const upgraded = gameDoc(upgradedGame({ ...old, revision, loadedVersion: 0 }));
        const { game, challengerIds, challengedAt } = upgraded;
        return games.change({ id: old.id, revision }, { game, challengerIds, challengedAt });
      }),
    );
  }
  const results = connection.collection('results');
  for (const slug of leagues) {
    const renamed = { $set: { league: slug } };
    await translated(() => results.updateMany({ league: leagueName(slug) }, renamed));
  }
}

/**
 * Until version 7 the sums of the rankings were in the accounts; they are counted anew, after the
 * start.
 */
async function moveRankings(connection: Connection): Promise<void> {
  const users = connection.collection<{ _id: string }>('users');
  const rankings = connection.collection<{ _id: string }>('rankings');
  const fresh = { $setOnInsert: { sums: {} }, $set: { stale: true } };
  for await (const found of batchesOf<{ _id: string }>(connection, 'users', { deletedAt: null })) {
    const writes = found.map(({ _id }) => ({
      updateOne: { filter: { _id }, update: fresh, upsert: true },
    }));
    await translated(() => rankings.bulkWrite(writes));
  }
  const without = { $unset: { ranking: 1 as const } };
  await translated(() => users.updateMany({ ranking: { $exists: true } } as object, without));
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

/**
 * Migrates an older database, which `inform` is told; without the timeout of other operations. Throws
 * a plain Error for a later version, and for one that was never released.
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
  const isEmpty =
    !found && (await translated(() => connection.collection('games').findOne({}))) === null;
  if (!isEmpty && there < earliest) {
    throw new Error(`The database ${connection.name} is older than the first release.`);
  }
  if (!isEmpty && there < lobbiesSince) await upgradeGames(connection);
  if (!isEmpty) await moveRankings(connection);
  await dropOutdated(connection);
  const marked = { $max: { version } };
  await translated(() => meta.updateOne({ _id: 'schema' }, marked, { upsert: true }));
  if (!isEmpty) inform(`The database ${connection.name}: ${migratedLine(there, version)}.`);
}
