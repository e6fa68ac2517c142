import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { DailyTurn } from '@craque/common/domain/daily/daily-order.ts';
import type { AthleteSnapshot } from '@craque/common/domain/game/game.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';

/** Everything that a game of the date hides or shows, unchanged by updates of the data. */
export type StoredDaily = {
  date: DailyDate;
  sport: Sport;
  round: number;
  league: League;
  athlete: AthleteSnapshot;
  hintFacts: readonly [Fact, Fact];
  artVariant: number;
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
  turnsOf(sport: Sport): Promise<(DailyTurn & { date: DailyDate })[]>;
  firstDate(): Promise<DailyDate | undefined>;
};
