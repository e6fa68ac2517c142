import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
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
