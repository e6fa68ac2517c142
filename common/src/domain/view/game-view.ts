import type { Position } from '../athlete/athlete.ts';
import { dueLook, isWholeFigure, type Look } from '../athlete/look.ts';
import { type Build, buildsOf, heightOf } from '../athlete/build.ts';
import type { Match } from '../athlete/closeness.ts';
import type { Clue, Game, GuessOutcome, HintContent, Player, PlayerEnd } from '../game/game.ts';
import { isTouched, playerOf, remainingGuesses, totalPenalty, visibleClues } from '../game/game.ts';
import { waitsUntil } from '../game/ending.ts';
import { isGuest, type PlayerId } from '../ids.ts';
import { hasOpened } from '../game/starting.ts';
import { isTold, isUnranked } from '../game/told.ts';
import { hintPenalty, hintRungs, levels } from '../level.ts';
import { corePoints, secondsBetween, speedBonus } from '../game/score.ts';
import {
  audienceOf,
  type ChallengeState,
  challengeStateFor,
  mayStart,
  publicIdOf,
} from './challenge-state.ts';
import { type Ghost, ghostsOf, nextGhostStep } from './ghosts.ts';
import { isMixedLeague } from '../sport.ts';

/** A guess as its player may see it: on hard and expert without the matching parts. */
export type SeenGuess = {
  text: string;
  accuracy: number;
  at: number;
  kind: GuessOutcome['kind'];
  match?: Match;
  resolvedName?: string;
  gender?: 'female' | 'male';
};

export type SeenHint = { rung: number; penalty: number; seen: SeenHintContent };
export type SeenHintContent =
  | { kind: 'fact'; fact: Extract<HintContent, { kind: 'fact' }>['fact'] }
  | { kind: 'clue'; clue: Clue }
  | { kind: 'initials'; initials: string; letters: number; mononym: boolean };

/** The athlete as far as due; a missing field is not due. */
export type SeenAthlete = {
  dateOfBirth?: string;
  gender?: 'female' | 'male';
  nationality?: readonly string[];
  team?: string;
  position?: Position;
  number?: number;
  name?: string;
  asOf?: string;
  active?: boolean;
  /** As much of it as is due. Only the picture is made from it. */
  look?: Look;
  /** The body and the pose of the outline, before gender and position are told in words. */
  figure?: {
    gender: 'female' | 'male';
    position: Position;
    builds: readonly Build[];
    isWhole?: true;
  };
};

/** A game as one player may see it, in keys; the api adds the texts in the reader's language. */
export type SeenGame = Pick<
  Game,
  'id' | 'sport' | 'league' | 'difficulty' | 'version' | 'artVariant' | 'daily' | 'set'
> & {
  totalGuesses: number;
  usedGuesses: number;
  remainingGuesses: number;
  potentialScore: number;
  potentialSpeedBonus: number;
  startedAt?: number;
  touched: boolean;
  waitsUntil?: number;
  end?: PlayerEnd;
  athlete: SeenAthlete;
  guesses: readonly SeenGuess[];
  hints: readonly SeenHint[];
  remainingHints: number;
  nextHintPenalty: number;
  totalPenalty: number;
  detailsRemoved?: true;
  state?: ChallengeState;
  own?: SeenOwn;
  lobby?: SeenLobby;
};

export type SeenLobby = { startsAt?: number; canStart: boolean };

export type SeenOwn = {
  userId: string;
  ghosts: readonly Ghost[];
  nextGhostStep?: number;
  watchable: boolean;
  unranked?: true;
};

/** `M. S.`, and the number of letters of the surname, or of the whole name of a mononym. */
export function initialsOf(person: { name: string; surname?: string }) {
  const initials = person.name
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`)
    .join(' ');
  const counted = person.surname ?? person.name;
  return {
    initials,
    letters: [...counted.normalize('NFC')].filter((sign) => /\p{L}/u.test(sign)).length,
    mononym: person.surname === undefined,
  };
}

function seenGuess(guess: Player['guesses'][number], showsMatch: boolean): SeenGuess {
  const { text, accuracy, at, outcome } = guess;
  const seen = { text, accuracy, at, kind: outcome.kind };
  if (outcome.kind !== 'athlete') return seen;
  return {
    ...seen,
    resolvedName: outcome.name,
    gender: outcome.gender,
    ...(showsMatch && { match: outcome.match }),
  };
}

function seenHint(game: Game, hint: Player['hints'][number]): SeenHint {
  const { rung, penalty, content } = hint;
  if (content.kind !== 'initials') return { rung, penalty, seen: content };
  return { rung, penalty, seen: { kind: 'initials', ...initialsOf(game.athlete) } };
}

function seenSteps(
  game: Game,
  { guesses, hints }: Player,
): Pick<SeenGame, 'guesses' | 'hints' | 'detailsRemoved'> {
  if (game.detailsRemoved) return { guesses: [], hints: [], detailsRemoved: true };
  const { showsMatch } = levels[game.difficulty];
  return {
    guesses: guesses.map((guess) => seenGuess(guess, showsMatch)),
    hints: hints.map((hint) => seenHint(game, hint)),
  };
}

export const hasBegun = ({ athlete }: SeenGame): boolean => athlete.dateOfBirth !== undefined;

export const isAthleteRevealed = ({ athlete }: SeenGame): boolean => athlete.name !== undefined;

function seenAthlete(game: Game, player: Player, now: number): SeenAthlete {
  const { dateOfBirth, gender, nationality, team, position, number, look, facts } = game.athlete;
  const isDue = isTold(game, player, now);
  if (!isDue && !hasOpened(player, now)) return {};
  const tellsGender = isDue || !isMixedLeague(game.league);
  const steps = isDue ? Infinity : player.guesses.length;
  const built = { sport: game.sport, gender, position, heightCm: heightOf(facts) };
  const base = {
    dateOfBirth,
    ...(tellsGender && { gender }),
    figure: {
      ...{ gender, position, builds: buildsOf(built) },
      ...(look && isWholeFigure(look) && { isWhole: true as const }),
    },
    ...(look && { look: dueLook(look, steps) }),
  };
  if (isDue) {
    const { name, asOf, active } = game.athlete;
    return {
      ...{ ...base, nationality, team, position, name, asOf },
      ...(active !== undefined && { active }),
      ...(number !== undefined && { number }),
    };
  }
  const visible = visibleClues(player);
  return {
    ...base,
    ...(visible.includes('nationality') && { nationality }),
    ...(visible.includes('team') && { team }),
    ...(visible.includes('position') && { position, ...(number !== undefined && { number }) }),
  };
}

function seenChallenge(
  game: Game,
  player: Player,
  now: number,
): Pick<SeenGame, 'state' | 'own' | 'lobby'> {
  const state = challengeStateFor(game, audienceOf(player));
  if (!state) return {};
  const step = nextGhostStep(game, player, now);
  const own = {
    userId: publicIdOf(game, player.id),
    ghosts: ghostsOf(game, player, now),
    ...(step !== undefined && { nextGhostStep: step }),
    // A guest hears of a rematch nowhere else, so they go on watching after the finish.
    watchable: state.finish
      ? isGuest(player.id) && !state.cancelled
      : !(player.hasLeft && isTold(game, player, now)),
    ...(isUnranked(game, player) && { unranked: true as const }),
  };
  if (player.end || hasOpened(player, now)) return { state, own };
  const lobby = {
    ...(player.startedAt !== undefined && { startsAt: player.startedAt }),
    canStart: mayStart(state, own.userId, now),
  };
  return { state, own, lobby };
}

/** The only way from a game to what leaves the api. Undefined for somebody who does not play. */
export function viewFor(game: Game, id: PlayerId, now: number): SeenGame | undefined {
  const player = playerOf(game, id);
  if (!player) return undefined;
  const level = levels[game.difficulty];
  const usedGuesses = player.guesses.length;
  const penalty = totalPenalty(player);
  const nextRung = player.hints.length + 1;
  const waits = waitsUntil(game, id);
  return {
    id: game.id,
    sport: game.sport,
    league: game.league,
    difficulty: game.difficulty,
    version: game.version,
    artVariant: game.artVariant,
    ...(game.daily && { daily: game.daily }),
    ...(game.set !== undefined && { set: game.set }),
    totalGuesses: level.guesses,
    usedGuesses,
    remainingGuesses: remainingGuesses(game, player),
    potentialScore: player.end ? 0 : corePoints(game.difficulty, usedGuesses + 1, penalty),
    potentialSpeedBonus: player.end ? 0 : speedBonus(secondsBetween(player.startedAt ?? now, now)),
    ...(player.startedAt !== undefined && { startedAt: player.startedAt }),
    touched: isTouched(player),
    ...(waits !== undefined && { waitsUntil: waits }),
    ...(player.end && { end: player.end }),
    athlete: seenAthlete(game, player, now),
    ...seenSteps(game, player),
    remainingHints: hintRungs - player.hints.length,
    nextHintPenalty: nextRung > hintRungs ? 0 : hintPenalty(game.difficulty, nextRung),
    totalPenalty: penalty,
    ...seenChallenge(game, player, now),
  };
}
