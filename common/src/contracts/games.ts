import * as z from 'zod/mini';
import { dailyMark } from './daily-mark.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import {
  count,
  difficultyField,
  gameParams,
  guessText,
  isoDateTime,
  languageField,
  languageQuery,
  leagueField,
  sportField,
} from './fields.ts';
import { callerView, challengeState, winnerInfo } from './challenge-view.ts';

const nullable = z.nullable;
const accuracy = z.int().check(z.gte(0), z.lte(100));

/** Which parts of a guess match the hidden athlete; shown on easy and medium. */
export const matchView = z.object({
  sport: z.literal('same'),
  league: z.enum(['same', 'different']),
  team: z.enum(['same', 'different']),
  nationality: z.enum(['same', 'near', 'different']),
  position: z.enum(['same', 'different']),
  age: z.enum(['same', 'older', 'younger']),
});
export type MatchView = z.output<typeof matchView>;

export const guessView = z.object({
  id: z.string(),
  guess: z.string(),
  accuracy,
  feedback: z.string(),
  explanation: z.optional(z.string()),
  createdAt: isoDateTime,
  match: z.optional(matchView),
  resolvedName: z.optional(z.string()),
});
export type GuessView = z.output<typeof guessView>;

export const hintView = z.object({
  rung: z.int().check(z.gte(1), z.lte(3)),
  hint: z.string(),
  penalty: count,
});

/** Values that are not due are null, before the caller's start all; the client shows them as ???. */
export const athleteDetail = z.object({
  dateBorn: nullable(z.iso.date()),
  nationality: nullable(z.string()),
  team: nullable(z.string()),
  position: nullable(z.string()),
  nationalityCodes: nullable(z.array(z.string())),
  positionKey: nullable(z.string()),
});

/** Null for a drawing, and until the athlete is revealed. */
export const photoCreditView = z.object({
  author: z.string(),
  licence: z.string(),
  source: z.url({ protocol: /^https$/ }),
});

/** How all players did at this level; null until the athlete is revealed, and below 20 players. */
export const athleteStrength = z.object({
  players: count,
  solvedPercent: z.int().check(z.gte(0), z.lte(100)),
  par: nullable(z.int().check(z.gte(1))),
});

/** A game as one player may see it; contains nothing that is not due. */
export const gameView = z.object({
  id: z.int(),
  sport: sportField,
  league: z.string(),
  difficulty: difficultyField,
  score: count,
  potentialScore: count,
  potentialSpeedBonus: count,
  totalGuesses: count,
  remainingGuesses: count,
  completed: z.boolean(),
  won: z.boolean(),
  abandoned: z.boolean(),
  /** In a challenge it may be null after the end (rules: secrecy). */
  athleteName: nullable(z.string()),
  athleteImageUrl: nullable(z.string()),
  /** Of a drawn picture, what is seen on it; null for a photo and before the start. */
  athleteImageText: nullable(z.string()),
  photoCredit: nullable(photoCreditView),
  athleteStrength: nullable(athleteStrength),
  athleteDetail,
  guesses: z.array(guessView),
  hints: z.array(hintView),
  /** Its guesses and hints are no longer kept (rules: history). */
  detailsRemoved: z.optional(z.literal(true)),
  remainingHints: count,
  nextHintPenalty: count,
  totalPenalty: count,
  speedBonus: count,
  streakBonus: count,
  streakCount: count,
  timeTaken: nullable(count),
  /** Null in the lobby of a challenge; in the future while the start is counted down. */
  startedAt: nullable(isoDateTime),
  finishedAt: nullable(isoDateTime),
  waitsUntil: nullable(isoDateTime),
  /** The oldest date of a team in the league; once the athlete is revealed, that of their own team. */
  factsAsOf: z.string(),
  /** Date of the team if that is more than twelve months ago and they may have left it since. */
  teamAsOf: nullable(z.string()),
  daily: z.optional(dailyMark),
  /** Title of the set of the week from which it was drawn; it counts for no ranking. */
  set: z.optional(z.string()),
  isMultiplayer: z.boolean(),
  gameCompletedByOtherPlayer: z.boolean(),
  winnerInfo: nullable(winnerInfo),
  winnerUsername: nullable(z.string()),
  winnerScore: nullable(count),
  winnerTimeTaken: nullable(count),
  version: count,
  /** The rest is present only in a challenge: first the state, which every push replaces. */
  ...z.partial(challengeState).shape,
  ...z.partial(callerView).shape,
});
export type GameView = z.output<typeof gameView>;

const choice = {
  sport: z.optional(sportField),
  league: z.optional(leagueField),
  difficulty: z.optional(difficultyField),
  /**
   * The player has chosen none of these: a newcomer's athlete is one of the best known, if readers
   * of some language begin with the league.
   */
  unchosen: z.optional(z.boolean({ error: 'invalid_toggle' })),
};

/** `isGuest` is ignored: the session decides. */
export const createGameRequest = z.object({
  ...choice,
  isGuest: z.optional(z.unknown()),
  /** An untouched game of the last 30 minutes with the same choice will do; it keeps its key. */
  reopen: z.optional(z.boolean({ error: 'invalid_toggle' })),
  /**
   * Somebody who is missing from the caller's set of the week, on easy; their game that is not over
   * will do. The choice is checked and ignored.
   */
  set: z.optional(z.boolean({ error: 'invalid_toggle' })),
});
export const resetGameRequest = z.object(choice);
export const guessRequest = z.object({ guess: guessText, language: z.optional(languageField) });

export const guessReply = z.object({
  guess: guessView,
  completed: z.boolean(),
  won: z.boolean(),
  athleteName: nullable(z.string()),
  score: count,
  speedBonus: count,
  streakBonus: count,
  streakCount: count,
  timeTaken: nullable(count),
  game: gameView,
});
export type GuessReply = z.output<typeof guessReply>;

export const hintReply = z.object({
  hint: z.string(),
  hintPenalty: count,
  rung: z.int(),
  remainingHints: count,
  totalPenalty: count,
});

export const athleteDetailsReply = z.object({
  /** What somebody would tell at the bar; null where nobody has written it down. */
  story: nullable(z.string()),
  stats: z.array(z.object({ key: z.string(), value: z.string() })),
  funFacts: z.array(z.string()),
  didYouKnow: z.array(z.string()),
  careerHighlights: z.string(),
});
export type AthleteDetails = z.output<typeof athleteDetailsReply>;

const wholeNumber = (digits: number) =>
  z.pipe(
    z
      .string({ error: 'invalid_query' })
      .check(z.regex(new RegExp(`^[0-9]{1,${digits}}$`), { error: 'invalid_query' })),
    z.transform(Number),
  );
const digits = (limit: number) =>
  z.pipe(
    wholeNumber(2),
    z.number().check(z.refine((n: number) => n <= limit, { error: 'invalid_query' })),
  );
const hintQuery = z.extend(languageQuery, {
  n: z.optional(digits(3).check(z.refine((n) => n >= 1, { error: 'invalid_query' }))),
});

/** What most calls about one game have in common. */
export const ofGame = {
  access: 'guest',
  params: gameParams,
  query: languageQuery,
  reply: gameView,
} as const;

export const createGame = {
  ...post,
  name: 'createGame',
  summary: 'Start a new game; its athlete is drawn from the league at the level',
  path: '/api/games',
  access: 'guest',
  limit: 'game',
  query: languageQuery,
  body: createGameRequest,
  status: 201,
  reply: gameView,
  idempotent: true,
  allowsEndedSession: true,
} as const satisfies Endpoint;

const sinceQuery = z.extend(languageQuery, { since: z.optional(wholeNumber(15)) });

export const readGame = {
  ...get,
  ...ofGame,
  name: 'readGame',
  summary: "The caller's own view of a game; with since=<version> 204 where nothing is newer",
  path: '/api/games/:id',
  query: sinceQuery,
} as const satisfies Endpoint;

export const takeHint = {
  ...get,
  ...ofGame,
  name: 'takeHint',
  summary: 'Take the next hint, or read hint n again at no cost',
  path: '/api/games/:id/hint',
  limit: 'hint',
  query: hintQuery,
  changesOnRead: true,
  reply: hintReply,
} as const satisfies Endpoint;

export const submitGuess = {
  ...post,
  ...ofGame,
  name: 'submitGuess',
  summary: 'Guess a name; every guess that is accepted uses an attempt',
  path: '/api/games/:id/guess',
  limit: 'guess',
  body: guessRequest,
  reply: guessReply,
  idempotent: true,
} as const satisfies Endpoint;

export const resetGame = {
  ...post,
  name: 'resetGame',
  summary: 'Leave this game for a new one; a touched game counts as lost',
  path: '/api/games/:id/reset',
  access: 'guest',
  limit: 'game',
  params: gameParams,
  body: resetGameRequest,
  status: 201,
  reply: z.object({ id: z.int() }),
} as const satisfies Endpoint;

export const readAthleteDetails = {
  ...get,
  ...ofGame,
  name: 'readAthleteDetails',
  summary: 'Facts about the athlete, after the caller has won',
  path: '/api/games/:id/athlete-details',
  reply: athleteDetailsReply,
} as const satisfies Endpoint;

export const readPhoto = {
  ...get,
  name: 'readPhoto',
  summary: 'The picture of the hidden athlete at a reveal step that is due',
  path: '/api/games/:id/photo',
  access: 'guest',
  params: gameParams,
  query: z.object({
    step: z.optional(digits(99)),
    /** With the dark layer that the game's page lays over a photo. */
    cover: z.optional(z.enum(['dark'], { error: 'invalid_query' })),
  }),
} as const satisfies Endpoint;
