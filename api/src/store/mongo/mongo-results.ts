import type { Win, WinGroup } from '@craque/common/domain/record/album.ts';
import type { Outcome } from '@craque/common/domain/record/totals.ts';
import { isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { Plays } from '@craque/common/domain/athlete/strength.ts';
import type { Connection } from 'mongoose';
import type { GameResult, ResultMark, ResultStore } from '../history-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { dailyFields, mongoDailyResults } from './mongo-dailies.ts';
import { mongoPace } from './mongo-pace.ts';
import { is, isOneOf } from './connection/mongo-query.ts';
import { type ResultModel, resultModel } from './mongo-result-model.ts';
import { countResult, recounting, verifyResult } from './rankings/ranking-changes.ts';

/** The fields of an outcome. */
const outcomeFields = {
  _id: 0,
  gameId: 1,
  sport: 1,
  athleteId: 1,
  won: 1,
  score: 1,
  guesses: 1,
  hints: 1,
  timeTaken: 1,
  finishedAt: 1,
} as const;

const winFields = {
  _id: 0,
  league: 1,
  athleteId: 1,
  difficulty: 1,
  guesses: 1,
  finishedAt: 1,
} as const;

/** The first condition limits the index scan, the second decides within the same millisecond. */
const after = ({ finishedAt, gameId }: ResultMark) => ({
  finishedAt: { $gte: finishedAt },
  $or: [{ finishedAt: { $gt: finishedAt } }, { gameId: { $gt: gameId } }],
});
const before = ({ finishedAt, gameId }: ResultMark) => ({
  finishedAt: { $lte: finishedAt },
  $or: [{ finishedAt: { $lt: finishedAt } }, { gameId: { $lt: gameId } }],
});

/** The queries for the album and for the strength of athletes. */
function plays(
  results: ResultModel,
): Pick<ResultStore, 'winsOf' | 'winGroupsOf' | 'countFound' | 'playsOf'> {
  const wonBy = (player: PlayerId) => ({
    player: is(player),
    won: true,
    // Whatever its name: only results of an older version have none.
    league: { $ne: null },
  });
  return {
    async winsOf(player, athleteId) {
      const over = { ...wonBy(player), athleteId: is(athleteId) };
      return guarded(() =>
        results.find(over, winFields).sort({ finishedAt: 1, gameId: 1 }).lean<Win[]>(),
      );
    },
    async winGroupsOf(player) {
      const groups = await guarded(() =>
        results.aggregate<{ _id: Omit<WinGroup, 'finishedAt' | 'count'> } & WinGroup>([
          { $match: wonBy(player) },
          {
            $group: {
              _id: {
                league: '$league',
                athleteId: '$athleteId',
                difficulty: '$difficulty',
                guesses: '$guesses',
              },
              finishedAt: { $min: '$finishedAt' },
              count: { $sum: 1 },
            },
          },
        ]),
      );
      return groups
        .map(({ _id, finishedAt, count }) => ({ ..._id, finishedAt, count }))
        .sort((one, other) => one.finishedAt - other.finishedAt);
    },
    async countFound(player, league, athleteIds) {
      const found = {
        athleteId: isOneOf(athleteIds),
        player: is(player),
        won: true,
        league: is(league),
      };
      return (await guarded(() => results.distinct('athleteId', found))).length;
    },
    async playsOf(athleteId, difficulty) {
      const [found] = await guarded(() =>
        results.aggregate<Plays>([
          { $match: { athleteId: is(athleteId) } },
          { $sort: { player: 1, finishedAt: 1, gameId: 1 } },
          {
            $group: {
              _id: '$player',
              won: { $first: '$won' },
              guesses: { $first: '$guesses' },
              difficulty: { $first: '$difficulty' },
            },
          },
          { $match: { difficulty: is(difficulty) } },
          {
            $group: {
              _id: null,
              players: { $sum: 1 },
              solvers: { $sum: { $cond: ['$won', 1, 0] } },
              solverGuesses: { $sum: { $cond: ['$won', '$guesses', 0] } },
            },
          },
          { $project: { _id: 0 } },
        ]),
      );
      return found ?? { players: 0, solvers: 0, solverGuesses: 0 };
    },
  };
}

function sums(results: ResultModel): Pick<ResultStore, 'tailOf' | 'totalPoints'> {
  return {
    // Counted in the index alone, while the later ones are loaded, which have the points, too.
    async tailOf(player, { from, starts = [] }) {
      const before = { player: is(player), finishedAt: { $lt: from } };
      const later = { player: is(player), finishedAt: { $gte: Math.min(from, ...starts) } };
      const inOrder = { finishedAt: 1, gameId: 1 } as const;
      const [earlier, loaded] = await Promise.all([
        guarded(() => results.countDocuments(before)),
        guarded(() => results.find(later, outcomeFields).sort(inOrder).lean<Outcome[]>()),
      ]);
      const pointsSince = (start: number) =>
        loaded.reduce((sum, { finishedAt, score }) => (finishedAt >= start ? sum + score : sum), 0);
      const outcomes = loaded.filter(({ finishedAt }) => finishedAt >= from);
      return { earlier, outcomes, points: starts.map(pointsSince) };
    },
    async totalPoints(players) {
      if (players.length === 0) return new Map();
      const found = await guarded(() =>
        results.aggregate<{ _id: PlayerId; points: number }>([
          { $match: { player: isOneOf(players) } },
          { $group: { _id: '$player', points: { $sum: '$score' } } },
        ]),
      );
      return new Map(found.map(({ _id, points }) => [_id, points]));
    },
  };
}

const documentOf = (result: GameResult) => ({
  ...result,
  ofGuest: isGuest(result.player),
  ...dailyFields(result),
});

/** The results in the collection `results`. */
export function mongoResultStore(connection: Connection): ResultStore {
  const results = resultModel(connection);
  return {
    ...sums(results),
    ...plays(results),
    ...mongoPace(connection, results),
    ...mongoDailyResults(results),
    async add(result) {
      try {
        await guarded(() => results.insertOne(documentOf(result)));
      } catch (error) {
        if (duplicateIndex(error) === undefined) throw error;
        return verifyResult(connection, result);
      }
      await countResult(connection, result);
    },
    async remove(gameId, player) {
      const one = { gameId: is(gameId), player: is(player) };
      await recounting(connection, player, () => guarded(() => results.deleteOne(one)));
    },
    async removeOf(player) {
      const all = { player: is(player) };
      const removed = await recounting(connection, player, () =>
        guarded(() => results.deleteMany(all)),
      );
      return removed.deletedCount;
    },
    async removeGuests(finishedBefore) {
      const old = { ofGuest: true, finishedAt: { $lt: finishedBefore } };
      return (await guarded(() => results.deleteMany(old))).deletedCount;
    },
    async streakOf(player, mark) {
      return guarded(async () => {
        let streak = 0;
        const latest = results
          .find({ player: is(player), ...(mark && before(mark)) }, { won: 1 })
          .sort({ finishedAt: -1, gameId: -1 });
        for await (const { won } of latest.lean().cursor({ batchSize: 100 })) {
          if (!won) break;
          streak += 1;
        }
        return streak;
      });
    },
    async outcomesAfter(player, mark) {
      const filter = { player: is(player), ...(mark && after(mark)) };
      return guarded(() =>
        results.find(filter, outcomeFields).sort({ finishedAt: 1, gameId: 1 }).lean<Outcome[]>(),
      );
    },
  };
}
