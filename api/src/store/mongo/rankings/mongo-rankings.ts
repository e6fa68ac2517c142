import { type Board, boardOf, ranked, type Sum } from '@craque/common/domain/record/ranking.ts';
import type { Connection } from 'mongoose';
import type { BoardPlace, BoardQuery, BoardRow, RankingStore } from '../../ranking-store.ts';
import { guarded } from '../connection/mongo-connection.ts';
import { is, isOneOf } from '../connection/mongo-query.ts';
import { placesAbove, placesFrom } from './kept-sums.ts';
import { type RankedUser, rankedUsers, recount } from './ranking-changes.ts';

/** Rows before and after a user's own. */
const neighbours = 2;
/** Accounts whose sums one round of the sweep counts again. */
const maxMended = 100;

const placeField = (board: Board) => `ranking.places.${board}`;
const sumOf = ({ ranking }: RankedUser, board: Board): Sum => {
  const { score = 0, games = 0 } = ranking?.sums?.[board] ?? {};
  return { score, games };
};

function rowFrom(user: RankedUser, board: Board): BoardRow {
  const { _id: userId, username, displayName, avatarUrl } = user;
  return { userId, username, displayName, avatarUrl, ...sumOf(user, board) };
}

/** The queries of one board, in the window that began at `start`. */
function boardIn(connection: Connection, board: Board, start: number) {
  const users = rankedUsers(connection);
  const field = placeField(board);
  const fields = { username: 1, displayName: 1, avatarUrl: 1, [`ranking.sums.${board}`]: 1 };
  return {
    count: (range: object) => guarded(() => users.countDocuments({ [field]: range })),
    async rows(range: object, limit: number, direction: 1 | -1 = 1): Promise<BoardRow[]> {
      if (limit === 0) return [];
      const found = await guarded(() =>
        users
          .find({ [field]: range }, { projection: fields })
          .sort({ [field]: direction })
          .limit(limit)
          .toArray(),
      );
      return found.map((user) => rowFrom(user, board));
    },
    /** The user's place as a text, and the score. */
    async own(userId: string) {
      const filter = { _id: is(userId), [field]: placesFrom(start) };
      const found = await guarded(() => users.findOne(filter as object));
      const place = found?.ranking?.places?.[board];
      return found && place !== undefined ? { place, score: sumOf(found, board).score } : undefined;
    },
  };
}

async function placeOf(
  { own, count, rows }: ReturnType<typeof boardIn>,
  userId: string,
  start: number,
): Promise<BoardPlace | undefined> {
  const found = await own(userId);
  if (!found) return undefined;
  const { place, score } = found;
  const { $gte, $lt } = placesFrom(start);
  const rankOf = async (points: number) => 1 + (await count(placesAbove(start, points)));
  const [better, earlier, before, from] = await Promise.all([
    rankOf(score),
    count({ $gte, $lt: place }),
    rows({ $gte, $lt: place }, neighbours, -1),
    rows({ $gte: place, $lt }, 1 + neighbours),
  ]);
  const position = 1 + earlier;
  const withRanks = before
    .reverse()
    .map(async (row) => ({ ...row, rank: await rankOf(row.score) }));
  const around = [...(await Promise.all(withRanks)), ...ranked(from, { rank: better, position })];
  return { rank: better, position, around };
}

/** The results of people who begin at the same time, added up for each. */
function gamesOf(
  connection: Connection,
  match: { players: readonly string[]; from: number; sport?: string },
) {
  const { players, from, sport } = match;
  const filter = {
    ...{ player: isOneOf(players), finishedAt: { $gte: from }, markedOf: null },
    ...(sport !== undefined && { sport: is(sport) }),
  };
  const group = { _id: '$player', score: { $sum: '$score' }, games: { $sum: 1 } };
  return guarded(() =>
    connection
      .collection('results')
      .aggregate<{ _id: string } & Sum>([{ $match: filter }, { $group: group }])
      .toArray(),
  );
}

/** The sums that each user's document has (kept-sums.ts). */
export function mongoRankingStore(connection: Connection): RankingStore {
  const users = rankedUsers(connection);
  return {
    async board({ window, sport, start }: BoardQuery, { limit, userId }) {
      const board = boardIn(connection, boardOf(window, sport), start);
      const [players, rows, place] = await Promise.all([
        board.count(placesFrom(start)),
        board.rows(placesFrom(start), limit),
        userId === undefined ? undefined : placeOf(board, userId, start),
      ]);
      return { players, rows, place };
    },
    async allTimeOf(userIds, sport) {
      const board = boardOf('all', sport);
      const filter = { _id: isOneOf(userIds), [`ranking.sums.${board}`]: { $exists: true } };
      const read = { projection: { [`ranking.sums.${board}`]: 1 } };
      const found = await guarded(() => users.find(filter as object, read).toArray());
      return new Map(found.map((user) => [user._id, sumOf(user, board)]));
    },
    async gamesSince(people, sport) {
      const byStart = Map.groupBy(people, ({ from }) => from);
      const found = await Promise.all(
        Array.from(byStart, ([from, those]) => {
          const players = those.map(({ userId }) => `user:${userId}`);
          return gamesOf(connection, { players, from, ...(sport && { sport }) });
        }),
      );
      return new Map(
        found.flat().map(({ _id, score, games }) => [_id.slice('user:'.length), { score, games }]),
      );
    },
    async update() {
      const stale = { 'ranking.stale': true };
      const read = { projection: { _id: 1 }, limit: maxMended };
      const found = await guarded(() => users.find(stale as object, read).toArray());
      for (const { _id } of found) await recount(connection, _id);
    },
  };
}
