import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { anyOutcome, anyWait, frozen, minute } from '../../testing/game-arbitraries.ts';
import { aGame } from '../../testing/game-builders.ts';
import { aGuessStep, playerIn } from '../../testing/game-steps.ts';
import { hiddenAthlete, hiddenFacts, leaksIn } from '../../testing/hidden-athlete.ts';
import { abandon, closingTime, idleLimit, applyDeadlines } from '../game/ending.ts';
import { applyGuess } from '../game/guessing.ts';
import {
  asOfVersion,
  type Game,
  type GuessOutcome,
  isTouched,
  lastActionAt,
  totalPenalty,
  visibleClues,
} from '../game/game.ts';
import { applyHint } from '../game/hinting.ts';
import { viewFor } from './game-view.ts';
import { guestPlayer, type PlayerId, userPlayer } from '../ids.ts';
import { hintPenalty, hintRungs, levels } from '../level.ts';
import { difficulties } from '../sport.ts';
import { randomRuns } from '../../testing/random-runs.ts';

type Action =
  | { does: 'guess'; outcome: GuessOutcome; accuracy: number; streakBefore: number }
  | { does: 'hint'; wanted: number | undefined }
  | { does: 'leave' }
  | { does: 'wait' };
type Command = { who: PlayerId; wait: number; key: string; action: Action };
/** One command with the games around it; `accepted` if the rule returned a value. */
type Move = { command: Command; now: number; before: Game; after: Game; accepted: boolean };
type Round = { start: Game; moves: readonly Move[]; end: Game; endedAt: number };

const creator = guestPlayer('a');
const everybody = [creator, userPlayer('a'), userPlayer('b'), guestPlayer('c')];

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      does: fc.constant('guess' as const),
      outcome: anyOutcome,
      accuracy: fc.nat(100),
      streakBefore: fc.nat(8),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('hint' as const),
      wanted: fc.option(fc.integer({ min: -1, max: 5 }), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'leave' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'wait' as const }) },
);

function obey(game: Game, { who, key, action: asked }: Command, now: number) {
  switch (asked.does) {
    case 'guess': {
      const applied = applyGuess(game, who, aGuessStep({ ...asked, key, now }));
      return { ok: applied.ok, after: applied.ok ? applied.value : game };
    }
    case 'hint': {
      const { wanted } = asked;
      const taken = applyHint(game, who, { now, ...(wanted !== undefined && { wanted }) });
      return { ok: taken.ok, after: taken.ok ? taken.value.game : game };
    }
    case 'leave': {
      const left = abandon(game, who, now);
      return { ok: left.ok, after: left.ok ? left.value : game };
    }
    case 'wait':
      return { ok: true, after: applyDeadlines(game, now) };
  }
}

function play(start: Game, commands: readonly Command[]): Round {
  const moves: Move[] = [];
  let game = frozen(start);
  let now = start.createdAt;
  for (const command of commands) {
    now += command.wait;
    const { ok, after } = obey(game, command, now);
    moves.push({ command, now, before: game, after: frozen(after), accepted: ok });
    game = after;
  }
  return { start, moves, end: game, endedAt: now };
}

/**
 * A game in a form short enough to read when a property fails: up to 40 commands, some of which are
 * refused.
 */
const plan = fc.record({
  difficulty: fc.constantFrom(...difficulties),
  size: fc.integer({ min: 1, max: everybody.length }),
  commands: fc.array(fc.record({ turn: fc.nat(3), wait: anyWait(8), action }), { maxLength: 40 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

/** One to four players who start a minute after each other. */
function roundOf({ difficulty, size, commands }: Plan): Round {
  const createdAt = 1_790_000_000_000;
  const ids = everybody.slice(0, size);
  const players = ids.map((id, index) => ({
    id,
    startedAt: createdAt + index * minute,
    guesses: [],
    hints: [],
  }));
  const start = aGame({
    difficulty,
    players,
    createdAt,
    creator,
    athlete: hiddenAthlete,
    hintFacts: hiddenFacts,
    ...(size > 1 && { challenge: { invitations: [] } }),
  });
  return play(
    start,
    commands.map(({ turn, ...rest }, index) => ({
      who: ids[turn % size] ?? creator,
      key: `key-${index}`,
      ...rest,
    })),
  );
}

function always(holds: (round: Round) => void): void {
  fc.assert(
    fc.property(plan, (each) => holds(roundOf(each))),
    { numRuns: randomRuns(150) },
  );
}

/** The moves of this kind that were accepted. */
const accepted = ({ moves }: Round, does: Action['does']) =>
  moves.filter((move) => move.accepted && move.command.action.does === does);

describe('in any game', () => {
  test('an accepted guess raises the version by one and adds one guess', () => {
    always((round) => {
      for (const { before, after, command } of accepted(round, 'guess')) {
        const { guesses } = playerIn(after, command.who);
        expect(after.version).toBe(before.version + 1);
        expect(guesses).toHaveLength(playerIn(before, command.who).guesses.length + 1);
        expect(guesses.at(-1)?.version).toBe(after.version);
      }
    });
  });

  test('a command changes its own player alone, at one version at most, and never the revision', () => {
    always(({ moves }) => {
      for (const { before, after, command } of moves) {
        expect(after.revision).toBe(before.revision);
        if (command.action.does === 'wait') continue;
        const others = after.players.filter(({ id }) => id !== command.who);
        expect(others.every((other) => before.players.includes(other))).toBe(true);
        expect(after.version - before.version).toBe(after === before ? 0 : 1);
      }
    });
  });

  test('nobody has more guesses than allowed, and the last one ends the game for them', () => {
    always(({ end }) => {
      const allowed = levels[end.difficulty].guesses;
      for (const player of end.players) {
        expect(player.guesses.length).toBeLessThanOrEqual(allowed);
        if (player.guesses.length === allowed) expect(player.end).toBeDefined();
        if (player.end?.status === 'lost') expect(player.guesses).toHaveLength(allowed);
      }
    });
  });

  test('whoever guessed right has won, with nothing after it', () => {
    always(({ end }) => {
      for (const { guesses, end: result } of end.players) {
        const right = guesses.findIndex((guess) => guess.outcome.kind === 'right');
        expect(result?.status === 'won').toBe(right >= 0);
        if (right >= 0) expect(right).toBe(guesses.length - 1);
      }
    });
  });

  test('nothing is accepted after a player’s end, and the end never changes', () => {
    always(({ moves }) => {
      for (const { before, after, command, accepted: wasAccepted } of moves) {
        const result = playerIn(before, command.who).end;
        if (!result) continue;
        expect(playerIn(after, command.who)).toBe(playerIn(before, command.who));
        if (command.action.does !== 'wait') expect(wasAccepted).toBe(false);
      }
    });
  });

  test('a win scores within the bounds of its level, anything else scores nothing', () => {
    const most = { easy: 180, medium: 200, hard: 240, expert: 300 };
    always(({ end }) => {
      for (const result of end.players.flatMap((player) => player.end ?? [])) {
        const { status, score, speedBonus, streakBonus, streakCount } = result;
        if (status === 'won') {
          expect(score).toBeGreaterThanOrEqual(10);
          expect(score).toBeLessThanOrEqual(most[end.difficulty]);
          expect(streakCount).toBeGreaterThanOrEqual(1);
        } else {
          expect([score, speedBonus, streakBonus, streakCount]).toEqual([0, 0, 0, 0]);
        }
      }
    });
  });

  test('a time is a whole number of seconds and never negative', () => {
    always(({ end }) => {
      for (const { timeTaken } of end.players.flatMap((player) => player.end ?? [])) {
        expect(Number.isInteger(timeTaken)).toBe(true);
        expect(timeTaken).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('there is at most one winner: whoever guessed right first, for good', () => {
    always((round) => {
      const [first] = accepted(round, 'guess').filter(
        ({ command: { action: each } }) => each.does === 'guess' && each.outcome.kind === 'right',
      );
      expect(round.end.winner).toBe(first?.command.who);
      for (const { before, after } of round.moves) {
        if (before.winner) expect(after.winner).toBe(before.winner);
      }
    });
  });
});

describe('in any game the view', () => {
  const games = ({ start, moves }: Round) => [start, ...moves.map(({ after }) => after)];
  const running = (game: Game) => game.players.filter((player) => !player.end);

  test('of a running game contains neither name nor id nor any fact that is not due', () => {
    always((round) => {
      for (const game of games(round)) {
        for (const player of running(game)) {
          const bytes = JSON.stringify(viewFor(game, player.id, 0));
          expect(leaksIn(bytes, player)).toEqual([]);
          expect(bytes.includes('fact-of-rung-one')).toBe(player.hints.length > 0);
          expect(bytes.includes('"A. S."')).toBe(player.hints.length === 3);
        }
      }
    });
  });

  test('shows a clue by used guesses or by the second hint, and never takes one back', () => {
    always(({ moves }) => {
      for (const { before, after, command } of moves) {
        const then = visibleClues(playerIn(before, command.who));
        const player = playerIn(after, command.who);
        const visible = visibleClues(player);
        expect(visible).toEqual(expect.arrayContaining(then));
        const used = Math.min(3, player.guesses.length);
        expect(visible.length - used).toBeGreaterThanOrEqual(0);
        expect(visible.length - used).toBeLessThanOrEqual(player.hints.length >= 2 ? 1 : 0);
      }
    });
  });

  test('after every accepted guess can be reproduced by its key, whatever happened later', () => {
    always((round) => {
      for (const { command, after } of accepted(round, 'guess')) {
        const { who, key } = command;
        const [guess, ...more] = playerIn(round.end, who).guesses.filter(
          (each) => each.key === key,
        );
        expect(more).toEqual([]);
        const again = asOfVersion(round.end, who, guess?.version ?? -1);
        expect(viewFor(again, who, 0)).toEqual(viewFor(after, who, 0));
      }
      const asCreated = asOfVersion(round.end, creator, 0);
      expect(viewFor(asCreated, creator, 0)).toEqual(viewFor(round.start, creator, 0));
    });
  });
});

describe('in any game the hints', () => {
  test('are taken rung by rung, at the price of the rung', () => {
    always(({ end }) => {
      for (const player of end.players) {
        const rungs = player.hints.map(({ rung }) => rung);
        expect(rungs).toEqual([1, 2, 3].slice(0, rungs.length));
        const prices = rungs.map((rung) => hintPenalty(end.difficulty, rung));
        expect(player.hints.map(({ penalty }) => penalty)).toEqual(prices);
        expect(totalPenalty(player)).toBe(prices.reduce((sum, price) => sum + price, 0));
      }
    });
  });

  test('that were taken are the same and free when requested again', () => {
    always(({ end, endedAt }) => {
      for (const { id, hints } of end.players.filter((player) => !player.end)) {
        for (const hint of hints) {
          const again = applyHint(end, id, { now: endedAt, wanted: hint.rung });
          expect(again).toEqual({ ok: true, value: { game: end, hint, cost: 0 } });
        }
        const beyond = { now: endedAt, wanted: hintRungs + 1 };
        expect(applyHint(end, id, beyond)).toEqual({ ok: false, error: 'hint-not-due' });
      }
    });
  });
});

describe('in any game the deadline', () => {
  const later = fc.integer({ min: -idleLimit, max: 2 * idleLimit });

  test('ends the games that have been idle for 24 h, at that moment, and no untouched solo game', () => {
    fc.assert(
      fc.property(plan, later, (each, pause) => {
        const { end, endedAt } = roundOf(each);
        const now = endedAt + pause;
        const judged = applyDeadlines(end, now);
        for (const player of end.players) {
          const idleAt = (lastActionAt(player) ?? Infinity) + idleLimit;
          const deadline = end.challenge ? Math.min(idleAt, end.createdAt + closingTime) : idleAt;
          const mayEnd = !player.end && (end.challenge !== undefined || isTouched(player));
          const isDue = mayEnd && now >= deadline;
          const after = playerIn(judged, player.id);
          if (isDue)
            expect(after.end).toMatchObject({ status: 'abandoned', at: deadline, score: 0 });
          else expect(after).toBe(player);
        }
      }),
    );
  });

  test('applied twice has the effect of once, and makes one version for each player it ends', () => {
    fc.assert(
      fc.property(plan, later, (each, pause) => {
        const { end, endedAt } = roundOf(each);
        const now = endedAt + pause;
        const judged = applyDeadlines(end, now);
        const ends = (game: Game) => game.players.filter((player) => player.end).length;
        expect(applyDeadlines(judged, now)).toBe(judged);
        expect(judged.version - end.version).toBe(ends(judged) - ends(end));
      }),
    );
  });
});
