import { achievementRules, achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { Connection } from 'mongoose';
import { StoreUnavailable } from '../../store.ts';
import type { GameResult } from '../../history-stores.ts';
import { guarded } from '../connection/mongo-connection.ts';
import { is } from '../connection/mongo-query.ts';
import {
  type CountedResult,
  emptyRanking,
  type KeptRanking,
  maxRecent,
  placesOf,
  withAchievement,
  withResult,
} from './kept-sums.ts';

/** The fields of a user's document that matter here. */
export type RankedUser = {
  _id: string;
  username: string;
  usernameKey: string;
  displayName: string | null;
  avatarUrl: string | null;
  showInRankings?: boolean | null;
  deletedAt?: number;
  ranking?: Partial<KeptRanking>;
};

export const rankedUsers = (connection: Connection) => connection.collection<RankedUser>('users');

type StoredResult = CountedResult & { player: string; markedOf?: string };
const resultsIn = (connection: Connection) => connection.collection<StoredResult>('results');
type StoredAchievement = { userId: string; key: string; unlockedAt: number };

const maxTries = 20;

/** The new ranking and other fields to set with it; undefined to leave all as it is. */
type Step = (
  ranking: KeptRanking,
) => Promise<{ ranking: KeptRanking; fields?: object } | undefined>;

/**
 * Changes a user's ranking in one write of their document, unless somebody else does meanwhile: then
 * again. A deleted account has none.
 */
async function change(connection: Connection, userId: string, step: Step): Promise<void> {
  const users = rankedUsers(connection);
  const live = { _id: is(userId), deletedAt: null };
  const read = { projection: { usernameKey: 1, showInRankings: 1, ranking: 1 } };
  for (let tries = 0; tries < maxTries; tries += 1) {
    const user = await guarded(() => users.findOne(live as object, read));
    if (!user) return;
    const { revision } = user.ranking ?? {};
    const next = await step({ ...emptyRanking, ...user.ranking });
    if (!next) return;
    const { showInRankings } = { ...user, ...next.fields };
    const { places: _, ...ranking } = next.ranking;
    const places =
      showInRankings === false ? {} : { places: placesOf(ranking.sums, user.usernameKey) };
    const filter = { ...live, 'ranking.revision': revision ?? null };
    const set = {
      ...next.fields,
      ranking: { ...ranking, ...places, revision: (revision ?? 0) + 1 },
    };
    const written = await guarded(() => users.updateOne(filter as object, { $set: set }));
    if (written.matchedCount === 1) return;
  }
  throw new StoreUnavailable('the sums of a ranking are changed too often');
}

/** Sets fields of the account together with whether it is shown. */
export function changeShown(connection: Connection, userId: string, fields: object): Promise<void> {
  return change(connection, userId, async (ranking) => ({ ranking, fields }));
}

/** Counts a result that has just been written; once, whoever else counts it. */
export async function countResult(connection: Connection, result: GameResult): Promise<void> {
  const userId = userOfPlayer(result.player);
  if (userId === undefined) return;
  await change(connection, userId, async (ranking) =>
    ranking.recent.includes(result.gameId) ? undefined : { ranking: withResult(ranking, result) },
  );
}

const userOfPlayer = (player: PlayerId) =>
  isGuest(player) ? undefined : player.slice('user:'.length);

/**
 * Counts everything again if a result that is already there is missing in the sums, because a crash
 * has come between.
 */
export async function verifyResult(connection: Connection, result: GameResult): Promise<void> {
  const userId = userOfPlayer(result.player);
  if (userId === undefined) return;
  const found = await guarded(() =>
    rankedUsers(connection).findOne({ _id: is(userId) } as object, { projection: { ranking: 1 } }),
  );
  const { recent, sums } = { ...emptyRanking, ...found?.ranking };
  if (recent.includes(result.gameId)) return;
  const unmarked = { player: is(result.player), markedOf: null };
  const there = await guarded(() => resultsIn(connection).countDocuments(unmarked as object));
  if (there !== (sums['all-all']?.games ?? 0)) await recount(connection, userId);
}

/**
 * Counts an achievement before it is written: a crash between the two leaves it to be written again,
 * and it counts once.
 */
export async function countAchievement(
  connection: Connection,
  { userId, key, unlockedAt }: StoredAchievement,
): Promise<void> {
  const achievement = { key, unlockedAt, points: pointsOf(key) };
  await change(connection, userId, async (ranking) =>
    ranking.achieved.includes(key) ? undefined : { ranking: withAchievement(ranking, achievement) },
  );
}

const pointsOf = (key: string) => {
  const known = achievementKeys.find((each) => each === key);
  return known ? achievementRules[known].points : 0;
};

async function allOf(connection: Connection, userId: string): Promise<KeptRanking> {
  const fields = { gameId: 1, sport: 1, score: 1, finishedAt: 1, markedOf: 1 };
  const [results, achievements] = await Promise.all([
    guarded(() =>
      resultsIn(connection)
        .find({ player: `user:${userId}` }, { projection: fields })
        .toArray(),
    ),
    guarded(() =>
      connection.collection<StoredAchievement>('achievements').find({ userId }).toArray(),
    ),
  ]);
  const ofResults = results
    .filter(({ markedOf }) => markedOf === undefined)
    .reduce<KeptRanking>((ranking, result) => withResult(ranking, result), emptyRanking);
  const all = achievements.reduce<KeptRanking>(
    (ranking, { key, unlockedAt }) =>
      withAchievement(ranking, { key, unlockedAt, points: pointsOf(key) }),
    ofResults,
  );
  // In the order of their writing: the last ones, marked or not, may be those that somebody is about
  // to count.
  const written = results.toSorted((one, other) =>
    one._id.toHexString() < other._id.toHexString() ? -1 : 1,
  );
  return { ...all, recent: written.slice(-maxRecent).map(({ gameId }) => gameId) };
}

/** Replaces a user's sums by new ones of everything that is stored. */
export function recount(connection: Connection, userId: string): Promise<void> {
  return change(connection, userId, async () => ({ ranking: await allOf(connection, userId) }));
}

/**
 * For changes other than a new result: the note that the sums are stale is written before, and stays
 * for the sweep after a crash.
 */
export async function recounting<T>(
  connection: Connection,
  player: PlayerId,
  write: () => Promise<T>,
): Promise<T> {
  const userId = userOfPlayer(player);
  if (userId === undefined) return write();
  const stale = { $set: { 'ranking.stale': true }, $inc: { 'ranking.revision': 1 } };
  const live = { _id: is(userId), deletedAt: null };
  await guarded(() => rankedUsers(connection).updateOne(live as object, stale as object));
  const value = await write();
  await recount(connection, userId);
  return value;
}
