import { type Sport, sports } from '../sport.ts';

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

/** The first time each milestone was reached: time (ms) of the outcome that did it. */
export type Milestone =
  | 'firstWin'
  | 'streakOfThree'
  | 'streakOfFive'
  | 'perfectGame'
  | 'fastWin'
  | 'fifthFormula1Win'
  | 'tenthSoccerAthlete';

/**
 * The running total of a player's outcomes, in order: everything that statistics and achievements
 * need.
 */
export type PlayRecord = {
  played: number;
  won: number;
  points: number;
  /** Sums over won games. */
  winGuesses: number;
  winSeconds: number;
  streak: number;
  longestStreak: number;
  bySport: Readonly<Record<Sport, { played: number; won: number }>>;
  /**
   * Different soccer athletes guessed, in order; capped at the number that the achievement needs.
   */
  soccerAthletes: readonly string[];
  reachedAt: Readonly<Partial<Record<Milestone, number>>>;
};

/** Thresholds of the achievements. */
export const milestoneTargets = {
  streakOfThree: 3,
  streakOfFive: 5,
  fifthFormula1Win: 5,
  tenthSoccerAthlete: 10,
  fastWinSeconds: 30,
} as const;

export const emptyRecord: PlayRecord = {
  played: 0,
  won: 0,
  points: 0,
  winGuesses: 0,
  winSeconds: 0,
  streak: 0,
  longestStreak: 0,
  bySport: Object.fromEntries(
    sports.map((sport) => [sport, { played: 0, won: 0 }]),
  ) as PlayRecord['bySport'],
  soccerAthletes: [],
  reachedAt: {},
};

function withAthlete(athletes: readonly string[], outcome: Outcome): readonly string[] {
  const isFull = athletes.length >= milestoneTargets.tenthSoccerAthlete;
  const counts = outcome.won && outcome.sport === 'soccer' && !isFull;
  return counts && !athletes.includes(outcome.athleteId)
    ? [...athletes, outcome.athleteId]
    : athletes;
}

/** The milestones of a record right after this outcome, new and old. */
function milestonesMet(record: Omit<PlayRecord, 'reachedAt'>, outcome: Outcome): Milestone[] {
  if (!outcome.won) return [];
  const met: Record<Milestone, boolean> = {
    firstWin: true,
    streakOfThree: record.streak >= milestoneTargets.streakOfThree,
    streakOfFive: record.streak >= milestoneTargets.streakOfFive,
    perfectGame: outcome.guesses === 1 && outcome.hints === 0,
    fastWin: outcome.timeTaken < milestoneTargets.fastWinSeconds,
    fifthFormula1Win: record.bySport.formula1.won >= milestoneTargets.fifthFormula1Win,
    tenthSoccerAthlete: record.soccerAthletes.length >= milestoneTargets.tenthSoccerAthlete,
  };
  return (Object.keys(met) as Milestone[]).filter((milestone) => met[milestone]);
}

/**
 * The record after one more outcome, which must come after all earlier ones in the order of
 * (finishedAt, gameId).
 */
export function withOutcome(record: PlayRecord, outcome: Outcome): PlayRecord {
  const { sport, won, score, guesses, timeTaken, finishedAt } = outcome;
  const win = won ? 1 : 0;
  const streak = won ? record.streak + 1 : 0;
  const ofSport = record.bySport[sport];
  const next = {
    played: record.played + 1,
    won: record.won + win,
    points: record.points + score,
    winGuesses: record.winGuesses + win * guesses,
    winSeconds: record.winSeconds + win * timeTaken,
    streak,
    longestStreak: Math.max(record.longestStreak, streak),
    bySport: {
      ...record.bySport,
      [sport]: { played: ofSport.played + 1, won: ofSport.won + win },
    },
    soccerAthletes: withAthlete(record.soccerAthletes, outcome),
  };
  const reached = milestonesMet(next, outcome).map((milestone) => [milestone, finishedAt]);
  return { ...next, reachedAt: { ...Object.fromEntries(reached), ...record.reachedAt } };
}

const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Statistics of completed games: rates in percent, means of won games, 0 without any. */
export function statsOf(record: PlayRecord) {
  const { won, winGuesses, winSeconds, bySport } = record;
  const wins = Math.max(1, won);
  return {
    winRate: percentOf(won, record.played),
    longestStreak: record.longestStreak,
    avgGuesses: Math.round((10 * winGuesses) / wins) / 10,
    avgTimeSeconds: Math.round(winSeconds / wins),
    sportStats: Object.fromEntries(
      sports.map((sport) => [
        sport,
        {
          gamesPlayed: bySport[sport].played,
          winRate: percentOf(bySport[sport].won, bySport[sport].played),
        },
      ]),
    ) as Record<Sport, { gamesPlayed: number; winRate: number }>,
  };
}
