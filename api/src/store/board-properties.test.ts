import { expect, test } from '@jest/globals';
import { boardClosesAt, type DailyDate, datePlus } from '@craque/common/domain/daily/daily-date.ts';
import { guestPlayer, type PlayerId, userOf, userPlayer } from '@craque/common/domain/ids.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { randomRuns, timeoutFor } from '@craque/common/testing/random-runs.ts';
import { describeInBothStores } from '../testing/both-stores.ts';
import { plainBoard, withoutPeople } from '../testing/plain-board.ts';
import { aResult, anAccount } from '../testing/store-builders.ts';
import type { GameResult } from './history-stores.ts';
import type { Stores } from './store.ts';

const names = ['ada', 'bob', 'cleo', 'dora', 'eve', 'finn', 'gus'] as const;
const guests = ['g1', 'g2', 'g3'] as const;
type Name = (typeof names)[number] | (typeof guests)[number];

const anyone = fc.constantFrom<Name>(...names, ...guests);
const name = fc.constantFrom(...names);
/** Mostly in time, with few different ends, so that many are equal; times around those of a group. */
const played = fc.record({
  kind: fc.constant('play' as const),
  name: anyone,
  day: fc.nat(1),
  won: fc.boolean(),
  guesses: fc.integer({ min: 1, max: 2 }),
  hints: fc.nat(1),
  timeTaken: fc.oneof(fc.constantFrom(0, 3, 4, 15, 16), fc.integer({ min: 62, max: 68 })),
  early: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, -1)),
});
const step = fc.oneof(
  { weight: 14, arbitrary: played },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), at: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('mark' as const), name: anyone },
      ...{ day: fc.nat(1), early: fc.integer({ min: 1, max: 4 }) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('show' as const), name, on: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), name: anyone }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), day: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('look' as const), day: fc.nat(1) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What should be stored after the steps, kept apart from the stores: the plain facts. */
type World = {
  run: number;
  results: { result: GameResult; isMarked: boolean; isGone: boolean }[];
  hidden: Set<Name>;
  gone: Set<Name>;
};

const isUser = (each: Name) => each.length > 2;
const idOf = (each: Name, run: number) => `${each}-${run}`;
const playerOf = (each: Name, { run }: World): PlayerId =>
  isUser(each) ? userPlayer(idOf(each, run)) : guestPlayer(idOf(each, run));
/** Later runs have later dates, and boards of their own. */
const dateOf = (day: number, { run }: World) => datePlus('2026-01-01' as DailyDate, 2 * run + day);

async function play(stores: Stores, each: Step & { kind: 'play' }, world: World): Promise<void> {
  const { day, early, kind: _, name: whose, ...end } = each;
  const date = dateOf(day, world);
  const gameId = world.run * 1000 + world.results.length + 1;
  const result = aResult(gameId, boardClosesAt(date) - early, {
    ...{ player: playerOf(whose, world), dailyDate: date, dailyStartedAt: 1 },
    ...end,
  });
  await stores.results.add(result);
  world.results.push({ result, isMarked: false, isGone: false });
}

function forget(world: World, isOver: (result: GameResult) => boolean): void {
  for (const each of world.results) if (isOver(each.result)) each.isGone = true;
}

async function takeAway(stores: Stores, each: Step, world: World): Promise<void> {
  if (each.kind === 'expire') {
    const finishedBefore = boardClosesAt(dateOf(each.day, world)) - 2;
    await stores.results.removeGuests(finishedBefore);
    forget(
      world,
      ({ player, finishedAt }) => userOf(player) === undefined && finishedAt < finishedBefore,
    );
  } else if (each.kind === 'forget') {
    const player = playerOf(each.name, world);
    await stores.results.removeOf(player);
    forget(world, (result) => result.player === player);
  }
}

async function change(stores: Stores, each: Step, world: World): Promise<void> {
  if (each.kind === 'again' || each.kind === 'remove') {
    const known = world.results[each.at];
    if (!known || known.isGone) return;
    if (each.kind === 'again') return stores.results.add(known.result);
    await stores.results.remove(known.result.gameId, known.result.player);
    known.isGone = true;
  } else if (each.kind === 'mark') {
    const player = playerOf(each.name, world);
    const least = boardClosesAt(dateOf(each.day, world)) - each.early;
    const those = world.results.filter(
      ({ result }) => result.player === player && result.won && result.finishedAt >= least,
    );
    await stores.results.markWins(
      player,
      those.map(({ result }) => result.gameId),
    );
    for (const known of those) known.isMarked = true;
  } else if (each.kind === 'show') {
    await stores.users.change(idOf(each.name, world.run), { showInRankings: each.on });
    if (each.on) world.hidden.delete(each.name);
    else world.hidden.add(each.name);
  } else if (each.kind === 'leave') {
    await stores.users.remove(idOf(each.name, world.run), 1);
    world.gone.add(each.name);
  }
}

function expected(world: World, day: number, among: (each: Name) => boolean) {
  const date = dateOf(day, world);
  const ends = world.results
    .filter(({ isGone, result: { dailyDate, finishedAt } }) => {
      return !isGone && dailyDate === date && finishedAt < boardClosesAt(date);
    })
    .map(({ result, isMarked: marked }) => ({ ...result, marked }));
  const nameOf = (player: PlayerId) => player.replace(/^\w+:/, '').replace(/-\d+$/, '') as Name;
  return plainBoard(ends, { nameOf, isShown: (player) => among(nameOf(player)) });
}

async function compare(stores: Stores, world: World, day: number): Promise<void> {
  const daily = { date: dateOf(day, world), sport: 'soccer' } as const;
  const isShown = (each: Name) => isUser(each) && !world.hidden.has(each) && !world.gone.has(each);
  const wanted = expected(world, day, isShown);
  const { rows: _, ...numbers } = wanted;
  for (const each of [...names, ...guests]) {
    const player = playerOf(each, world);
    const found = await stores.boards.read(daily, { player });
    const own = wanted.rows.find((row) => row.player === player);
    const ofUser = { ...wanted, own };
    expect(withoutPeople(found)).toEqual(
      isUser(each) ? ofUser : { ...numbers, rows: [], own: undefined },
    );
  }
  const friends = ['bob', 'cleo', 'eve'].map((each) => idOf(each as Name, world.run));
  const player = playerOf('ada', world);
  const found = await stores.boards.read(daily, { player, friends });
  const { rows } = expected(
    world,
    day,
    (each) => ['ada', 'bob', 'cleo', 'eve'].includes(each) && !world.gone.has(each),
  );
  expect(withoutPeople(found)).toEqual({
    ...numbers,
    rows,
    own: rows.find((row) => row.player === player),
  });
}

const last = { run: 0 };
async function check(stores: Stores, steps: readonly Step[]) {
  last.run += 1;
  const world: World = { run: last.run, results: [], hidden: new Set(), gone: new Set() };
  for (const each of names) {
    const id = idOf(each, world.run);
    await stores.users.insert(anAccount({ id, username: id, usernameKey: id }));
  }
  for (const each of steps) {
    if (each.kind === 'play') await play(stores, each, world);
    else if (each.kind === 'look') await compare(stores, world, each.day);
    else if (each.kind === 'expire' || each.kind === 'forget') await takeAway(stores, each, world);
    else await change(stores, each, world);
  }
  await compare(stores, world, 0);
  await compare(stores, world, 1);
}

const runsOn = (stores: Stores) => randomRuns(stores.description.startsWith('SQLite') ? 300 : 10);

describeInBothStores('the board of a daily', process.env, (open) => {
  test(
    'equals what reading the results of everybody gives, after every change',
    async () => {
      const { stores, dispose } = await open();
      const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) =>
        check(stores, steps),
      );
      await fc.assert(property, { numRuns: runsOn(stores) });
      await dispose();
    },
    timeoutFor(300_000),
  );
});
