import type { Fact, Position } from './athlete.ts';
import type { Match } from './closeness.ts';
import type { GameId, PlayerId } from './ids.ts';
import { hintPenalty, hintRungs, levels } from './level.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { scoreOfWin } from './score.ts';
import type { Difficulty, League, Sport } from './sport.ts';
import { teamIsCountry } from './sport.ts';

/** Every value of the athlete that the game may show or compare, so that a data update changes new games only (D47). */
export type AthleteSnapshot = {
  athleteId: string;
  dataVersion: string;
  asOf: string;
  name: string;
  surname?: string;
  /** Accepted names, normalised (D9). */
  names: readonly string[];
  dateOfBirth: string;
  nationality: readonly string[];
  continents: readonly string[];
  gender: 'female' | 'male';
  team: string;
  position: Position;
  number?: number;
  facts: readonly Fact[];
  derivedFacts: readonly Fact[];
};

/** What a guessed text turned out to be (D9), with its accuracy 0..100 (D10). */
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
  /** Milliseconds since the epoch, server clock. */
  at: number;
  /** Version of the game that this guess made. */
  version: number;
  /** The client's Idempotency-Key, if it sent one (D12). */
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
  /** Whole seconds, floored, never below 0 (D20). */
  timeTaken: number;
  score: number;
  speedBonus: number;
  streakBonus: number;
  streakCount: number;
  version: number;
};

export type Player = {
  id: PlayerId;
  startedAt: number;
  guesses: readonly Guess[];
  hints: readonly Hint[];
  end?: PlayerEnd;
};

/** One aggregate for solo and shared games: solo is a game with one player. An immutable value. */
export type Game = {
  id: GameId;
  /** Counts saves; compared and set, never sent. */
  revision: number;
  /** Counts published changes (D31). */
  version: number;
  sport: Sport;
  league: League;
  difficulty: Difficulty;
  athlete: AthleteSnapshot;
  /** Two facts drawn at creation for the first hint and, where no clue is hidden any more, the second (D14). */
  hintFacts: readonly [Fact, Fact];
  /** 0..2^32-1, the look of the picture before the end; says nothing about the athlete. */
  artVariant: number;
  createdAt: number;
  creator: PlayerId;
  shared: boolean;
  players: readonly Player[];
  /** The first right guess that was saved (D27). */
  winner?: PlayerId;
  /** The game that New Athlete made; set once, so pressing twice gives one successor. */
  successor?: GameId;
  /** The Idempotency-Key of the creation, unique per creator. */
  createKey?: string;
};

export type GameError = 'not-a-player' | 'no-active-game' | 'hint-not-due';

export type NewGame = Omit<
  Game,
  'revision' | 'version' | 'players' | 'winner' | 'successor' | 'createdAt' | 'shared'
>;

export function createGame(parts: NewGame, now: number): Game {
  return {
    ...parts,
    revision: 0,
    version: 0,
    createdAt: now,
    shared: false,
    players: [{ id: parts.creator, startedAt: now, guesses: [], hints: [] }],
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

/** Time of the player's last guess or hint, or of the start (ms). */
export function lastActionAt(player: Player): number {
  return Math.max(player.startedAt, player.guesses.at(-1)?.at ?? 0, player.hints.at(-1)?.at ?? 0);
}

/** Clues on the screen: after one, two, three used guesses (§2), or earlier when taken as a hint (D14). */
export function visibleClues(player: Player): Clue[] {
  const used = player.guesses.length;
  const taken = player.hints.flatMap(({ content }) =>
    content.kind === 'clue' ? [content.clue] : [],
  );
  return clues.filter((clue, index) => used > index || taken.includes(clue));
}

function activePlayer(game: Game, id: PlayerId): Result<Player, GameError> {
  const player = playerOf(game, id);
  if (!player) return fail('not-a-player');
  return player.end ? fail('no-active-game') : ok(player);
}

function withPlayer(game: Game, player: Player, version: number): Game {
  return {
    ...game,
    version,
    players: game.players.map((each) => (each.id === player.id ? player : each)),
  };
}

const secondsBetween = (start: number, end: number) =>
  Math.max(0, Math.floor((end - start) / 1000));

function endOf(
  player: Player,
  at: number,
  version: number,
  status: PlayerEnd['status'],
): PlayerEnd {
  const timeTaken = secondsBetween(player.startedAt, at);
  return {
    status,
    at,
    timeTaken,
    score: 0,
    speedBonus: 0,
    streakBonus: 0,
    streakCount: 0,
    version,
  };
}

function winOf(game: Game, player: Player, at: number, version: number, streak: number): PlayerEnd {
  const end = endOf(player, at, version, 'won');
  const points = scoreOfWin({
    difficulty: game.difficulty,
    attempt: player.guesses.length,
    penalty: totalPenalty(player),
    seconds: end.timeTaken,
    streak,
  });
  const { score, speedBonus, streakBonus } = points;
  return { ...end, score, speedBonus, streakBonus, streakCount: streak };
}

export type GuessStep = {
  text: string;
  accuracy: number;
  outcome: GuessOutcome;
  now: number;
  key?: string;
  /** Games won in a row before this one (D19). */
  streakBefore: number;
};

/**
 * One guess: uses an attempt, ends the player's game when it is right or the last one, and makes the first right
 * guess of all players the winner (D12, D17, D27). Errors: `not-a-player`, `no-active-game`.
 */
export function applyGuess(game: Game, id: PlayerId, step: GuessStep): Result<Game, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  const version = game.version + 1;
  const { text, accuracy, outcome, now, key } = step;
  const guess: Guess = { text, accuracy, outcome, at: now, version, ...(key && { key }) };
  const guessed: Player = { ...active.value, guesses: [...active.value.guesses, guess] };
  if (outcome.kind === 'right') {
    const won = { ...guessed, end: winOf(game, guessed, now, version, step.streakBefore + 1) };
    return ok({ ...withPlayer(game, won, version), winner: game.winner ?? id });
  }
  if (remainingGuesses(game, guessed) > 0) return ok(withPlayer(game, guessed, version));
  return ok(withPlayer(game, { ...guessed, end: endOf(guessed, now, version, 'lost') }, version));
}

function hintContent(game: Game, player: Player, rung: number): HintContent {
  if (rung === 1) return { kind: 'fact', fact: game.hintFacts[0] };
  if (rung === 3) return { kind: 'initials' };
  const visible = visibleClues(player);
  // Where team and country are one, the team would repeat a nationality that is known and cost its price for nothing.
  const isKnown = (clue: Clue) =>
    visible.includes(clue) ||
    (clue === 'team' && teamIsCountry(game.league) && visible.includes('nationality'));
  const hidden = clues.find((clue) => !isKnown(clue));
  return hidden ? { kind: 'clue', clue: hidden } : { kind: 'fact', fact: game.hintFacts[1] };
}

/**
 * The next rung of the ladder at its price, or rung `wanted` again for nothing (D14); after the third the third is
 * repeated for nothing. `cost` is what this call took. Errors: those of a guess, and `hint-not-due` where `wanted` is
 * more than one above the last taken.
 */
export function takeHint(
  game: Game,
  id: PlayerId,
  request: { now: number; wanted?: number },
): Result<{ game: Game; hint: Hint; cost: number }, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  const player = active.value;
  const taken = player.hints.length;
  const rung = request.wanted ?? Math.min(taken + 1, hintRungs);
  const again = player.hints[rung - 1];
  if (again) return ok({ game, hint: again, cost: 0 });
  if (rung !== taken + 1 || rung > hintRungs) return fail('hint-not-due');
  const penalty = hintPenalty(game.difficulty, rung);
  const version = game.version + 1;
  const hint: Hint = {
    rung,
    content: hintContent(game, player, rung),
    penalty,
    at: request.now,
    version,
  };
  const next = withPlayer(game, { ...player, hints: [...player.hints, hint] }, version);
  return ok({ game: next, hint, cost: penalty });
}

/** Ends an unfinished, touched game as lost with score 0 (D19). An untouched one is left as it is: it counts nowhere. */
export function abandon(game: Game, id: PlayerId, now: number): Result<Game, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  if (!isTouched(active.value)) return ok(game);
  const version = game.version + 1;
  const end = endOf(active.value, now, version, 'abandoned');
  return ok(withPlayer(game, { ...active.value, end }, version));
}

/** Milliseconds without an action after which a touched game is abandoned and an untouched one is removed (D5, D19). */
export const idleLimit = 24 * 60 * 60 * 1000;

/** The game as it stands at `now`: players idle for 24 h are abandoned 24 h after their last action (D19). */
export function judgeDeadlines(game: Game, now: number): Game {
  return game.players.reduce((judged, player) => {
    const deadline = lastActionAt(player) + idleLimit;
    if (player.end || !isTouched(player) || now < deadline) return judged;
    const ended = abandon(judged, player.id, deadline);
    return ended.ok ? ended.value : judged;
  }, game);
}

/**
 * The game as the player saw it right after `version`, also without a winner who came later: lets a repeated request
 * get the first answer again (D12).
 */
export function asOfVersion(game: Game, id: PlayerId, version: number): Game {
  const player = playerOf(game, id);
  if (!player) return game;
  const { end, ...rest } = player;
  const then: Player = {
    ...rest,
    guesses: player.guesses.filter((guess) => guess.version <= version),
    hints: player.hints.filter((hint) => hint.version <= version),
    ...(end && end.version <= version && { end }),
  };
  const { winner, ...seen } = withPlayer(game, then, version);
  const wonAt = winner && playerOf(game, winner)?.end?.version;
  return { ...seen, ...(winner && wonAt !== undefined && wonAt <= version && { winner }) };
}
