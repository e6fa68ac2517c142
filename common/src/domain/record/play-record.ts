import { type Sport, sports } from '../sport.ts';
import { milestonesReached, soccerAthletesCounted } from './achievement.ts';
import type { Outcome, PlayRecord } from './totals.ts';

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
  const isFull = athletes.length >= soccerAthletesCounted;
  const counts = outcome.won && outcome.sport === 'soccer' && !isFull;
  return counts && !athletes.includes(outcome.athleteId)
    ? [...athletes, outcome.athleteId]
    : athletes;
}

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
  const reached = milestonesReached(next, outcome).map((milestone) => [milestone, finishedAt]);
  return { ...next, reachedAt: { ...Object.fromEntries(reached), ...record.reachedAt } };
}

const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

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
