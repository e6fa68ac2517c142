import { challengeWith, joinByInvitation } from '@craque/common/domain/challenge/challenge.ts';
import { blankAccount } from '../accounts/blank-account.ts';
import { abandon } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { applyGuess } from '@craque/common/domain/game/guessing.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { anOutcome } from '@craque/common/testing/account-builders.ts';
import { accepted } from '@craque/common/testing/challenge-steps.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import type { Account, PersonalToken, Session } from '../store/account-stores.ts';
import { leaguesOf } from '@craque/common/domain/sport.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { StoredDaily } from '../store/daily-store.ts';
import type { GameResult } from '../store/history-stores.ts';
import type { Correction } from '../store/correction-store.ts';
import type { Feedback } from '../store/social-stores.ts';
import type { Stores } from '../store/store.ts';

export const idOf = (id: number) => id as GameId;

export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    ...blankAccount,
    id: 'ada',
    username: overrides.usernameKey ?? 'Ada',
    usernameKey: 'ada',
    passwordHash: 'hash of a password',
    createdAt: 0,
    ...overrides,
  };
}

/** A session of `ada` that began at `createdAt` (0 by default) and lasts 1,000 ms. */
export function aSession(overrides: Partial<Session> = {}): Session {
  const { createdAt = 0 } = overrides;
  const times = { createdAt, renewedAt: createdAt, expiresAt: createdAt + 1000 };
  return { sid: `session-${createdAt}`, userId: 'ada', ...times, ...overrides };
}

/** A token of `ada` that plays, made at time 0 without an end. */
export function aToken(overrides: Partial<PersonalToken> = {}): PersonalToken {
  const { id = 'token' } = overrides;
  const times = { createdAt: 0, expiresAt: null, usedOn: null };
  const made = { id, userId: 'ada', tokenHash: `hash of ${id}`, name: 'A bot' };
  return { ...made, scope: 'play', ...times, ...overrides };
}

/** Pending feedback of `ada`, sent at time 0 without an email or a key. */
export function aFeedback(overrides: Partial<Feedback> = {}): Feedback {
  return {
    id: 'feedback',
    userId: 'ada',
    type: 'bug',
    title: 'The score',
    content: 'It is not added.\nIt stays at 0.',
    email: null,
    status: 'pending',
    createdAt: 0,
    ...overrides,
  };
}

/** An open correction, reported once, at time 0. */
export function aCorrection(overrides: Partial<Correction> = {}): Correction {
  return {
    id: 'correction',
    athleteId: 'ada-quill',
    league: 'english-premier-league',
    field: 'alsoKnownAs',
    text: 'Addie',
    reports: 1,
    status: 'open',
    value: null,
    note: null,
    firstAt: 0,
    lastAt: 0,
    decidedAt: null,
    decidedBy: null,
    firstBy: 'ada',
    ...overrides,
  };
}

/** The soccer athlete of 2 March 2026, in the first round, made at time 0. */
export function aDaily(overrides: Partial<StoredDaily> = {}): StoredDaily {
  const { sport, league, athlete, hintFacts, artVariant } = aGame();
  const date = '2026-03-02' as DailyDate;
  return { date, sport, round: 0, league, athlete, hintFacts, artVariant, madeAt: 0, ...overrides };
}

export function aResult(
  gameId: number,
  finishedAt: number,
  overrides: Partial<GameResult> = {},
): GameResult {
  return {
    ...anOutcome({ finishedAt }),
    ...{ gameId: idOf(gameId), player: aPlayer, difficulty: 'medium' },
    league: leaguesOf[overrides.sport ?? 'soccer'][0],
    ...overrides,
  };
}

/** The game after a wrong guess of its creator at `now` (ms). */
export function guessed(game: Game, now: number): Game {
  const outcome = { kind: 'unknown' } as const;
  const step = { text: 'Zoë $where {"$gt": ""}', accuracy: 0, outcome, now, streakBefore: 0 };
  return accepted(applyGuess(game, game.creator, { ...step, key: `key-${now}` }));
}

export const abandoned = (game: Game, now: number): Game =>
  accepted(abandon(game, game.creator, now));

/** The challenge after the invited user has joined it at `now` (ms). */
export const joined = (game: Game, userId: string, now: number) =>
  accepted(joinByInvitation(game, userPlayer(userId), { now }));

export function linked(game: Game, code: string): Game {
  return {
    ...game,
    challenge: { ...challengeWith([]), ...game.challenge, link: { code, expiresAt: 99 } },
  };
}

export function touchedGame(id: number, at: number, overrides: Partial<Game> = {}): Game {
  return guessed(aGame({ id: idOf(id), createdAt: at, ...overrides }), at);
}

export function endedGame(id: number, at: number): Game {
  return abandoned(touchedGame(id, at), at);
}

/** The game as a store returns it, with this revision: everything in it counts as already sent. */
export function asRead(game: Game, revision = game.revision): Game {
  return { ...game, revision, loadedVersion: game.version };
}

/** Everything that has not changed since then is stale. */
export const staleBefore = (at: number) => ({
  untouchedBefore: at,
  untouchedDailyBefore: at,
  guestUntouchedBefore: at,
  guestIdleBefore: at,
});

export async function insertGames({ games }: Stores, all: readonly Game[]): Promise<void> {
  for (const game of all) await games.insert(game);
}

export const idsOf = (games: readonly Game[]): GameId[] => games.map(({ id }) => id);

export const parallel = 50;

export function atOnce<T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

export function countOf<T>(values: readonly T[], wanted: T): number {
  return values.filter((value) => value === wanted).length;
}
