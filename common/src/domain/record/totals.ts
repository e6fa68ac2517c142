import type { Sport } from '../sport.ts';

/** One player's end of one game, as the statistics need it: derived from the game, immutable. */
export type Outcome = {
  gameId: number;
  sport: Sport;
  athleteId: string;
  won: boolean;
  score: number;
  /** Used guesses, including the right one. */
  guesses: number;
  hints: number;
  /** Whole seconds. */
  timeTaken: number;
  /** Milliseconds since the epoch; outcomes are ordered by it, then by game id. */
  finishedAt: number;
};

/** The running total of a player's outcomes, in order. */
export type Totals = {
  played: number;
  won: number;
  points: number;
  /** Sums over won games. */
  winGuesses: number;
  winSeconds: number;
  streak: number;
  longestStreak: number;
  bySport: Readonly<Record<Sport, { played: number; won: number }>>;
  /** Different soccer athletes guessed, in order; capped at what the achievement needs. */
  soccerAthletes: readonly string[];
};

/** Everything that statistics and achievements need of a player's outcomes. */
export type PlayRecord = Totals & {
  /** Time (ms) of the outcome that first reached a milestone, by the milestone's name. */
  reachedAt: Readonly<Partial<Record<string, number>>>;
};
