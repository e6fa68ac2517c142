import { describe, expect, test } from '@jest/globals';
import { playerIn } from '../../testing/game-steps.ts';
import { leaksIn } from '../../testing/hidden-athlete.ts';
import { fc } from '../../testing/random-cases.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import {
  anyPlan,
  anySoloPlan,
  type History,
  historyOf,
  keyAt,
  type Move,
} from '../../testing/shared-history.ts';
import { applyDeadlines, closingTime, idleLimit } from '../game/ending.ts';
import {
  asOfVersion,
  type Game,
  isTouched,
  lastActionAt,
  totalPenalty,
  visibleClues,
} from '../game/game.ts';
import { applyHint } from '../game/hinting.ts';
import { hintPenalty, hintRungs, levels } from '../level.ts';
import { viewFor } from './game-view.ts';

const anyHistory = fc
  .oneof({ weight: 2, arbitrary: anySoloPlan }, { weight: 1, arbitrary: anyPlan })
  .map(historyOf);

function always(holds: (history: History) => void): void {
  fc.assert(fc.property(anyHistory, holds), { numRuns: randomRuns(200) });
}

const changing = ({ moves }: History, ...kinds: Move['does'][]) =>
  moves.filter(({ does, judged, after }) => kinds.includes(does) && after !== judged);

describe('in any game', () => {
  test('an accepted guess adds one guess, at one version', () => {
    always((history) => {
      for (const { judged, after, who } of changing(history, 'guess')) {
        const { guesses } = playerIn(after, who);
        expect(after.version).toBe(judged.version + 1);
        expect(guesses).toHaveLength(playerIn(judged, who).guesses.length + 1);
        expect(guesses.at(-1)?.version).toBe(after.version);
      }
    });
  });

  test('a guess, a hint and leaving change their own player alone, and never the revision', () => {
    always((history) => {
      for (const { judged, after, who } of changing(history, 'guess', 'hint', 'leave')) {
        expect(after.revision).toBe(judged.revision);
        const others = after.players.filter(({ id }) => id !== who);
        expect(others.every((other) => judged.players.includes(other))).toBe(true);
      }
    });
  });

  test('the guesses are those allowed, and end with a right one or the last', () => {
    always(({ end: { difficulty, players } }) => {
      const allowed = levels[difficulty].guesses;
      for (const { guesses, end } of players) {
        expect(guesses.length).toBeLessThanOrEqual(allowed);
        if (guesses.length === allowed) expect(end).toBeDefined();
        if (end?.status === 'lost') expect(guesses).toHaveLength(allowed);
        const right = guesses.findIndex(({ outcome }) => outcome.kind === 'right');
        expect(end?.status === 'won').toBe(right >= 0);
        if (right >= 0) expect(right).toBe(guesses.length - 1);
      }
    });
  });

  test('nothing is accepted after a player’s end, and the end never changes', () => {
    always(({ moves }) => {
      for (const { before, judged, after, who, does } of moves) {
        for (const { id, end } of before.players)
          if (end) expect(playerIn(after, id).end).toBe(end);
        const wasDone = judged.players.some(({ id, end }) => id === who && end);
        if (wasDone && (does === 'guess' || does === 'hint')) expect(after).toBe(judged);
      }
    });
  });

  test('a win scores within the bounds of its level, anything else nothing, in whole seconds', () => {
    const most = { easy: 180, medium: 200, hard: 240, expert: 300 };
    always(({ end }) => {
      for (const result of end.players.flatMap((player) => player.end ?? [])) {
        const { status, score, speedBonus, streakBonus, streakCount, timeTaken } = result;
        expect(Number.isInteger(timeTaken) && timeTaken >= 0).toBe(true);
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
});

describe('in any game the view', () => {
  test('of a running game contains neither name nor id nor any fact that is not due', () => {
    always(({ start, moves }) => {
      for (const game of [start, ...moves.map(({ after }) => after)]) {
        for (const player of game.players.filter(({ end }) => !end)) {
          const bytes = JSON.stringify(viewFor(game, player.id, 0));
          expect(leaksIn(bytes, player)).toEqual([]);
          expect(bytes.includes('fact-of-rung-one')).toBe(player.hints.length > 0);
          expect(bytes.includes('"A. S."')).toBe(player.hints.length === 3);
        }
      }
    });
  });

  test('shows a clue by used guesses or by the second hint, and never takes one back', () => {
    always((history) => {
      for (const { judged, after, who } of changing(history, 'guess', 'hint')) {
        const player = playerIn(after, who);
        const visible = visibleClues(player);
        expect(visible).toEqual(expect.arrayContaining(visibleClues(playerIn(judged, who))));
        const byHint = visible.length - Math.min(3, player.guesses.length);
        expect(byHint).toBeGreaterThanOrEqual(0);
        expect(byHint).toBeLessThanOrEqual(player.hints.length >= 2 ? 1 : 0);
      }
    });
  });

  test('after every accepted guess can be reproduced by its key, whatever happened later', () => {
    always((history) => {
      for (const [index, { does, who, judged, after }] of history.moves.entries()) {
        if (does !== 'guess' || after === judged) continue;
        const [guess, ...more] = playerIn(history.end, who).guesses.filter(
          ({ key }) => key === keyAt(index),
        );
        expect(more).toEqual([]);
        const again = viewFor(asOfVersion(history.end, who, guess?.version ?? -1), who, 0);
        const then = viewFor(after, who, 0);
        expect({ ...again, own: undefined }).toEqual({ ...then, own: undefined });
      }
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

test('any game that has been idle for 24 h ends at that moment, but no untouched solo game', () => {
  const later = fc.integer({ min: -idleLimit, max: 2 * idleLimit });
  fc.assert(
    fc.property(anyHistory, later, ({ end, endedAt }, pause) => {
      const now = endedAt + pause;
      const judged = applyDeadlines(end, now);
      for (const player of end.players) {
        const idleAt = (lastActionAt(player) ?? Infinity) + idleLimit;
        const deadline = end.challenge ? Math.min(idleAt, end.createdAt + closingTime) : idleAt;
        const mayEnd = !player.end && (end.challenge !== undefined || isTouched(player));
        const after = playerIn(judged, player.id);
        if (mayEnd && now >= deadline)
          expect(after.end).toMatchObject({ status: 'abandoned', at: deadline, score: 0 });
        else expect(after).toBe(player);
      }
      const ends = ({ players }: Game) => players.filter((player) => player.end).length;
      expect(applyDeadlines(judged, now)).toBe(judged);
      if (!end.challenge) expect(judged.version - end.version).toBe(ends(judged) - ends(end));
    }),
    { numRuns: randomRuns(200) },
  );
});
