import { type Board, boards } from '@craque/common/domain/record/ranking.ts';
import type {
  GameDoc,
  ResultDoc,
  RecordDoc,
  AchievementDoc,
  UserDoc,
  SessionsDoc,
  FriendshipDoc,
  FeedbackDoc,
  CorrectionDoc,
  DailyDoc,
  RankingDoc,
} from './documents.ts';
import type { Collection, FieldKind, Index } from './port.ts';

/** `savedAt` is in no index: most saves change nothing that is in one. */
export const games: Collection<GameDoc> = {
  name: 'games',
  key: ['id'],
  fields: {
    id: 'number',
    revision: 'number',
    createSlot: 'text?',
    playerIds: 'texts',
    sport: 'text',
    athleteId: 'text',
    createdAt: 'number',
    savedAt: 'number',
    touched: 'flag',
    endedAt: 'number|null',
    settled: 'flag',
    ofGuest: 'flag',
    invitedIds: 'texts?',
    dueAt: 'number?',
    linkCode: 'text?',
    challengerIds: 'texts?',
    challengedAt: 'number?',
    game: 'json',
  },
  indexes: {
    createSlot: { fields: ['createSlot'], unique: true, sparse: true },
    ofPlayer: { fields: ['playerIds', '-createdAt', '-id'] },
    unsettledOf: { fields: ['playerIds', 'settled', 'createdAt', 'id'] },
    unsettled: { fields: ['settled', 'endedAt', 'createdAt', 'id'] },
    untouched: { fields: ['touched', 'createdAt'] },
    ofGuests: { fields: ['ofGuest', 'createdAt'] },
    // All their fields are in challenges only: MongoDB has no solo game in them.
    challengesOf: { fields: ['challengerIds', '-challengedAt'], sparse: true },
    invitedTo: { fields: ['invitedIds', '-challengedAt'], sparse: true },
    due: { fields: ['dueAt'], sparse: true },
    linkCode: { fields: ['linkCode'], unique: true, sparse: true },
  },
};

export const results: Collection<ResultDoc> = {
  name: 'results',
  key: ['player', 'finishedAt', 'gameId'],
  fields: {
    gameId: 'number',
    player: 'text',
    sport: 'text',
    athleteId: 'text',
    won: 'flag',
    score: 'number',
    guesses: 'number',
    hints: 'number',
    timeTaken: 'number',
    finishedAt: 'number',
    league: 'text?',
    difficulty: 'text?',
    dailyDate: 'text?',
    dailyStartedAt: 'number?',
    ofGuest: 'flag',
    markedOf: 'text?',
    dailySlot: 'text?',
    dailyOf: 'text?',
    uncounted: 'text?',
  },
  indexes: {
    once: { fields: ['gameId', 'player'], unique: true },
    latest: { fields: ['player', '-finishedAt', '-gameId'] },
    points: { fields: ['player', 'score'] },
    ofAthlete: {
      fields: ['athleteId', 'player', 'finishedAt', 'gameId', 'difficulty', 'won', 'guesses'],
      covers: ['league'],
    },
    found: {
      fields: ['player', 'won', 'league', 'athleteId', 'difficulty', 'guesses', 'finishedAt'],
    },
    marked: { fields: ['markedOf'], sparse: true },
    ofDaily: {
      fields: ['dailySlot'],
      sparse: true,
      covers: ['player', 'won', 'guesses', 'hints', 'timeTaken', 'finishedAt', 'markedOf'],
    },
    dailies: {
      fields: ['dailyOf'],
      sparse: true,
      covers: ['dailyDate', 'dailyStartedAt', 'finishedAt', 'sport', 'won', 'guesses'],
    },
    ofGuests: { fields: ['ofGuest', 'finishedAt'] },
    uncounted: { fields: ['uncounted'], sparse: true },
  },
};

export const records: Collection<RecordDoc> = {
  name: 'records',
  key: ['player'],
  fields: { player: 'text', finishedAt: 'number', gameId: 'number', record: 'json' },
  indexes: {},
  derived: true,
};

export const achievements: Collection<AchievementDoc> = {
  name: 'achievements',
  key: ['id'],
  fields: {
    id: 'text',
    userId: 'text',
    key: 'text',
    unlockedAt: 'number',
    seen: 'flag',
    uncounted: 'text?',
  },
  indexes: {
    ofUser: { fields: ['userId'] },
    uncounted: { fields: ['uncounted'], sparse: true },
  },
};

export const users: Collection<UserDoc> = {
  name: 'users',
  key: ['id'],
  fields: {
    id: 'text',
    username: 'text',
    usernameKey: 'text',
    passwordHash: 'text',
    displayName: 'text|null',
    email: 'text|null',
    avatarUrl: 'text|null',
    isAdmin: 'flag',
    defaultSport: 'text|null',
    defaultDifficulty: 'text|null',
    showHints: 'flag|null',
    showTimers: 'flag|null',
    showInRankings: 'flag|null',
    language: 'text|null',
    theme: 'text|null',
    timeZone: 'text|null',
    sessionsFrom: 'number',
    claimsGuest: 'text|null',
    visitedAt: 'number|null',
    newsSince: 'number|null',
    createdAt: 'number',
    look: 'text?',
    deletedAt: 'number?',
  },
  indexes: {
    usernameKey: { fields: ['usernameKey'], unique: true, sparse: true },
    look: { fields: ['look'], unique: true, sparse: true },
    hidden: { fields: ['showInRankings', 'id'] },
    deleted: { fields: ['deletedAt'], sparse: true },
  },
};

export const sessions: Collection<SessionsDoc> = {
  name: 'sessions',
  key: ['userId'],
  fields: { userId: 'text', stamp: 'text?', sessions: 'json' },
  indexes: {
    sid: { fields: ['sessions.sid'] },
    byEnd: { fields: ['sessions.expiresAt'] },
  },
};

export const friendships: Collection<FriendshipDoc> = {
  name: 'friendships',
  key: ['pair'],
  fields: {
    pair: 'text',
    id: 'text',
    users: 'texts',
    requester: 'text',
    status: 'text',
    createdAt: 'number',
    answeredAt: 'number|null',
    requestKey: 'text|null',
    acceptKey: 'text|null',
    revision: 'number',
  },
  indexes: {
    friendshipId: { fields: ['id'], unique: true },
    ofUser: { fields: ['users', 'status', 'createdAt', 'id'] },
    askedBy: { fields: ['requester', 'status'] },
    answered: { fields: ['status', 'answeredAt'] },
  },
};

export const feedback: Collection<FeedbackDoc> = {
  name: 'feedback',
  key: ['id'],
  fields: {
    id: 'text',
    userId: 'text|null',
    type: 'text',
    title: 'text',
    content: 'text',
    email: 'text|null',
    status: 'text',
    createdAt: 'number',
    key: 'text?',
    keySlot: 'text?',
    changes: 'json',
    stamp: 'text?',
  },
  indexes: {
    keySlot: { fields: ['keySlot'], unique: true, sparse: true },
    ofUser: { fields: ['userId', '-createdAt', '-id'] },
    latest: { fields: ['-createdAt', '-id'] },
    changedBy: { fields: ['changes.actorId'] },
  },
};

export const corrections: Collection<CorrectionDoc> = {
  name: 'corrections',
  key: ['id'],
  fields: {
    id: 'text',
    athleteId: 'text',
    league: 'text',
    field: 'text',
    text: 'text',
    reports: 'number',
    status: 'text',
    value: 'text|null',
    note: 'text|null',
    firstAt: 'number',
    lastAt: 'number',
    decidedAt: 'number|null',
    decidedBy: 'text|null',
    isDecided: 'flag',
    reporters: 'json',
    stamp: 'text?',
  },
  indexes: {
    byWeight: { fields: ['isDecided', '-reports', '-lastAt', 'id'] },
    accepted: { fields: ['status', 'decidedAt', 'id'] },
    ofUser: { fields: ['reporters.userId'] },
    decidedBy: { fields: ['decidedBy'] },
  },
};

export const dailies: Collection<DailyDoc> = {
  name: 'dailies',
  key: ['id'],
  fields: {
    id: 'text',
    date: 'text',
    sport: 'text',
    round: 'number',
    athleteId: 'text',
    daily: 'json',
  },
  indexes: {
    ofSport: { fields: ['sport', 'date', 'athleteId', 'round'] },
    // Keeps two processes that fill two dates at once from choosing one athlete for both.
    turn: { fields: ['sport', 'round', 'athleteId'], unique: true },
  },
};

const ofBoards = <T>(value: (board: Board) => T) =>
  Object.fromEntries(boards.map((board) => [board, value(board)])) as Record<Board, T>;

export const rankings: Collection<RankingDoc> = {
  name: 'rankings',
  key: ['userId'],
  fields: {
    userId: 'text',
    stamp: 'text?',
    sums: 'json',
    stale: 'flag?',
    ...ofBoards((): FieldKind => 'text?'),
  },
  indexes: {
    stale: { fields: ['stale'], sparse: true },
    ...ofBoards((board): Index => ({ fields: [board], sparse: true })),
  },
  derived: true,
};

/** Everything that is kept. */
export const collections = [
  ...[games, results, records, achievements, users, sessions],
  ...[friendships, feedback, corrections, dailies, rankings],
] as readonly Collection<object>[];
