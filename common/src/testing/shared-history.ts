import { fc } from './random-cases.ts';
import { abandon, applyDeadlines } from '../domain/game/ending.ts';
import type { Game, GameError } from '../domain/game/game.ts';
import { applyGuess } from '../domain/game/guessing.ts';
import { applyHint } from '../domain/game/hinting.ts';
import {
  type GameId,
  guestPlayer,
  isGuest,
  type PlayerId,
  userOf,
  userPlayer,
} from '../domain/ids.ts';
import { type Result, ok } from '../domain/result.ts';
import {
  cancelGame,
  declineInvitation,
  joinByInvitation,
  joinByLink,
  leaveGame,
  nameRematch,
  type ChallengeError,
  challengeWith,
} from '../domain/challenge/challenge.ts';
import { type StartError, startChallenge } from '../domain/challenge/common-start.ts';
import { difficulties } from '../domain/sport.ts';
import { anyOutcome, anyWait, frozen } from './game-arbitraries.ts';
import { aGame } from './game-builders.ts';
import { aGuessStep } from './game-steps.ts';
import { hiddenAthlete, hiddenFacts } from './hidden-athlete.ts';
import { randomRuns } from './random-runs.ts';

const anyGuess = fc.record({
  does: fc.constant('guess' as const),
  outcome: anyOutcome,
  accuracy: fc.nat(100),
  streakBefore: fc.nat(8),
});
const anyHint = fc.record({
  does: fc.constant('hint' as const),
  wanted: fc.option(fc.integer({ min: -1, max: 5 }), { nil: undefined, freq: 3 }),
});
const leaving = fc.constant({ does: 'leave' as const });
const anyAction = fc.oneof(
  { weight: 8, arbitrary: anyGuess },
  { weight: 3, arbitrary: anyHint },
  { weight: 4, arbitrary: fc.constant({ does: 'join' as const }) },
  { weight: 3, arbitrary: fc.constant({ does: 'link' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'start' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'decline' as const }) },
  { weight: 1, arbitrary: leaving },
  { weight: 1, arbitrary: fc.constant({ does: 'cancel' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'rematch' as const }) },
);
type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never;

/** More people than there are seats. Unbiased: small values would make most games small. */
export const anyPlan = fc.noBias(
  fc.record({
    difficulty: fc.constantFrom(...difficulties),
    /** False for a challenge of a version without lobbies. */
    lobby: fc.integer({ min: 0, max: 3 }).map((chance) => chance > 0),
    friends: fc.integer({ min: 1, max: 7 }),
    guests: fc.nat(7),
    steps: fc.array(fc.record({ turn: fc.nat(1_000), wait: anyWait(60), action: anyAction }), {
      maxLength: 40,
      size: 'max',
    }),
  }),
);
export type Plan = typeof anyPlan extends fc.Arbitrary<infer Value> ? Value : never;

const soloAction = fc.oneof(
  { weight: 20, arbitrary: anyGuess },
  { weight: 12, arbitrary: anyHint },
  { weight: 1, arbitrary: leaving },
);
export const anySoloPlan: fc.Arbitrary<Plan> = fc.record({
  difficulty: fc.constantFrom(...difficulties),
  lobby: fc.constant(false),
  friends: fc.constant(0),
  guests: fc.constant(0),
  steps: fc.array(fc.record({ turn: fc.constant(0), wait: anyWait(20), action: soloAction }), {
    maxLength: 25,
    size: 'max',
  }),
});

/** The effect of one call: deadlines are applied, then its own change, saved as one. */
export type Move = {
  who: PlayerId;
  does: Action['does'];
  now: number;
  before: Game;
  judged: Game;
  after: Game;
};
export type History = { start: Game; moves: readonly Move[]; end: Game; endedAt: number };

export const typedAt = (index: number): string => `typed-${index}.`;
export const keyAt = (index: number): string => `key-${index}.`;

const forPlayers: readonly Action['does'][] = ['guess', 'hint', 'start', 'leave', 'rematch'];

type Acting = { game: Game; who: PlayerId; now: number; index: number };

function act(
  { game, who, now, index }: Acting,
  action: Action,
): Result<Game, GameError | ChallengeError | StartError | 'still-playing'> {
  switch (action.does) {
    case 'guess':
      return applyGuess(
        game,
        who,
        aGuessStep({ ...action, text: typedAt(index), key: keyAt(index), now }),
      );
    case 'hint': {
      const { wanted } = action;
      const taken = applyHint(game, who, { now, ...(wanted !== undefined && { wanted }) });
      return taken.ok ? ok(taken.value.game) : taken;
    }
    case 'join':
      return joinByInvitation(game, who, { now });
    case 'link':
      return joinByLink(game, who, { now, ...(isGuest(who) && { nickname: 'A guest' }) });
    case 'start':
      return startChallenge(game, who, now);
    case 'decline':
      return declineInvitation(game, userOf(who) ?? 'nobody', now);
    case 'leave':
      return game.challenge ? leaveGame(game, who, now) : abandon(game, who, now);
    case 'cancel':
      return cancelGame(game, who, now);
    case 'rematch':
      return nameRematch(game, who, (index + 1) as GameId);
  }
}

/** A game from its beginning, using only the rules; a challenge if there are friends. */
export function historyOf({ difficulty, lobby, friends, guests, steps }: Plan): History {
  const createdAt = 1_790_000_000_000;
  const creator = userPlayer('creator');
  const userIds = Array.from({ length: friends }, (_, index) => `friend-${index}`);
  const guestIds = Array.from({ length: guests }, (_, index) => guestPlayer(`cookie-${index}`));
  const everybody = [creator, ...userIds.map(userPlayer), ...guestIds];
  const parts = {
    athlete: hiddenAthlete,
    hintFacts: hiddenFacts,
    ...(friends > 0 && {
      challenge: {
        ...challengeWith(userIds),
        ...(!lobby && { start: { at: createdAt, version: 0 } }),
      },
    }),
    ...(lobby && { players: [{ id: creator, waitedFrom: createdAt, guesses: [], hints: [] }] }),
  };
  const start = frozen(aGame({ difficulty, createdAt, creator, ...parts }));
  const moves: Move[] = [];
  let game = start;
  let now = createdAt;
  for (const [index, { turn, wait, action }] of steps.entries()) {
    now += wait;
    // Choosing among everybody who knows the game would refuse most steps, and few games would
    // finish.
    const seats = game.players.map(({ id }) => id);
    const acting = forPlayers.includes(action.does) && turn % 4 > 0 ? seats : everybody;
    const who = acting[turn % acting.length] ?? creator;
    const before = { ...game, loadedVersion: game.version };
    const judged = frozen(applyDeadlines(before, now));
    const result = act({ game: judged, who, now, index }, action);
    game = frozen(result.ok ? result.value : judged);
    moves.push({ who, does: action.does, now, before, judged, after: game });
  }
  return { start, moves, end: game, endedAt: now };
}

export function alwaysInChallenges(holds: (history: History) => void): void {
  fc.assert(
    fc.property(anyPlan, (plan) => holds(historyOf(plan))),
    { numRuns: randomRuns(300) },
  );
}
