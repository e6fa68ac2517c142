import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type DailyDate, dayAfter } from '@craque/common/domain/daily/daily-date.ts';
import { type DailyTurn, nextDaily } from '@craque/common/domain/daily/daily-order.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.ts';
import type { GameServiceDependencies } from '../games/game-changes.ts';
import { hintFactsFor, snapshotOf } from '../games/snapshot.ts';
import type { StoredDaily } from '../store/daily-store.ts';
import type { Config } from '../start/config.ts';
import type { Stores } from '../store/store.ts';
import { dailyPool } from './daily-pool.ts';

export type DailyAthleteDependencies = Pick<
  GameServiceDependencies,
  'catalogue' | 'clock' | 'random'
> & {
  stores: Pick<Stores, 'dailies'>;
  /** Decides the order of the athletes. */
  dailyKey: Buffer;
  /** DAILY_LEAGUES: narrows the pool of the sports of which it names a league. */
  dailyLeagues: readonly League[];
};

/** Derived from the newest signing secret. */
export function dailyOrder(
  { dailyLeagues }: Pick<Config, 'dailyLeagues'>,
  [newest = '']: readonly string[],
): Pick<DailyAthleteDependencies, 'dailyKey' | 'dailyLeagues'> {
  return { dailyKey: derivedBytes(newest, 'daily'), dailyLeagues };
}

type Turns = Awaited<ReturnType<Stores['dailies']['turnsOf']>>;
const byDate = (one: Turns[number], other: Turns[number]) => (one.date < other.date ? -1 : 1);

const tries = 50;

/** An unpredictable order. Keys are cached, as those of a pool take as long as many calls. */
export function dailyTurnKey({ dailyKey }: DailyAthleteDependencies, sport: Sport) {
  const keys = new Map<string, string>();
  return (athleteId: string, round: number): string => {
    const turn = `${sport} ${round} ${athleteId}`;
    const key = keys.get(turn) ?? createHmac('sha256', dailyKey).update(turn).digest('hex');
    keys.set(turn, key);
    return key;
  };
}

type Chosen = { date: DailyDate; sport: Sport; league: League } & DailyTurn;

export function dailyOf(
  { catalogue, clock, random }: DailyAthleteDependencies,
  { date, sport, league, athleteId, round }: Chosen,
): StoredDaily {
  const athlete = snapshotOf(catalogue, athleteId, league);
  const known = { league, pool: catalogue.pool(league, 'easy') };
  const hintFacts = hintFactsFor(catalogue, athlete, known);
  const artVariant = Math.floor(random() * 2 ** 32);
  return { date, sport, round, league, athlete, hintFacts, artVariant, madeAt: clock() };
}

/** Chooses athletes from the data as they are now; the order of `used` makes no difference. */
export function dailyChooser(
  dependencies: DailyAthleteDependencies,
  sport: Sport,
): (date: DailyDate, used: Turns) => StoredDaily {
  const { catalogue, dailyLeagues, clock } = dependencies;
  const pool = dailyPool(catalogue, sport, dailyLeagues, clock());
  const ids = [...pool.keys()];
  const key = dailyTurnKey(dependencies, sport);
  return (date, used) => {
    const { earlier = [], later = [] } = Object.groupBy(used.toSorted(byDate), (turn) =>
      turn.date < date ? 'earlier' : 'later',
    );
    const turn = nextDaily({ pool: ids, used: earlier, later, key });
    const league = pool.get(turn.athleteId) as League;
    return dailyOf(dependencies, { date, sport, league, ...turn });
  };
}

/** The earliest date up to `date` without an athlete after one with, else `date`. */
function nextMissing(used: Turns, date: DailyDate): DailyDate {
  const made = new Set(used.map((turn) => turn.date));
  let next = used[0] && used[0].date < date ? used[0].date : date;
  while (made.has(next) && next < date) next = dayAfter(next);
  return next;
}

/**
 * The athlete of a begun date, chosen with the first request, as are those of earlier dates
 * that nobody requested. Never call it for a future date: its athlete is chosen when due.
 */
export async function dailyAthlete(
  dependencies: DailyAthleteDependencies,
  date: DailyDate,
  sport: Sport,
): Promise<StoredDaily> {
  const { dailies } = dependencies.stores;
  const known = await dailies.find(date, sport);
  if (known) return known;
  let used = await dailies.turnsOf(sport);
  const choose = dailyChooser(dependencies, sport);
  for (let failed = 0; failed < tries; ) {
    const missing = nextMissing(used, date);
    const made = choose(missing, used);
    const outcome = await dailies.insert(made);
    const stored = outcome === 'inserted' ? made : await dailies.find(date, sport);
    if (stored?.date === date) return stored;
    if (outcome === 'inserted') {
      const { round, athlete } = made;
      const turn = { date: missing, round, athleteId: athlete.athleteId };
      used = [...used, turn];
      // After months without players, other calls must not wait for all these dates.
      await setImmediate();
    } else {
      failed += 1;
      used = await dailies.turnsOf(sport);
    }
  }
  throw new AppError('busy', { retryAfter: 1 });
}

/** One at a time per process: many players request a date's athlete when it begins. */
export function createDailyAthletes(
  dependencies: DailyAthleteDependencies,
): (date: DailyDate, sport: Sport) => Promise<StoredDaily> {
  const oneAtATime = pLimit(1);
  return async (date, sport) =>
    (await dependencies.stores.dailies.find(date, sport)) ??
    oneAtATime(() => dailyAthlete(dependencies, date, sport));
}
