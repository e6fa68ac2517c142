import type { GameView, GuessView } from '@craque/common/contracts/games.ts';

/** A running medium soccer game without a guess; overrides over defaults. */
export function aGameView(overrides: Partial<GameView> = {}): GameView {
  return {
    id: 101,
    sport: 'soccer',
    league: 'english-premier-league',
    difficulty: 'medium',
    score: 0,
    potentialScore: 100,
    potentialSpeedBonus: 50,
    totalGuesses: 5,
    remainingGuesses: 5,
    completed: false,
    won: false,
    abandoned: false,
    athleteName: null,
    athleteImageUrl: '/api/games/101/photo?step=0&v=0',
    athleteImageText: null,
    photoCredit: null,
    athleteStrength: null,
    athleteDetail: {
      dateBorn: '1997-11-16',
      nationality: null,
      team: null,
      position: null,
      nationalityCodes: null,
      positionKey: null,
    },
    guesses: [],
    hints: [],
    remainingHints: 3,
    nextHintPenalty: 10,
    totalPenalty: 0,
    speedBonus: 0,
    streakBonus: 0,
    streakCount: 0,
    timeTaken: null,
    startedAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    waitsUntil: null,
    factsAsOf: '2026-06',
    teamAsOf: null,
    isMultiplayer: false,
    gameCompletedByOtherPlayer: false,
    winnerInfo: null,
    winnerUsername: null,
    winnerScore: null,
    winnerTimeTaken: null,
    version: 0,
    ...overrides,
  };
}

export function aGuessView(overrides: Partial<GuessView> = {}): GuessView {
  return {
    id: '1',
    guess: 'Bukayo Saka',
    accuracy: 32,
    feedback: '◆ Close (32). Same league. Yours is older.',
    ...(overrides.feedback === undefined && { explanation: 'Same league. Yours is older.' }),
    createdAt: '2026-11-21T10:00:05.000Z',
    ...overrides,
  };
}
