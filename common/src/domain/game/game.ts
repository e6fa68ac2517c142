import type { Fact, Position } from '../athlete/athlete.ts';
import type { Match } from '../athlete/closeness.ts';
import type { Look } from '../athlete/look.ts';
import type { DailyPlay } from '../daily/daily-game.ts';
import type { GameId, PlayerId } from '../ids.ts';
import { levels } from '../level.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';
import type { Difficulty, League, Sport } from '../sport.ts';

/** What the game may show or compare of the athlete: a data update changes new games only. */
export type AthleteSnapshot = {
  athleteId: string;
  dataVersion: string;
  asOf: string;
  active?: boolean;
  name: string;
  surname?: string;
  names: readonly string[];
  dateOfBirth: string;
  nationality: readonly string[];
  continents: readonly string[];
  gender: 'female' | 'male';
  look?: Look;
  team: string;
  position: Position;
  number?: number;
  facts: readonly Fact[];
  derivedFacts: readonly Fact[];
};

/** How a guessed text was understood, with its accuracy 0..100. */
export type GuessOutcome =
  | { kind: 'right' }
  | { kind: 'athlete'; athleteId: string; name: string; gender: 'female' | 'male'; match: Match }
  | { kind: 'near-miss' }
  | { kind: 'other-sport' }
  | { kind: 'unknown' };

export type Guess = {
  text: string;
  accuracy: number;
  outcome: GuessOutcome;
  at: number;
  version: number;
  key?: string;
};

export type Clue = 'nationality' | 'team' | 'position';
export const clues: readonly Clue[] = ['nationality', 'team', 'position'];

export type HintContent =
  | { kind: 'fact'; fact: Fact }
  | { kind: 'clue'; clue: Clue }
  | { kind: 'initials' };
export type Hint = {
  rung: number;
  content: HintContent;
  penalty: number;
  at: number;
  version: number;
};

export type PlayerEnd = {
  status: 'won' | 'lost' | 'abandoned';
  at: number;
  timeTaken: number;
  score: number;
  speedBonus: number;
  streakBonus: number;
  streakCount: number;
  version: number;
};

export type Player = {
  id: PlayerId;
  startedAt?: number;
  waitedFrom?: number;
  joinedVersion?: number;
  claimedVersion?: number;
  nickname?: string;
  hasLeft?: true;
  /** Of a guest: their result counts for nobody else (rules: guests). */
  aside?: true;
  /** A personal token has taken a step: their result counts for no ranking (rules: tokens). */
  byToken?: true;
  /** They had taken a step themselves before, so that a token does not take back a loss. */
  begunByHand?: true;
  guesses: readonly Guess[];
  hints: readonly Hint[];
  end?: PlayerEnd;
};

export type Invitation = {
  userId: string;
  status: 'pending' | 'joined' | 'declined' | 'expired' | 'cancelled';
  version?: number;
};

export type Finish = { reason: 'all-done' | 'expired'; at: number; version: number };

export type Challenge = {
  invitations: readonly Invitation[];
  link?: { code: string; expiresAt: number };
  /** The common start (ms), set once. `by` pressed; absent if everybody had come. */
  start?: { at: number; version: number; by?: PlayerId };
  /**
   * Set once: pressing twice makes one game; `by` becomes its creator. `asked`: who had declined
   * and is invited all the same.
   */
  rematch?: { id: GameId; by: PlayerId; version: number; asked?: readonly string[] };
  cancelled?: true;
  finish?: Finish;
};

/** One immutable aggregate: a solo game is a game with one player. */
export type Game = {
  id: GameId;
  revision: number;
  /** Counts changes that somebody may notice; sent. */
  version: number;
  loadedVersion: number;
  sport: Sport;
  league: League;
  difficulty: Difficulty;
  athlete: AthleteSnapshot;
  /** Drawn at creation: for the first hint and, if no clue is hidden any more, the second. */
  hintFacts: readonly [Fact, Fact];
  /** 0..2^32-1, varies the picture before the end; says nothing about the athlete. */
  artVariant: number;
  createdAt: number;
  creator: PlayerId;
  challenge?: Challenge;
  daily?: DailyPlay;
  /** Drawn from the set of a week: the id of its theme (rules: set-of-the-week). */
  set?: string;
  players: readonly Player[];
  winner?: PlayerId;
  successor?: GameId;
  /** Guesses and hints are only counted any more (rules: history). */
  detailsRemoved?: true;
  /** The Idempotency-Key of the creation, unique per creator. */
  createKey?: string;
};

export type GameError = 'not-a-player' | 'no-active-game' | 'hint-not-due';

export type NewGame = Omit<
  Game,
  'revision' | 'version' | 'loadedVersion' | 'players' | 'winner' | 'successor' | 'createdAt'
>;

export function newGame(parts: NewGame, now: number): Game {
  const waits = parts.challenge && !parts.challenge.start;
  return {
    ...parts,
    revision: 0,
    version: 0,
    loadedVersion: 0,
    createdAt: now,
    players: [
      {
        id: parts.creator,
        ...(waits ? { waitedFrom: now } : { startedAt: now }),
        guesses: [],
        hints: [],
      },
    ],
  };
}

export function playerOf(game: Game, id: PlayerId): Player | undefined {
  return game.players.find((player) => player.id === id);
}

export function isTouched(player: Player): boolean {
  return player.guesses.length > 0 || player.hints.length > 0;
}

export function remainingGuesses(game: Game, player: Player): number {
  return levels[game.difficulty].guesses - player.guesses.length;
}

export function totalPenalty(player: Player): number {
  return player.hints.reduce((sum, hint) => sum + hint.penalty, 0);
}

export function lastActionAt(player: Player): number | undefined {
  if (player.startedAt === undefined) return undefined;
  return Math.max(player.startedAt, player.guesses.at(-1)?.at ?? 0, player.hints.at(-1)?.at ?? 0);
}

/** Visible clues: after one, two, three used guesses, or earlier if taken as a hint. */
export function visibleClues(player: Player): Clue[] {
  const used = player.guesses.length;
  const taken = player.hints.flatMap(({ content }) =>
    content.kind === 'clue' ? [content.clue] : [],
  );
  return clues.filter((clue, index) => used > index || taken.includes(clue));
}

/** The player who acts; errors: `not-a-player`, `no-active-game`. */
export function activePlayer(game: Game, id: PlayerId): Result<Player, GameError> {
  const player = playerOf(game, id);
  if (!player) return fail('not-a-player');
  return player.end ? fail('no-active-game') : ok(player);
}

export function withPlayer(game: Game, player: Player, version: number): Game {
  return {
    ...game,
    version,
    players: game.players.map((each) => (each.id === player.id ? player : each)),
  };
}

/** After a token's step. */
export function playedByToken(game: Game, id: PlayerId): Game {
  const players = game.players.map((player) => {
    if (player.id !== id || player.byToken) return player;
    const isFirst = player.guesses.length + player.hints.length === 1;
    return { ...player, byToken: true as const, ...(!isFirst && { begunByHand: true as const }) };
  });
  return { ...game, players };
}

/** Whether a token has played so that the result counts for its player alone. */
export const isByToken = ({ byToken, begunByHand, end }: Player): boolean =>
  byToken === true && (!begunByHand || end?.status === 'won');

type Start = Challenge['start'];

/** By the player's own first step, else the common start; none if they ended before both. */
function startAsOf({ waitedFrom, startedAt, guesses, hints }: Player, start: Start) {
  if (waitedFrom === undefined || guesses.length + hints.length > 0) return startedAt;
  return startedAt === undefined ? undefined : start?.at;
}

function playerAsOf(player: Player, start: Start, version: number): Player {
  const { end, startedAt: _, ...rest } = player;
  const guesses = rest.guesses.filter((guess) => guess.version <= version);
  const hints = rest.hints.filter((hint) => hint.version <= version);
  const startedAt = startAsOf({ ...player, guesses, hints }, start);
  return {
    ...rest,
    guesses,
    hints,
    ...(startedAt !== undefined && { startedAt }),
    ...(end && end.version <= version && { end }),
  };
}

function challengeAsOf(challenge: Challenge, version: number): Challenge {
  const { start, finish, cancelled, rematch, invitations, ...rest } = challenge;
  const isOver = finish !== undefined && finish.version <= version;
  return {
    ...rest,
    invitations: invitations.map((each) =>
      (each.version ?? 0) <= version ? each : { userId: each.userId, status: 'pending' },
    ),
    ...(start && start.version <= version && { start }),
    ...(isOver && { finish }),
    // Cancelling a challenge is what ends it: both happen in one version.
    ...(isOver && cancelled && { cancelled }),
    ...(rematch && rematch.version <= version && { rematch }),
  };
}

/** As the player saw it right after `version`: a repeated request gets the first answer. */
export function asOfVersion(game: Game, id: PlayerId, version: number): Game {
  if (!playerOf(game, id)) return game;
  const { winner, challenge, ...rest } = game;
  const wonAt = winner && playerOf(game, winner)?.end?.version;
  const then = challenge && challengeAsOf(challenge, version);
  return {
    ...rest,
    version,
    players: game.players
      .filter(({ joinedVersion = 0 }) => joinedVersion <= version)
      .map((player) => playerAsOf(player, then?.start, version)),
    ...(then && { challenge: then }),
    ...(winner && wonAt !== undefined && wonAt <= version && { winner }),
  };
}
