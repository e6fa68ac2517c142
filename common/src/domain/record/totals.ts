import type { Sport } from '../sport.ts';

/** One player's end of one game, as the statistics need it: derived from the game, immutable. */
export type Outcome = {
  gameId: number;
  sport: Sport;
  athleteId: string;
  won: boolean;
  score: number;
  guesses: number;
  hints: number;
  timeTaken: number;
  finishedAt: number;
};

export type Totals = {
  played: number;
  won: number;
  points: number;
  winGuesses: number;
  winSeconds: number;
  streak: number;
  longestStreak: number;
  bySport: Readonly<Record<Sport, { played: number; won: number }>>;
  /** Different soccer athletes guessed, in order; capped at what the achievement needs. */
  soccerAthletes: readonly string[];
};

export type PlayRecord = Totals & {
  reachedAt: Readonly<Partial<Record<string, number>>>;
};
