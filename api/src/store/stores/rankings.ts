import { userPlayer } from '@craque/common/domain/ids.ts';
import { type Board, boardOf, ranked, type Sum } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { results as resultDocs, users as userDocs } from '../collections.ts';
import type { CountsDoc, ResultDoc, UserDoc } from '../documents.ts';
import { type Engine, first, type Rows, type Where } from '../port.ts';
import type { BoardQuery, BoardRow } from '../ranking-store.ts';
import { countedIn, scoreAt, scorePart, sumAt, windowAt } from './ranking-places.ts';
import type { RankingSums } from './ranking-sums.ts';

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
        fields: ['id', 'username', 'displayName', 'avatarUrl', 'avatar'],
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

type Numbers = CountsDoc['numbers'];

const sumOf = (numbers: Numbers, above = -1) =>
  Object.entries(numbers).reduce(
    (sum, [least, users]) => sum + (Number(least) > above ? users : 0),
    0,
  );

/** The user's place; the better ones are counted by parts of the board. */
async function placeOf(
  { count, rows, own }: ReturnType<typeof boardIn>,
  { start, numbers }: { start: number; numbers: Numbers },
  userId: string,
) {
  const { from, below } = windowAt(start);
  const at = await own(userId, { from, below });
  if (at === undefined) return undefined;
  const { score } = sumAt(at);
  const tied = scoreAt(start, score);
  const part = scorePart(start, score);
  const [near, equal, before, next] = await Promise.all([
    count({ from: part.range.from, below: tied }),
    count({ from: tied, below: at }),
    rows({ from, below: at }, neighbours, true),
    rows({ from: at, below }, 1 + neighbours),
  ]);
  const better = sumOf(numbers, part.least) + near;
  const [rank, position] = [1 + better, 1 + better + equal];
  // Counted from the own one on, which has few between.
  const ranks = before.reverse().map(async (row) => {
    const between = await count({ from: scoreAt(start, row.score), below: tied });
    return { ...row, rank: rank - between };
  });
  const around = [...(await Promise.all(ranks)), ...ranked(next, { rank, position })];
  return { rank, position, around };
}

export function createRankingStore(
  engine: Engine,
  { rankings, counts, update }: Pick<RankingSums, 'rankings' | 'counts' | 'update'>,
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
      const name = boardOf(window, sport);
      const board = boardIn(rankings, users, name);
      const { numbers } = await counts.read(countedIn(rankings, name, start));
      const [place, rows] = await Promise.all([
        userId === undefined ? undefined : placeOf(board, { start, numbers }, userId),
        board.rows(windowAt(start), limit),
      ]);
      return { players: sumOf(numbers), rows, place };
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
    /**
     * Of games from each one's time (ms) on, without achievements; who has none is left out. From
     * when an achievement counts is known afterwards.
     */
    async gamesSince(people: readonly { userId: string; from: number }[], sport?: Sport) {
      await update();
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
