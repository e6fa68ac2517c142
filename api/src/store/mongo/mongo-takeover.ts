import type { Connection } from 'mongoose';
import { lookKey } from '@craque/common/names/look-alike.ts';
import { leagueName, leagues } from '@craque/common/domain/sport.ts';
import {
  collections,
  counts as countDocs,
  games as gameDocs,
  rankings as rankingDocs,
  results as resultDocs,
  users as userDocs,
} from '../collections.ts';
import type { RankingDoc } from '../documents.ts';
import type { Documents } from '../port.ts';
import { type Engine, first, takenKey } from '../port.ts';
import { gameDoc } from '../stores/games.ts';
import { upgradedGame } from '../stores/upgraded.ts';
import { laterVersion, migratedLine } from '../versions.ts';
import { translated } from './mongo-connection.ts';
import { modelOf, mongoEngine } from './mongo-engine.ts';

/** What `meta` says of a database with these collections. */
export const version = 7;
const earliest = 2;
const lobbiesSince = 5;
const batch = 200;

const notAllowed = 13;
const conflicts: ReadonlySet<unknown> = new Set([85, 86]);

/** Of earlier versions; nothing reads them any more. */
const unusedIndexes = { results: 'ofDaily', users: 'hidden' } as const;

/**
 * Earlier versions used MongoDB's own default where the URL names no database. Throws a plain Error
 * if there are data of theirs, which the player would miss.
 */
export async function refuseUnnamed(connection: Connection, former = 'test'): Promise<void> {
  const meta = connection.getClient().db(former).collection<{ _id: string }>('meta');
  const found = await translated(() => meta.findOne({ _id: 'schema' })).catch((error: Error) => {
    if ((error.cause as { code?: number } | undefined)?.code === notAllowed) return null;
    throw error;
  });
  if (!found) return;
  throw new Error(
    `MONGODB_URL names no database, and ${former} has data of an earlier version: name the one that is meant, /${former} or /${connection.name}.`,
  );
}

/**
 * Creates missing indexes, however long it takes. Throws a plain Error naming an index that exists
 * with another definition.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const collection of collections as unknown as readonly Documents[]) {
    try {
      await translated(() => modelOf(connection, collection).createIndexes());
    } catch (error) {
      const { code, message } =
        (error as { cause?: { code?: number; message?: string } }).cause ?? {};
      if (!conflicts.has(code)) throw error;
      const place = `${connection.name}.${collection.name}`;
      throw new Error(
        `An index of ${place} has another definition than wanted: ${message} Drop it and start again.`,
      );
    }
  }
  for (const [name, index] of Object.entries(unusedIndexes))
    await connection
      .collection(name)
      .dropIndex(index)
      .catch(() => undefined);
}

async function inBatches<T>(
  all: readonly T[],
  write: (each: T) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += batch) {
    await Promise.all(all.slice(from, from + batch).map(write));
  }
}

async function upgradeGames(connection: Connection, engine: Engine): Promise<void> {
  const games = engine.rows(gameDocs);
  await inBatches(await games.find({ where: {}, fields: ['id'] }), async ({ id }) => {
    for (const { revision, game: old } of await games.find({ where: { id } })) {
      const { game, challengerIds, challengedAt } = gameDoc(
        upgradedGame({ ...old, revision, loadedVersion: 0 }),
      );
      await games.change({ id, revision }, { game, challengerIds, challengedAt });
    }
  });
  const results = connection.collection('results');
  for (const slug of leagues) {
    const renamed = { $set: { league: slug } };
    await translated(() => results.updateMany({ league: leagueName(slug) }, renamed));
  }
}

type OldRanking = {
  sums?: RankingDoc['sums'];
  places?: object;
  stale?: boolean;
  revision?: number;
};
type OldUser = { _id: string; ranking?: OldRanking };

/**
 * Until version 7 the sums of the rankings were in the accounts, where a process of an earlier
 * version that still runs writes them again: whoever has both is counted anew.
 */
async function moveRankings(
  connection: Connection,
  engine: Engine,
  which: 'all' | 'left',
): Promise<void> {
  const rankings = engine.rows(rankingDocs);
  const users = connection.collection<OldUser>('users');
  const own = which === 'left' ? { ranking: { $exists: true } } : {};
  const read = { projection: { ranking: 1 } };
  const people = await translated(() =>
    users.find({ deletedAt: null, ...own } as object, read).toArray(),
  );
  await inBatches(people, async ({ _id: userId, ranking }) => {
    const { sums = {}, places = {}, stale = !ranking, revision = null } = ranking ?? {};
    const doc = { userId, sums, ...places, ...(stale && { stale }) };
    const isThere = (await takenKey(rankings.insert(doc))) !== undefined;
    if (!ranking) return;
    if (isThere) await rankings.change({ userId }, { stale: true });
    // What has changed since it was read stays for the next start.
    const same = { _id: userId, 'ranking.revision': revision };
    await translated(() => users.updateOne(same as object, { $unset: { ranking: 1 } }));
  });
}

/**
 * Accounts of an earlier version have no look, nor have those that its processes still make. Of
 * those that look alike the oldest gets it.
 */
async function fillLooks(engine: Engine): Promise<void> {
  const users = engine.rows(userDocs);
  const without = await users.find({
    where: { look: null, deletedAt: null },
    fields: ['id', 'username'],
    order: ['createdAt', 'id'],
  });
  for (const { id, username } of without) {
    await takenKey(users.change({ id, look: null, deletedAt: null }, { look: lookKey(username) }));
  }
}

const day = 24 * 60 * 60 * 1000;

/**
 * Before the first board was counted, results had no places; nor have those of processes of an
 * earlier version that still run.
 */
async function noteUnplaced(engine: Engine): Promise<void> {
  const results = engine.rows(resultDocs);
  const isCounted = await first(engine.rows(countDocs), { where: {}, fields: ['id'] });
  const recent = new Date(Date.now() - 4 * day).toISOString().slice(0, 10);
  const where = { dailySlot: { from: isCounted ? recent : '' }, place: null, unplaced: null };
  for (const { dailySlot } of await results.groups(where, ['dailySlot'], {}))
    await results.change({ ...where, dailySlot }, { unplaced: dailySlot });
  // Before, achievements of marked wins counted in rankings.
  const ofUsers = { markedOf: { from: 'user:', below: 'user;' } };
  if (!isCounted) await results.change(ofUsers, { uncounted: 'marked' });
}

type Schema = { _id: string; version: number };

/** Zero without any. Throws a plain Error for a later version, of which nothing may be touched. */
export async function foundVersion(connection: Connection): Promise<number> {
  const meta = connection.collection<Schema>('meta');
  const found = await translated(() => meta.findOne({ _id: 'schema' }));
  const there = found?.version ?? 0;
  if (there > version) throw new Error(`The database ${connection.name} ${laterVersion}.`);
  return there;
}

/** Throws a plain Error for a later version, and for one that was never released. */
export async function migrate(
  connection: Connection,
  inform = (_line: string): void => {},
): Promise<void> {
  const engine = mongoEngine(connection);
  const there = await foundVersion(connection);
  await fillLooks(engine);
  await noteUnplaced(engine);
  if (there === version) return moveRankings(connection, engine, 'left');
  const isEmpty =
    !there && (await translated(() => connection.collection('games').findOne({}))) === null;
  if (!isEmpty) {
    if (there < earliest) {
      throw new Error(`The database ${connection.name} is older than the first release.`);
    }
    if (there < lobbiesSince) await upgradeGames(connection, engine);
    await moveRankings(connection, engine, 'all');
  }
  const marked = { $max: { version } };
  const meta = connection.collection<Schema>('meta');
  await translated(() => meta.updateOne({ _id: 'schema' }, marked, { upsert: true }));
  if (!isEmpty) inform(`The database ${connection.name}: ${migratedLine(there, version)}.`);
}
