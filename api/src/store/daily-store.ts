import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { DailyTurn } from '@craque/common/domain/daily/daily-order.ts';
import type { AthleteSnapshot } from '@craque/common/domain/game/game.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';

/**
 * The athlete of a date and sport with everything that a game of it hides or shows, so that no
 * update of the data changes it.
 */
export type StoredDaily = {
  date: DailyDate;
  sport: Sport;
  /** See `nextDaily` of the domain. */
  round: number;
  league: League;
  athlete: AthleteSnapshot;
  hintFacts: readonly [Fact, Fact];
  artVariant: number;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** Each time an operator has replaced the athlete: when, who, and whose date it was before. */
  replaced?: readonly { at: number; by: string; athleteId: string }[];
};

/** `date-taken`: the date has its athlete; `athlete-taken`: the athlete has had a date in the round. */
export type DailyInsertOutcome = 'inserted' | 'date-taken' | 'athlete-taken';

export type DailyStore = {
  /** Stores it if neither its date has an athlete nor its athlete a date in the round. */
  insert(daily: StoredDaily): Promise<DailyInsertOutcome>;
  /** Stores it in place of the one of its date, if its athlete has no other date in the round. */
  replace(daily: StoredDaily): Promise<'replaced' | 'athlete-taken'>;
  find(date: DailyDate, sport: Sport): Promise<StoredDaily | undefined>;
  /** Of all dates of the sport, the earliest first. */
  turnsOf(sport: Sport): Promise<(DailyTurn & { date: DailyDate })[]>;
  /** The earliest date that has an athlete of any sport. */
  firstDate(): Promise<DailyDate | undefined>;
};
