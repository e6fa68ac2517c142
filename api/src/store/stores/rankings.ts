import { userPlayer } from '@craque/common/domain/ids.ts';
import { type Board, boardOf, ranked, type Sum } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { results as resultDocs, users as userDocs } from '../collections.ts';
import type { ResultDoc, UserDoc } from '../documents.ts';
import { type Engine, first, type Rows, type Where } from '../port.ts';
import type { BoardQuery, BoardRow } from '../ranking-store.ts';
import { type RankingSums, scoreAt, sumAt, windowAt } from './ranking-sums.ts';

const neighbours = 2;

type Range = { from: string; below: string };

function boardIn(rankings: RankingSums['rankings'], users: Rows<UserDoc>, board: Board) {
  const inRange = (range: Range) => ({ [board]: range });
  return {
    count: async (range: Range) => (range.from >= range.below ? 0 : rankings.count(inRange(range))),
    async rows(range: Range, limit: number, isUp = false): Promise<BoardRow[]> {
      if (limit === 0) return [];
      const order = [isUp ? (`-${board}` as const) : board] as const;
      const where = inRange(range);
      const found = await rankings.find({ where, fields: ['userId', board], order, limit });
      const people = await users.find({
        where: { id: { in: found.map(({ userId }) => userId) }, deletedAt: null },
        fields: ['id', 'username', 'displayName', 'avatarUrl'],
      });
      const byId = new Map(people.map(({ id, ...shown }) => [id, shown]));
      return found.flatMap(({ userId, ...row }) => {
        const shown = byId.get(userId);
        return shown ? [{ userId, ...shown, ...sumAt(String(Reflect.get(row, board))) }] : [];
      });
    },
    async own(userId: string, range: Range): Promise<string | undefined> {
      const where = { userId, ...inRange(range) };
      return (await first(rankings, { where, fields: [board] }))?.[board];
    },
  };
}

/** The user's place, and how many are on the board: with it both are counted in one pass. */
async function placeOf(
  { count, rows, own }: ReturnType<typeof boardIn>,
  start: number,
  userId: string,
) {
  const { from, below } = windowAt(start);
  const at = await own(userId, { from, below });
  if (at === undefined) return undefined;
  const tied = scoreAt(start, sumAt(at).score);
  const [better, equal, rest, before, next] = await Promise.all([
    count({ from, below: tied }),
    count({ from: tied, below: at }),
    count({ from: at, below }),
    rows({ from, below: at }, neighbours, true),
    rows({ from: at, below }, 1 + neighbours),
  ]);
  const [rank, position] = [1 + better, 1 + better + equal];
  // Counted from the own one on, which has few between.
  const ranks = before.reverse().map(async (row) => {
    const between = await count({ from: scoreAt(start, row.score), below: tied });
    return { ...row, rank: rank - between };
  });
  const around = [...(await Promise.all(ranks)), ...ranked(next, { rank, position })];
  return { players: better + equal + rest, place: { rank, position, around } };
}

export function createRankingStore(
  engine: Engine,
  { rankings, update }: Pick<RankingSums, 'rankings' | 'update'>,
) {
  const results = engine.rows(resultDocs);
  const users = engine.rows(userDocs);
  const sumsBy = async (by: 'player' | 'unrankedOf', where: Where<ResultDoc>) => {
    const folds = { score: ['sum', 'score'], games: 'count' } as const;
    const found = await results.groups(where, [by], folds);
    return new Map(
      found.map(({ [by]: player, score, games }) => [
        player?.slice('user:'.length),
        { score, games },
      ]),
    );
  };
  return {
    /** Counts what is only noted so far. Reads see it in any case. */
    update,
    /** A board of everybody who is shown in the rankings: the first `limit`, and a user's place. */
    async board(
      { window, sport, start }: BoardQuery,
      { limit, userId }: { limit: number; userId?: string },
    ) {
      await update();
      const board = boardIn(rankings, users, boardOf(window, sport));
      const [own, rows] = await Promise.all([
        userId === undefined ? undefined : placeOf(board, start, userId),
        board.rows(windowAt(start), limit),
      ]);
      const players = own?.players ?? (await board.count(windowAt(start)));
      return { players, rows, place: own?.place };
    },
    /**
     * Of all time, shown or not, as among friends: with the results that do not count for everyone.
     * Those who have neither games nor points are left out.
     */
    async allTimeOf(userIds: readonly string[], sport?: Sport) {
      await update();
      const board = boardOf('all', sport);
      const unrankedOf = { in: userIds.map(userPlayer) };
      const [found, more] = await Promise.all([
        rankings.find({ where: { userId: { in: userIds } }, fields: ['userId', 'sums'] }),
        sumsBy('unrankedOf', { unrankedOf, markedOf: null, ...(sport && { sport }) }),
      ]);
      const sums = new Map(found.map(({ userId, sums: all }) => [userId, all[board]]));
      return new Map(
        userIds.flatMap((userId): [string, Sum][] => {
          const parts = [sums.get(userId), more.get(userId)].filter((part) => part !== undefined);
          const total = (of: keyof Sum) => parts.reduce((sum, part) => sum + part[of], 0);
          return parts.length > 0
            ? [[userId, { score: total('score'), games: total('games') }]]
            : [];
        }),
      );
    },
    /** Of games from each one's time (ms) on, without achievements; who has none is left out. */
    async gamesSince(people: readonly { userId: string; from: number }[], sport?: Sport) {
      const byStart = Map.groupBy(people, ({ from }) => from);
      const found = await Promise.all(
        Array.from(byStart, ([from, those]) => {
          const player = { in: those.map(({ userId }) => userPlayer(userId)) };
          return sumsBy('player', {
            player,
            finishedAt: { from },
            markedOf: null,
            ...(sport && { sport }),
          });
        }),
      );
      return new Map(found.flatMap((sums) => [...sums]));
    },
  };
}
export type RankingStore = ReturnType<typeof createRankingStore>;
