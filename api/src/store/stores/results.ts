import { type GameId, isGuest, type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import type { WinGroup } from '@craque/common/domain/record/album.ts';
import type { PacedWin } from '@craque/common/domain/record/pace.ts';
import type { Difficulty, League } from '@craque/common/domain/sport.ts';
import type { Outcome } from '@craque/common/domain/record/totals.ts';
import { randomUUID } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { results as collection } from '../collections.ts';
import type { ResultDoc } from '../documents.ts';
import type { GameResult, ResultMark } from '../history-stores.ts';
import { type Engine, first, type Rows, takenKey, type Where } from '../port.ts';
import { type Boards, dailySlot } from './boards.ts';
import { inOrder, outcomeFields } from './ranked-unlocks.ts';
import type { RankingSums } from './ranking-sums.ts';

const winFields = ['league', 'athleteId', 'difficulty', 'guesses', 'finishedAt'] as const;
const latestFirst = ['-finishedAt', '-gameId'] as const;

/** A result's document, which nothing that is kept about results contains yet. */
export function resultDoc(result: GameResult): ResultDoc {
  const { player, dailyDate, sport } = result;
  return {
    ...result,
    ofGuest: isGuest(player),
    ...(dailyDate !== undefined && {
      dailySlot: dailySlot(dailyDate, sport),
      dailyOf: player,
      unplaced: randomUUID(),
    }),
    ...(userOf(player) !== undefined && { uncounted: randomUUID() }),
  };
}

const ofPlay = ['player', ...inOrder, 'difficulty', 'won', 'guesses', 'markedOf'] as const;
/** Everybody who met the athlete of a daily, without holding up others. */
const pageLength = 1000;

const wonBy = (player: PlayerId) => ({ player, won: true, league: { present: true } }) as const;

type Stamped = { results: Rows<ResultDoc>; rankings: RankingSums['rankings'] };

/** Another one after every change of the user's results; undefined while one is not counted yet. */
async function stampOf({ results, rankings }: Stamped, player: PlayerId) {
  const userId = userOf(player);
  if (userId === undefined) return undefined;
  const where = { player, uncounted: { present: true } } as const;
  // A note goes after the sums have a new stamp: read in the other order, a change could hide.
  if (await first(results, { where, by: 'uncounted', fields: ['gameId'] })) return undefined;
  const found = await first(rankings, { where: { userId }, fields: ['stamp', 'stale'] });
  return found?.stale ? undefined : found?.stamp;
}

/** Answers of this many players are kept: some megabytes. */
const mostKept = 100;

/**
 * Keeps an answer while the rankings say that none of the player's results has changed, in any
 * process: every page would add up all games otherwise.
 */
function createKept<Answer>(rows: Stamped) {
  const kept = new Map<PlayerId, { name: string; answer: Answer }>();
  return async (player: PlayerId, asked: string, read: () => Promise<Answer>): Promise<Answer> => {
    // Before the answer: what changes after it has another one.
    const stamp = await stampOf(rows, player);
    const name = `${stamp} ${asked}`;
    const known = kept.get(player);
    if (known?.name === name) return known.answer;
    const answer = await read();
    if (kept.size >= mostKept) kept.clear();
    if (stamp !== undefined) kept.set(player, { name, answer });
    return answer;
  };
}

function plays({ results, rankings }: Stamped) {
  const kept = createKept<readonly WinGroup[]>({ results, rankings });
  return {
    /**
     * Won games with this athlete, in order of (finishedAt, gameId). Results of 0.1.0 whose game is
     * gone have no league; they are left out here, in `winGroupsOf` and in `playsOf`.
     */
    async winsOf(player: PlayerId, athleteId: string) {
      const where = { ...wonBy(player), athleteId };
      return results.find({ where, fields: winFields, order: inOrder });
    },
    /** All the player's won games as groups, in the order of their first ends. */
    winGroupsOf: (player: PlayerId) =>
      kept(player, '', async () => {
        const by = ['league', 'athleteId', 'difficulty', 'guesses'] as const;
        const folds = { finishedAt: ['min', 'finishedAt'], count: 'count' } as const;
        const groups: WinGroup[] = await results.groups(wonBy(player), by, folds);
        return groups.sort((one, other) => one.finishedAt - other.finishedAt);
      }),
    async countFound(player: PlayerId, league: League, athleteIds: readonly string[]) {
      const where = { player, won: true, league, athleteId: { in: athleteIds } };
      return (await results.groups(where, ['athleteId'], {})).length;
    },
    /**
     * Of players whose first game with the athlete was at that level: later they know them. A
     * marked win does not count.
     */
    async playsOf(athleteId: string, difficulty: Difficulty) {
      const plays = { players: 0, solvers: 0, solverGuesses: 0 };
      let last: Pick<ResultDoc, (typeof ofPlay)[number]> | undefined;
      for (;;) {
        const page: NonNullable<typeof last>[] = await results.find({
          where: { athleteId, aside: null },
          fields: ofPlay,
          order: ['player', ...inOrder],
          ...(last && { after: [last.player, last.finishedAt, last.gameId] }),
          limit: pageLength,
        });
        for (const each of page) {
          const isFirst = each.player !== last?.player;
          last = each;
          if (!isFirst || each.difficulty !== difficulty || each.markedOf) continue;
          plays.players += 1;
          if (each.won) plays.solvers += 1;
          if (each.won) plays.solverGuesses += each.guesses;
        }
        if (page.length < pageLength) return plays;
        await pause();
      }
    },
  };
}

/** A query never names more players. */
const batch = 200;

function pace(results: Rows<ResultDoc>) {
  return {
    /** The newest first. */
    async latestWins(player: PlayerId, upTo: number, limit: number) {
      const where = { player, finishedAt: { upTo }, won: true, aside: null } as const;
      const fields = ['gameId', 'finishedAt', 'timeTaken', 'took', 'guesses'] as const;
      const found = await results.find({ where, fields, order: latestFirst, limit });
      return found.map(
        ({ timeTaken, took = 1000 * (timeTaken + 1), ...win }): PacedWin => ({ ...win, took }),
      );
    },
    /** Number of the player's wins from the first time to the second (ms), both included. */
    countWins: (player: PlayerId, from: number, to: number) =>
      results.count({ player, finishedAt: { from, upTo: to }, won: true, aside: null }),
    /** Number of all the wins of each player who has any. */
    async winsOfMany(players: readonly PlayerId[]) {
      const wins = new Map<PlayerId, number>();
      for (let at = 0; at < players.length; at += batch) {
        const where = { player: { in: players.slice(at, at + batch) }, won: true } as const;
        const found = await results.groups(where, ['player'], { wins: 'count' });
        for (const each of found) wins.set(each.player, each.wins);
      }
      return wins;
    },
    /** Marks those of the games that the player has won (rules: pace); repeating it changes nothing. */
    async markWins(player: PlayerId, gameIds: readonly GameId[]) {
      if (gameIds.length === 0) return;
      const uncounted = userOf(player) === undefined ? {} : { uncounted: randomUUID() };
      const noted = { markedOf: player, unplaced: randomUUID(), ...uncounted };
      const unmarked = { player, gameId: { in: gameIds }, won: true, markedOf: null };
      await results.change(unmarked, noted);
    },
    /** The wins marked by their pace of each user who has any; in no order. */
    async markedWins() {
      const found = await results.groups(
        { markedOf: { from: 'user:', below: 'user;' }, aside: null },
        ['markedOf'],
        {
          marked: 'count',
          firstAt: ['min', 'finishedAt'],
          lastAt: ['max', 'finishedAt'],
          shortest: ['min', 'timeTaken'],
        },
      );
      return found.map(({ markedOf, ...sums }) => ({ player: markedOf as PlayerId, ...sums }));
    },
  };
}

function dailyResults(results: Rows<ResultDoc>) {
  return {
    async dailiesOf(player: PlayerId) {
      const found = await results.find({
        where: { dailyOf: player },
        fields: ['dailyDate', 'sport', 'dailyStartedAt', 'finishedAt', 'won', 'guesses'],
        order: ['dailyDate', 'dailyStartedAt'],
      });
      return found.flatMap(({ dailyDate: date, dailyStartedAt: startedAt, ...rest }) =>
        date !== undefined && startedAt !== undefined ? [{ ...rest, date, startedAt }] : [],
      );
    },
  };
}

/** The results from that time (ms) on, the number before, and the points from each of `starts`. */
function tails({ results, rankings }: Stamped) {
  const kept = createKept<{ earlier: number; outcomes: Outcome[]; points: number[] }>({
    results,
    rankings,
  });
  return (player: PlayerId, { from, starts = [] }: { from: number; starts?: readonly number[] }) =>
    kept(player, [from, ...starts].join(), async () => {
      // The database adds up from the first start on, which is far back; the others are near.
      const [oldest, next = from] = [...new Set(starts)].toSorted((one, other) => one - other);
      const since = (time: number) => ({ player, finishedAt: { from: time } });
      const [earlier, found, [all]] = await Promise.all([
        results.count({ player, finishedAt: { below: from } }),
        results.find({ where: since(Math.min(from, next)), fields: outcomeFields, order: inOrder }),
        oldest === undefined ? [] : pointsIn(results, since(oldest)),
      ]);
      const pointsSince = (start: number) =>
        found.reduce((sum, { finishedAt, score }) => sum + (finishedAt >= start ? score : 0), 0);
      return {
        earlier,
        outcomes: found.filter(({ finishedAt }) => finishedAt >= from),
        points: starts.map((start) => (start === oldest ? (all?.points ?? 0) : pointsSince(start))),
      };
    });
}

const pointsIn = (results: Rows<ResultDoc>, where: Where<ResultDoc>) =>
  results.groups(where, ['player'], { points: ['sum', 'score'] });

const atOnce = 100;

/** `recounting` and `removing` keep rankings and boards right when a result goes. */
export function createResultStore(
  engine: Engine,
  {
    recounting,
    rankings,
    removing,
  }: Pick<RankingSums, 'recounting' | 'rankings'> & Pick<Boards, 'removing'>,
) {
  const results = engine.rows(collection);
  return {
    ...plays({ results, rankings }),
    tailOf: tails({ results, rankings }),
    ...pace(results),
    ...dailyResults(results),
    /** Writes the result if that game and player have none; repeating it changes nothing. */
    async add(result: GameResult) {
      await takenKey(results.insert(resultDoc(result)));
    },
    async remove(gameId: GameId, player: PlayerId) {
      await recounting(userOf(player), () => removing({ gameId, player }));
    },
    removeOf: (player: PlayerId) => recounting(userOf(player), () => removing({ player })),
    /** Removes guests' results from before that time (ms); returns their number. */
    async removeGuests(finishedBefore: number) {
      return removing({ ofGuest: true, finishedAt: { below: finishedBefore } });
    },
    /**
     * Games won in a row, in order of (finishedAt, gameId), up to now or just before the mark; those
     * played by a token neither count nor end it.
     */
    async streakOf(player: PlayerId, before?: ResultMark) {
      let streak = 0;
      let mark: ResultMark | undefined = before;
      for (;;) {
        const page: Pick<ResultDoc, 'won' | 'finishedAt' | 'gameId'>[] = await results.find({
          where: { player, ...(!isGuest(player) && { aside: null }) },
          fields: ['won', ...inOrder],
          order: latestFirst,
          ...(mark && { after: [mark.finishedAt, mark.gameId] }),
          limit: atOnce,
        });
        const lost = page.findIndex(({ won }) => !won);
        if (lost !== -1) return streak + lost;
        streak += page.length;
        if (page.length < atOnce) return streak;
        mark = page.at(-1);
      }
    },
    /** The player's results after the mark (all without one), in order of (finishedAt, gameId). */
    async outcomesAfter(player: PlayerId, mark?: ResultMark) {
      const after = mark && { after: [mark.finishedAt, mark.gameId] };
      return results.find({ where: { player }, fields: outcomeFields, order: inOrder, ...after });
    },
    async totalPoints(players: readonly PlayerId[]) {
      if (players.length === 0) return new Map();
      const found = await pointsIn(results, { player: { in: players } });
      return new Map(found.map((each) => [each.player, each.points]));
    },
  };
}
export type ResultStore = ReturnType<typeof createResultStore>;
