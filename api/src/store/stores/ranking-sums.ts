import { achievementKeys, achievementRules } from '@craque/common/domain/record/achievement.ts';
import { type Board, boards, boardsOf, utcWindows } from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { setImmediate as pause } from 'node:timers/promises';
import {
  achievements as achievementDocs,
  rankings as rankingDocs,
  results as resultDocs,
  users as userDocs,
} from '../collections.ts';
import type { RankingDoc } from '../documents.ts';
import { type Engine, first, reviser } from '../port.ts';
import { createCounts } from './counts.ts';
import { rankedOf, rankedUnlocks, type Sources } from './ranked-unlocks.ts';
import { countMoved, movesOf, placeText } from './ranking-places.ts';
import { inRounds } from './rounds.ts';

type Sums = RankingDoc['sums'];
type Counted = { at: number; sport?: Sport; score: number; games: number };

/** Adds it on all its boards but those of all time: a later window begins anew, an earlier is over. */
function count(sums: Sums, { at, sport, score, games }: Counted): void {
  const starts = utcWindows(at);
  for (const [window, board] of boardsOf(sport)) {
    const start = starts[window];
    const before = sums[board] ?? { start, score: 0, games: 0 };
    if (window === 'all' || start < before.start) continue;
    const from = start > before.start ? { score: 0, games: 0 } : before;
    sums[board] = { start, score: from.score + score, games: from.games + games };
  }
}

function countOfAllTime(sums: Sums, { sport, score, games }: Omit<Counted, 'at'>): void {
  for (const board of boardsOf(sport).flatMap(([window, each]) =>
    window === 'all' ? [each] : [],
  )) {
    const before = sums[board] ?? { start: 0, score: 0, games: 0 };
    sums[board] = { start: 0, score: before.score + score, games: before.games + games };
  }
}

const pointsOf = (key: string) => {
  const known = achievementKeys.find((each) => each === key);
  return known ? achievementRules[known].points : 0;
};

export type Recounting = <T>(userId: string | undefined, write: () => Promise<T>) => Promise<T>;

/** What all that is stored of the user adds up to, in the latest windows that have anything. */
async function sumsOf(sources: Sources, userId: string): Promise<Sums> {
  const { results } = sources;
  const own = rankedOf(userId);
  const [bySport, unlocked] = await Promise.all([
    results.groups(own, ['sport'], {
      score: ['sum', 'score'],
      games: 'count',
      last: ['max', 'finishedAt'],
    }),
    rankedUnlocks(sources, userId),
  ]);
  const ends = [...bySport.map(({ last }) => last), ...unlocked.map(({ at }) => at)];
  const { month, week } = utcWindows(Math.max(0, ...ends));
  const recent = await results.find({
    where: { ...own, finishedAt: { from: Math.min(month, week) } },
    fields: ['sport', 'score', 'finishedAt'],
  });
  const sums: Sums = {};
  for (const { sport, score, games } of bySport) countOfAllTime(sums, { sport, score, games });
  for (const { finishedAt: at, ...result } of recent) count(sums, { at, ...result, games: 1 });
  for (const { key, at } of unlocked) {
    const achievement = { score: pointsOf(key), games: 0 };
    countOfAllTime(sums, achievement);
    count(sums, { at, ...achievement });
  }
  return sums;
}

const batch = 200;

/**
 * Sums are counted anew from all that a user has, so they are right in the end. A result or
 * achievement carries its own note that it is not counted; of any other change a note is written
 * first.
 */
export function createRankingSums(engine: Engine) {
  const rankings = engine.rows(rankingDocs);
  const results = engine.rows(resultDocs);
  const achievements = engine.rows(achievementDocs);
  const users = engine.rows(userDocs);
  const counts = createCounts(engine);
  const revise = reviser(rankings);

  async function sumUp(userId: string): Promise<RankingDoc | undefined> {
    const { after } = await revise({ userId }, async (before): Promise<RankingDoc | undefined> => {
      const where = { id: userId, deletedAt: null };
      const user = await first(users, { where, fields: ['usernameKey', 'showInRankings'] });
      const sums = user ? await sumsOf({ results, achievements }, userId) : {};
      const isShown = user && user.showInRankings !== false;
      const all = boards.flatMap((board): [Board, string][] => {
        const sum = sums[board];
        return sum && isShown ? [[board, placeText(sum, user.usernameKey)]] : [];
      });
      const places: Partial<Record<Board, string>> = Object.fromEntries(all);
      const moved = [...new Set([...(before?.moved ?? []), ...movesOf(before, places)])];
      const isNothing = moved.length === 0 && Object.keys(sums).length === 0;
      if (isNothing && (!user || !before)) return undefined;
      return { userId, sums, ...places, ...(moved.length > 0 && { moved, stale: true }) };
    });
    return after;
  }

  async function recount(userId: string): Promise<void> {
    const doc = await sumUp(userId);
    if (doc) await countMoved({ rankings, counts }, [doc]);
  }

  async function countNoted(): Promise<void> {
    for (;;) {
      const noted = { where: { uncounted: { present: true } }, limit: batch } as const;
      const [played, unlocked, stale] = await Promise.all([
        results.find({ ...noted, fields: ['player', 'uncounted'] }),
        achievements.find({ ...noted, fields: ['userId', 'uncounted'] }),
        rankings.find({ where: { stale: { present: true } }, fields: ['userId'], limit: batch }),
      ]);
      const ofPlayers = played.map(({ player }) => player.slice('user:'.length));
      const ids = [...ofPlayers, ...[...unlocked, ...stale].map(({ userId }) => userId)];
      const docs: RankingDoc[] = [];
      for (const userId of new Set(ids)) {
        const doc = await sumUp(userId);
        if (doc) docs.push(doc);
        await pause();
      }
      await countMoved({ rankings, counts }, docs);
      const counted = (notes: readonly { uncounted?: string }[]) =>
        notes.flatMap(({ uncounted }) => uncounted ?? []);
      const done = { uncounted: undefined };
      if (played.length > 0) await results.change({ uncounted: { in: counted(played) } }, done);
      if (unlocked.length > 0)
        await achievements.change({ uncounted: { in: counted(unlocked) } }, done);
      if (Math.max(played.length, unlocked.length, stale.length) < batch) return;
    }
  }

  const recounting: Recounting = async (userId, write) => {
    if (userId === undefined) return write();
    await rankings.change({ userId }, { stale: true });
    const value = await write();
    await recount(userId);
    return value;
  };
  return { rankings, counts, recount, update: inRounds(countNoted), recounting };
}
export type RankingSums = ReturnType<typeof createRankingSums>;
