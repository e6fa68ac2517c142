import { expect, test } from '@jest/globals';
import { achievementKeys, achievementRules } from '@craque/common/domain/record/achievement.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { type RankingWindow, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { scoreWindows } from '@craque/common/domain/record/score-window.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { expectedAchievements } from '@craque/common/testing/expected-achievements.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { randomRuns, timeoutFor } from '@craque/common/testing/random-runs.ts';
import { describeInBothStores } from '../testing/both-stores.ts';
import { aResult, anAccount } from '../testing/store-builders.ts';
import type { GameResult } from './history-stores.ts';
import type { Stores } from './store.ts';

const day = 24 * 60 * 60 * 1000;
const names = ['ada', 'bob', 'cleo', 'dora', 'eve', 'finn'] as const;
type Name = (typeof names)[number];
const idOf = (name: Name, run: number) => `${name}-${run}`;

const name = fc.constantFrom(...names);
/** Mostly of the days around the start of the windows, of few scores, so that many are equal. */
const played = fc.record({
  kind: fc.constant('play' as const),
  name,
  sport: fc.constantFrom(...sports),
  score: fc.constantFrom(0, 0, 10, 20, 50),
  ago: fc.oneof(
    fc.integer({ min: 0, max: 3 * day }),
    fc.integer({ min: 0, max: 70 * day }),
    fc.constantFrom(0, day, 7 * day),
  ),
});
const step = fc.oneof(
  { weight: 12, arbitrary: played },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), at: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(40) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('mark' as const), name, ago: fc.nat(10) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('achieve' as const), name },
      ...{ key: fc.constantFrom(...achievementKeys), ago: fc.nat(40) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('show' as const), name, on: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('update' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const history = fc.record({
  /** Around a new year, a month, a week and a day. */
  now: fc.oneof(
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
    fc.constantFrom(Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 8), Date.UTC(2027, 0, 1) - 1),
  ),
  steps: fc.array(step, { maxLength: 40 }),
});

/** What should be stored after the steps, kept apart from the stores: the plain facts. */
type Facts = {
  results: (GameResult & { name: Name; isMarked: boolean })[];
  achieved: { name: Name; key: (typeof achievementKeys)[number]; at: number }[];
  hidden: Set<Name>;
  gone: Set<Name>;
};

async function take(stores: Stores, each: Step, { facts, now, run }: World): Promise<void> {
  if (each.kind === 'play') {
    const player = userPlayer(idOf(each.name, run));
    const { sport, score } = each;
    const gameId = run * 1000 + facts.results.length + 1;
    const result = aResult(gameId, now - each.ago, { player, sport, score, won: score > 0 });
    await stores.results.add(result);
    facts.results.push({ ...result, name: each.name, isMarked: false });
    return;
  }
  if (each.kind === 'again' || each.kind === 'remove') {
    const known = facts.results[each.at];
    if (!known || Number.isNaN(known.score)) return;
    const { name: _, isMarked: __, ...result } = known;
    if (each.kind === 'again') return stores.results.add(result);
    await stores.results.remove(result.gameId, result.player);
    // Its number stays used.
    facts.results[each.at] = { ...known, score: Number.NaN };
    return;
  }
  if (each.kind === 'update') return stores.rankings.update();
  const id = idOf(each.name, run);
  if (each.kind === 'mark') {
    const from = now - each.ago * day;
    const those = facts.results.filter(
      ({ name: whose, won, finishedAt }) => whose === each.name && won && finishedAt >= from,
    );
    for (const result of those) result.isMarked = true;
    await stores.results.markWins(
      userPlayer(id),
      those.map(({ gameId }) => gameId),
    );
  } else if (each.kind === 'achieve') {
    const at = now - each.ago * day;
    if (await stores.achievements.add(id, each.key, at)) {
      facts.achieved.push({ name: each.name, key: each.key, at });
    }
  } else if (each.kind === 'show') {
    await stores.users.change(id, { showInRankings: each.on });
    if (each.on) facts.hidden.delete(each.name);
    else facts.hidden.add(each.name);
  } else {
    await stores.users.remove(id, now);
    facts.gone.add(each.name);
  }
}

type World = { facts: Facts; now: number; run: number };
type Expected = { name: Name; score: number; games: number };

/** With a marked win in the history a key counts from where the others alone reach it. */
function achievedBy({ results, achieved }: Facts, name: Name, from: number) {
  const own = results
    .filter((each) => each.name === name && !Number.isNaN(each.score))
    .toSorted((a, b) => a.finishedAt - b.finishedAt || a.gameId - b.gameId);
  const counted = own.filter(({ isMarked }) => !isMarked);
  return achieved.filter(({ name: whose, key, at }) => {
    if (whose !== name) return false;
    const { holds } = expectedAchievements[key];
    if (!holds || counted.length === own.length) return at >= from;
    const reached = counted.findIndex((_, index) => holds(counted.slice(0, index + 1)));
    return (counted[reached]?.finishedAt ?? -1) >= from;
  });
}

function expectedBoard({ facts, now }: World, window: RankingWindow, sport?: Sport): Expected[] {
  const from = window === 'all' ? 0 : scoreWindows(now, 'UTC')[window];
  const rows = names
    .filter((each) => !facts.hidden.has(each) && !facts.gone.has(each))
    .map((each) => {
      const results = facts.results.filter(
        (result) =>
          result.name === each &&
          !result.isMarked &&
          !Number.isNaN(result.score) &&
          result.finishedAt >= from &&
          (sport === undefined || result.sport === sport),
      );
      const achieved = sport === undefined ? achievedBy(facts, each, from) : [];
      const ofGames = results.reduce((sum, { score }) => sum + score, 0);
      const ofAchievements = achieved.reduce(
        (sum, { key }) => sum + achievementRules[key].points,
        0,
      );
      return { name: each, score: ofGames + ofAchievements, games: results.length };
    });
  return rows
    .filter(({ score, games }) => score > 0 || games > 0)
    .sort((a, b) => b.score - a.score || a.games - b.games || (a.name < b.name ? -1 : 1));
}

const rankIn = (rows: readonly Expected[], score: number) =>
  1 + rows.filter((row) => row.score > score).length;

async function compare(stores: Stores, world: World): Promise<void> {
  for (const window of rankingWindows) {
    const start = window === 'all' ? 0 : scoreWindows(world.now, 'UTC')[window];
    for (const sport of [undefined, ...sports]) {
      const wanted = expectedBoard(world, window, sport);
      for (const each of names) {
        const userId = idOf(each, world.run);
        const { rows, players, place } = await stores.rankings.board(
          { window, sport, start },
          { limit: 3, userId },
        );
        const at = wanted.findIndex((row) => row.name === each);
        const around = wanted.slice(Math.max(0, at - 2), at + 3);
        const own = wanted[at];
        const found = (row: { userId: string; score: number; games: number }) => ({
          name: row.userId.replace(/-\d+$/, ''),
          ...{ score: row.score, games: row.games },
        });
        expect({
          players,
          rows: rows.map(found),
          place: place && {
            ...{ rank: place.rank, position: place.position },
            around: place.around.map((row) => ({ ...found(row), rank: row.rank })),
          },
        }).toEqual({
          players: wanted.length,
          rows: wanted.slice(0, 3),
          place: own && {
            ...{ rank: rankIn(wanted, own.score), position: at + 1 },
            around: around.map((row) => ({ ...row, rank: rankIn(wanted, row.score) })),
          },
        });
      }
    }
  }
}

const last = { run: 0 };
async function check(stores: Stores, { now, steps }: { now: number; steps: Step[] }) {
  last.run += 1;
  const run = last.run;
  const facts: Facts = { results: [], achieved: [], hidden: new Set(), gone: new Set() };
  const world = { facts, now, run };
  for (const each of names) {
    const id = idOf(each, run);
    await stores.users.insert(anAccount({ id, username: id, usernameKey: id }));
  }
  for (const each of steps) await take(stores, each, world);
  await compare(stores, world);
  // Boards are of everybody: the next history begins with none of these.
  for (const each of names) await stores.users.remove(idOf(each, run), now);
}

const runsOn = (stores: Stores) => randomRuns(stores.description.startsWith('SQLite') ? 300 : 10);

describeInBothStores('every board and every place', process.env, (open) => {
  test(
    'equals what the results add up to',
    async () => {
      const { stores, dispose } = await open();
      const property = fc.asyncProperty(history, (each) => check(stores, each));
      await fc.assert(property, { numRuns: runsOn(stores) });
      await dispose();
    },
    timeoutFor(300_000),
  );
});
