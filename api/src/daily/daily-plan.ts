import {
  beginsAnywhere,
  type DailyDate,
  dayAfter,
} from '@craque/common/domain/daily/daily-date.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import type { StoredDaily } from '../store/daily-store.ts';
import {
  type DailyAthleteDependencies,
  dailyChooser,
  dailyOf,
  dailyTurnKey,
} from './daily-athletes.ts';
import { dailyPool } from './daily-pool.ts';

/** `isStored` is false for a choice predicted from today's data. */
export type PlannedDaily = { daily: StoredDaily; isStored: boolean };

/** In order: what is stored, else what will be chosen if nothing changes. Stores nothing. */
export async function plannedDailies(
  dependencies: DailyAthleteDependencies,
  { sport, from, until }: { sport: Sport; from: DailyDate; until: DailyDate },
): Promise<PlannedDaily[]> {
  const { dailies } = dependencies.stores;
  const used = await dailies.turnsOf(sport);
  const stored = new Set(used.map(({ date }) => date));
  const choose = dailyChooser(dependencies, sport);
  const planned: PlannedDaily[] = [];
  const first = used[0] && used[0].date < from ? used[0].date : from;
  for (let date = first; date <= until; date = dayAfter(date)) {
    const isStored = stored.has(date);
    if (isStored && date < from) continue;
    const known = isStored ? await dailies.find(date, sport) : undefined;
    const daily = known ?? choose(date, used);
    if (!known) used.push({ date, round: daily.round, athleteId: daily.athlete.athleteId });
    if (date >= from) planned.push({ daily, isStored });
  }
  return planned;
}

export type Repeat = { date: DailyDate; before: DailyDate };

/**
 * Dates whose athlete repeats within a round, or within half a pool of days. Only an operator or a
 * smaller pool can cause one.
 */
export async function repeatsIn(
  dependencies: DailyAthleteDependencies,
  { sport, from, until }: { sport: Sport; from: DailyDate; until: DailyDate },
): Promise<Repeat[]> {
  const planned = await plannedDailies(dependencies, { sport, from, until });
  const upcoming = planned.map(({ daily: { date, round, athlete } }) => {
    return { date, round, athleteId: athlete.athleteId };
  });
  const before = (await dependencies.stores.dailies.turnsOf(sport)).filter(
    ({ date }) => date < from,
  );
  const turns = [...before, ...upcoming];
  const memory = Math.floor(
    dailyPool(dependencies.catalogue, sport, dependencies.dailyLeagues, dependencies.clock()).size /
      2,
  );
  return turns.flatMap((turn, at) => {
    if (turn.date < from) return [];
    const earlier = turns.slice(0, at).findLastIndex((each) => each.athleteId === turn.athleteId);
    const found = turns[earlier];
    if (!found || (found.round !== turn.round && at - earlier > memory)) return [];
    return [{ date: turn.date, before: found.date }];
  });
}

export type Replacement = {
  date: DailyDate;
  sport: Sport;
  /** The home league of those to choose from; by default any of the sport. */
  league?: League | undefined;
  by: string;
};
export type ReplaceOutcome =
  | { kind: 'replaced'; daily: StoredDaily }
  /** It is that date somewhere. */
  | { kind: 'begun' }
  /** The whole pool has had a date in this round. */
  | { kind: 'nobody-left' };

/** The next athlete in order without a date in this round; the replaced one may come later. */
export async function replaceDaily(
  dependencies: DailyAthleteDependencies,
  { date, sport, league, by }: Replacement,
): Promise<ReplaceOutcome> {
  const { catalogue, clock, dailyLeagues, stores } = dependencies;
  const now = clock();
  const keyOf = dailyTurnKey(dependencies, sport);
  if (now >= beginsAnywhere(date)) return { kind: 'begun' };
  const [current] = await plannedDailies(dependencies, { sport, from: date, until: date });
  if (!current) throw new RangeError(`nothing is planned for ${date}`);
  const { round, athlete, replaced = [] } = current.daily;
  const turns = (await stores.dailies.turnsOf(sport)).filter((turn) => turn.round === round);
  const had = new Set([athlete.athleteId, ...turns.map(({ athleteId }) => athleteId)]);
  const pool = dailyPool(catalogue, sport, league ? [league] : dailyLeagues, now);
  const open = [...pool].filter(([athleteId]) => !had.has(athleteId));
  const [next] = open
    .map(([athleteId, own]) => ({ athleteId, league: own, key: keyOf(athleteId, round) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (!next) return { kind: 'nobody-left' };
  const daily: StoredDaily = {
    ...dailyOf(dependencies, { date, sport, round, ...next }),
    replaced: [...replaced, { at: now, by, athleteId: athlete.athleteId }],
  };
  const outcome = await stores.dailies.replace(daily);
  return outcome === 'replaced' ? { kind: outcome, daily } : { kind: 'nobody-left' };
}
