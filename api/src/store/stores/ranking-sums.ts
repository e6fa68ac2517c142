import { achievementKeys, achievementRules } from '@craque/common/domain/record/achievement.ts';
import {
  type Board,
  boards,
  boardsOf,
  type Sum,
  utcWindows,
} from '@craque/common/domain/record/ranking.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { setImmediate as pause } from 'node:timers/promises';
import {
  achievements as achievementDocs,
  rankings as rankingDocs,
  results as resultDocs,
  users as userDocs,
} from '../collections.ts';
import type { KeptSum, RankingDoc } from '../documents.ts';
import { type Engine, first, reviser } from '../port.ts';
import { rankedOf, rankedUnlocks, type Sources } from './ranked-unlocks.ts';
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

const scoreLimit = 1e12;
const lengths = { start: 14, score: 13, games: 9 } as const;
const padded = (value: number, length: number) => String(value).padStart(length, '0');
const startText = (start: number) => padded(start, lengths.start);
const scoreText = (start: number, score: number) =>
  `${startText(start)}${padded(scoreLimit - score, lengths.score)}`;

/** Compared as text these are in the order of a board: start, higher score, fewer games, name. */
export const placeText = ({ start, score, games }: KeptSum, name: string) =>
  `${scoreText(start, score)}${padded(games, lengths.games)}${name}`;

export function sumAt(place: string): Sum {
  const { start, score } = lengths;
  const end = start + score;
  return {
    score: scoreLimit - Number(place.slice(start, end)),
    games: Number(place.slice(end, end + lengths.games)),
  };
}

/** Where the places of a window begin and end; a colon comes after all digits. */
export const windowAt = (start: number) => ({
  from: startText(start),
  below: `${startText(start)}:`,
});
export const scoreAt = scoreText;

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
  const revise = reviser(rankings);

  async function recount(userId: string): Promise<void> {
    await revise({ userId }, async (before): Promise<RankingDoc | undefined> => {
      const where = { id: userId, deletedAt: null };
      const user = await first(users, { where, fields: ['usernameKey', 'showInRankings'] });
      if (!user) return undefined;
      const sums = await sumsOf({ results, achievements }, userId);
      const isShown = user.showInRankings !== false;
      const places = boards.flatMap((board): [Board, string][] => {
        const sum = sums[board];
        return sum && isShown ? [[board, placeText(sum, user.usernameKey)]] : [];
      });
      if (!before && places.length === 0 && Object.keys(sums).length === 0) return before;
      return { userId, sums, ...Object.fromEntries(places) };
    });
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
      for (const userId of new Set(ids)) {
        await recount(userId);
        await pause();
      }
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
  return { rankings, recount, update: inRounds(countNoted), recounting };
}
export type RankingSums = ReturnType<typeof createRankingSums>;
