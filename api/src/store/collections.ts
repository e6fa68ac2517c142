import { switchNames } from '@craque/common/domain/preferences.ts';
import { boards } from '@craque/common/domain/record/ranking.ts';
import type {
  GameDoc,
  ResultDoc,
  RecordDoc,
  AchievementDoc,
  UserDoc,
  SessionsDoc,
  TokensDoc,
  FriendshipDoc,
  BlockDoc,
  ReportDoc,
  FeedbackDoc,
  CorrectionDoc,
  DailyDoc,
  RankingDoc,
  CountsDoc,
  GuestPlaceDoc,
} from './documents.ts';
import { parties, partyFinds, partySeats } from './party-collections.ts';
import { type Collection, type Index, kinds } from './port.ts';

/** `savedAt` is in no index: most saves change nothing that is in one. */
export const games: Collection<GameDoc> = {
  name: 'games',
  key: ['id'],
  fields: kinds({
    number: ['id', 'revision', 'createdAt', 'savedAt'],
    'text?': ['createSlot', 'linkCode'],
    texts: ['playerIds'],
    text: ['sport', 'athleteId'],
    flag: ['touched', 'settled', 'ofGuest'],
    'number|null': ['endedAt'],
    'texts?': ['invitedIds', 'challengerIds'],
    'number?': ['dueAt', 'challengedAt'],
    'flag?': ['bare'],
    json: ['game'],
  }),
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
    detailed: { fields: ['settled', 'bare', 'endedAt'] },
  },
};

export const results: Collection<ResultDoc> = {
  name: 'results',
  key: ['player', 'finishedAt', 'gameId'],
  fields: kinds({
    number: ['gameId', 'score', 'guesses', 'hints', 'timeTaken', 'finishedAt'],
    text: ['player', 'sport', 'athleteId'],
    flag: ['won', 'ofGuest'],
    'text?': [
      ...(['league', 'difficulty', 'dailyDate', 'dailySlot', 'dailyOf', 'place'] as const),
      ...(['markedOf', 'unrankedOf', 'uncounted', 'unplaced'] as const),
    ],
    'number?': ['dailyStartedAt', 'took'],
    'flag?': ['leaving', 'aside'],
  }),
  indexes: {
    once: { fields: ['gameId', 'player'], unique: true },
    latest: { fields: ['player', '-finishedAt', '-gameId'] },
    points: { fields: ['player', 'score'] },
    ofAthlete: {
      fields: ['athleteId', 'player', 'finishedAt', 'gameId', 'difficulty', 'won', 'guesses'],
      covers: ['league', 'markedOf', 'aside'],
    },
    found: {
      fields: ['player', 'won', 'league', 'athleteId', 'difficulty', 'guesses', 'finishedAt'],
    },
    marked: { fields: ['markedOf'], sparse: true },
    unranked: { fields: ['unrankedOf'], sparse: true },
    inDaily: { fields: ['dailySlot', 'dailyOf'], sparse: true },
    placed: {
      fields: ['place'],
      sparse: true,
      covers: ['player', 'won', 'guesses', 'hints', 'timeTaken'],
    },
    unplaced: { fields: ['unplaced'], sparse: true },
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
  fields: kinds({
    text: ['id', 'userId', 'key'],
    number: ['unlockedAt'],
    'number?': ['rankedAt'],
    flag: ['seen'],
    'text?': ['uncounted'],
  }),
  indexes: {
    ofUser: { fields: ['userId'] },
    uncounted: { fields: ['uncounted'], sparse: true },
  },
};

export const users: Collection<UserDoc> = {
  name: 'users',
  key: ['id'],
  fields: kinds({
    text: ['id', 'username', 'usernameKey', 'passwordHash'],
    'text|null': [
      ...(['recoveryHash', 'displayName', 'email', 'avatarUrl', 'avatar'] as const),
      ...(['defaultSport', 'defaultDifficulty', 'language', 'theme'] as const),
      ...(['timeZone', 'claimsGuest'] as const),
    ],
    flag: ['isAdmin'],
    'flag|null': [...switchNames, 'isClosed'],
    number: ['sessionsFrom', 'createdAt'],
    'number|null': ['visitedAt', 'newsSince'],
    'text?': ['look', 'signInKey'],
    'number?': ['deletedAt'],
  }),
  indexes: {
    usernameKey: { fields: ['usernameKey'], unique: true, sparse: true },
    look: { fields: ['look'], unique: true, sparse: true },
    admins: { fields: ['isAdmin'] },
    signInKey: { fields: ['signInKey'], unique: true, sparse: true },
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

export const tokens: Collection<TokensDoc> = {
  name: 'tokens',
  key: ['userId'],
  fields: { userId: 'text', stamp: 'text?', tokens: 'json' },
  indexes: { tokenHash: { fields: ['tokens.tokenHash'] } },
};

export const friendships: Collection<FriendshipDoc> = {
  name: 'friendships',
  key: ['pair'],
  fields: kinds({
    text: ['pair', 'id', 'requester', 'status'],
    texts: ['users'],
    number: ['createdAt', 'revision'],
    'number|null': ['answeredAt'],
    'text|null': ['requestKey', 'acceptKey'],
  }),
  indexes: {
    friendshipId: { fields: ['id'], unique: true },
    ofUser: { fields: ['users', 'status', 'createdAt', 'id'] },
    askedBy: { fields: ['requester', 'status'] },
    answered: { fields: ['status', 'answeredAt'] },
  },
};

export const blocks: Collection<BlockDoc> = {
  name: 'blocks',
  key: ['id'],
  fields: { id: 'text', by: 'text', whom: 'text', at: 'number' },
  indexes: { ofUser: { fields: ['by', '-at'] }, ofOther: { fields: ['whom'] } },
};

export const reports: Collection<ReportDoc> = {
  name: 'reports',
  key: ['id'],
  fields: kinds({
    text: ['id', 'kind', 'userId', 'value', 'status'],
    number: ['reports', 'lastAt'],
    'text|null': ['decidedBy'],
    'number|null': ['decidedAt'],
    flag: ['isDecided'],
    json: ['reporters'],
    'text?': ['stamp'],
  }),
  indexes: {
    byWeight: { fields: ['isDecided', '-reports', '-lastAt', 'id'] },
    about: { fields: ['userId'] },
    ofUser: { fields: ['reporters.userId'] },
    decidedBy: { fields: ['decidedBy'] },
  },
};

export const feedback: Collection<FeedbackDoc> = {
  name: 'feedback',
  key: ['id'],
  fields: kinds({
    text: ['id', 'type', 'title', 'content', 'status'],
    'text|null': ['userId', 'email'],
    number: ['createdAt'],
    'text?': ['key', 'keySlot', 'stamp'],
    json: ['changes'],
  }),
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
  fields: kinds({
    text: ['id', 'athleteId', 'league', 'field', 'text', 'status'],
    number: ['reports', 'firstAt', 'lastAt'],
    'text|null': ['value', 'note', 'decidedBy'],
    'number|null': ['decidedAt'],
    flag: ['isDecided'],
    json: ['reporters'],
    'text?': ['stamp'],
  }),
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
  fields: kinds({ text: ['id', 'date', 'sport', 'athleteId'], number: ['round'], json: ['daily'] }),
  indexes: {
    ofSport: { fields: ['sport', 'date', 'athleteId', 'round'] },
    // Keeps two processes that fill two dates at once from choosing one athlete for both.
    turn: { fields: ['sport', 'round', 'athleteId'], unique: true },
  },
};

export const rankings: Collection<RankingDoc> = {
  name: 'rankings',
  key: ['userId'],
  fields: kinds({
    text: ['userId'],
    'text?': ['stamp', ...boards],
    json: ['sums'],
    'json?': ['moved'],
    'flag?': ['stale'],
  }),
  indexes: {
    stale: { fields: ['stale'], sparse: true },
    ...Object.fromEntries(
      boards.map((board): [string, Index] => [board, { fields: [board], sparse: true }]),
    ),
  },
  derived: true,
};

export const counts: Collection<CountsDoc> = {
  name: 'counts',
  key: ['id'],
  fields: { id: 'text', stamp: 'text?', numbers: 'json' },
  indexes: {},
  derived: true,
};

export const guestPlaces: Collection<GuestPlaceDoc> = {
  name: 'guestPlaces',
  key: ['id'],
  fields: { id: 'text', slot: 'text', guest: 'text', endsAt: 'number' },
  indexes: { guest: { fields: ['slot', 'guest'], unique: true }, endsAt: { fields: ['endsAt'] } },
};

export const collections = [
  ...[games, results, records, achievements, users, sessions],
  ...[friendships, blocks, reports, feedback, corrections, dailies],
  ...[rankings, counts, guestPlaces, tokens],
  ...[parties, partySeats, partyFinds],
] as readonly Collection<object>[];
