import { createHmac } from 'node:crypto';
import { type DailyDate, dayAfter } from '@craque/common/domain/daily/daily-date.ts';
import { type DailyTurn, nextDaily } from '@craque/common/domain/daily/daily-order.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { AppError } from '../errors/app-error.ts';
import { hintFactsFor, snapshotOf } from '../games/snapshot.ts';
import type { StoredDaily } from '../store/daily-store.ts';
import type { Stores } from '../store/store.ts';
import { dailyPool } from './daily-pool.ts';

export type DailyAthleteDependencies = {
  stores: Pick<Stores, 'dailies'>;
  catalogue: Catalogue;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** Uniform in [0, 1). */
  random: () => number;
  /** Decides the order of the athletes; derived from the installation's secret. */
  dailyKey: Buffer;
  /** DAILY_LEAGUES: narrows the pool of the sports of which it names a league. */
  dailyLeagues: readonly League[];
};

type Turns = Awaited<ReturnType<Stores['dailies']['turnsOf']>>;

/** Times that others may have been faster with a date or an athlete. */
const tries = 50;

/** Orders the athletes of a sport in a round, so that nobody can foresee it. */
export const dailyTurnKey =
  ({ dailyKey }: DailyAthleteDependencies, sport: Sport) =>
  (athleteId: string, round: number): string =>
    createHmac('sha256', dailyKey).update(`${sport} ${round} ${athleteId}`).digest('hex');

type Chosen = { date: DailyDate; sport: Sport; league: League } & DailyTurn;

/** The athlete as a daily, with a snapshot of today's data. */
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

/** The athlete of a date that has none yet, chosen from today's data. */
export function chooseDaily(
  dependencies: DailyAthleteDependencies,
  { date, sport, used }: { date: DailyDate; sport: Sport; used: Turns },
): StoredDaily {
  const { catalogue, dailyLeagues } = dependencies;
  const pool = dailyPool(catalogue, sport, dailyLeagues);
  const key = dailyTurnKey(dependencies, sport);
  const turn = nextDaily({ pool: [...pool.keys()], used, key });
  return dailyOf(dependencies, {
    date,
    sport,
    league: pool.get(turn.athleteId) as League,
    ...turn,
  });
}

/** The earliest date up to `date` that has no athlete though the one before it has, else `date`. */
function nextMissing(used: Turns, date: DailyDate): DailyDate {
  const made = new Set(used.map((turn) => turn.date));
  let next = used[0] && used[0].date < date ? used[0].date : date;
  while (made.has(next) && next < date) next = dayAfter(next);
  return next;
}

/**
 * The athlete of a date that has begun; the first who asks makes it, and with it those of the dates
 * before it that nobody has asked for. Never to be called for a coming date: its athlete is made
 * when it is due. Throws `busy` if others were faster too often.
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
  for (let failed = 0; failed < tries; ) {
    const missing = nextMissing(used, date);
    const made = chooseDaily(dependencies, { date: missing, sport, used });
    const outcome = await dailies.insert(made);
    const stored = outcome === 'inserted' ? made : await dailies.find(date, sport);
    if (stored?.date === date) return stored;
    if (outcome === 'inserted') {
      const { round, athlete } = made;
      const turn = { date: missing, round, athleteId: athlete.athleteId };
      used = [...used, turn].toSorted((one, other) => (one.date < other.date ? -1 : 1));
    } else {
      failed += 1;
      used = await dailies.turnsOf(sport);
    }
  }
  throw new AppError('busy', { retryAfter: 1 });
}
