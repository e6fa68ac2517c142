import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { playerIn } from '../../testing/game-steps.ts';
import { hiddenAthlete, leaksIn } from '../../testing/hidden-athlete.ts';
import {
  alwaysInChallenges as always,
  anyPlan,
  type History,
  historyOf,
  typedAt,
} from '../../testing/shared-history.ts';
import { closingTime, dueAt, idleLimit, inviteLimit, applyDeadlines } from '../game/ending.ts';
import { hasOpened } from '../game/starting.ts';
import { asOfVersion, type Game, isTouched } from '../game/game.ts';
import { type SeenGame, viewFor } from '../view/game-view.ts';
import type { PlayerId } from '../ids.ts';
import { audienceOf, challengeStateFor, publicIdOf } from '../view/challenge-state.ts';
import { changeSince } from './challenge-event.ts';
import { maxPlayers, seatsTaken } from './challenge.ts';
import { randomRuns } from '../../testing/random-runs.ts';

/** The games of a history with the time at which each was made or loaded again. */
const states = ({ start, moves }: Pick<History, 'start' | 'moves'>) => [
  { game: start, now: start.createdAt },
  ...moves.map(({ after, now }) => ({ game: after, now })),
];
const changes = ({ start, moves }: History) =>
  states({ start, moves: moves.filter(({ before, after }) => after.version > before.version) });

function seen(game: Game, id: PlayerId, now: number): SeenGame {
  const view = viewFor(game, id, now);
  if (!view) throw new Error(`${id} does not play`);
  return view;
}

const isRunning = ({ players, challenge }: Game) =>
  players.some(({ end }) => !end) ||
  (challenge?.invitations.some(({ status }) => status === 'pending') ?? false);

describe('in any challenge a running player', () => {
  test('is shown nothing of the athlete that is not due, and no text that an opponent typed', () => {
    always((history) => {
      const typed = history.moves.map((_, index) => typedAt(index));
      for (const { game, now } of changes(history)) {
        for (const player of game.players.filter(({ end }) => !end)) {
          const view = seen(game, player.id, now);
          const bytes = JSON.stringify(view);
          const own = player.guesses.map(({ text }) => text);
          const foreign = typed.filter((text) => !own.includes(text) && bytes.includes(text));
          expect([...leaksIn(bytes, player), ...foreign]).toEqual([]);
          expect(bytes.includes(hiddenAthlete.dateOfBirth)).toBe(view.lobby === undefined);
          const resolved = player.guesses.some(({ outcome }) => outcome.kind === 'athlete');
          expect(bytes.includes('Bea Known')).toBe(resolved);
          expect(JSON.stringify([view.state, view.own])).not.toContain('cookie-');
        }
      }
    });
  });

  test('is shown the ghosts of players who were done before, up to their own time', () => {
    always((history) => {
      for (const { game, now } of states(history)) {
        for (const player of game.players) {
          const { id, end, joinedVersion = 0, startedAt = now } = player;
          if (end) continue;
          const passed = hasOpened(player, now) ? Math.max(0, now - startedAt) / 1000 : -1;
          const due = game.players.flatMap((opponent) => {
            const wasDone = opponent.end !== undefined && opponent.end.version < joinedVersion;
            const seconds = opponent.guesses.map(
              ({ at }) => Math.max(0, at - (opponent.startedAt ?? at)) / 1000,
            );
            const steps = seconds.filter((each) => each <= passed);
            return wasDone && isTouched(opponent) ? [[publicIdOf(game, opponent.id), steps]] : [];
          });
          const { ghosts = [] } = seen(game, id, now).own ?? {};
          const shown = ghosts.map(({ userId, timeline }) => [
            userId,
            timeline.map(({ seconds }) => seconds),
          ]);
          expect(JSON.stringify(shown)).toBe(JSON.stringify(due));
        }
      }
    });
  });
});

describe('in any challenge the state', () => {
  test("shows those who play only the winner's numbers, and those who are done those of all who are", () => {
    always((history) => {
      for (const { game } of changes(history)) {
        const resultsFor = (audience: 'playing' | 'done') =>
          challengeStateFor(game, audience)?.players.flatMap(({ userId, result }) =>
            result ? [userId] : [],
          );
        const winner = game.players.filter(({ id }) => id === game.winner);
        const done = game.players.filter(({ end }) => end);
        expect(resultsFor('playing')).toEqual(winner.map(({ id }) => publicIdOf(game, id)));
        expect(resultsFor('done')).toEqual(done.map(({ id }) => publicIdOf(game, id)));
      }
    });
  });

  test('contains nothing about the athlete, no typed text and no identity of a guest', () => {
    always((history) => {
      for (const { game } of changes(history)) {
        for (const audience of ['playing', 'done'] as const) {
          const bytes = JSON.stringify(challengeStateFor(game, audience));
          expect(
            leaksIn(bytes, { ...playerIn(game, game.creator), guesses: [], hints: [] }),
          ).toEqual([]);
          expect(bytes).not.toMatch(/typed-|Bea Known|cookie-/);
        }
      }
    });
  });

  test("each player's view contains what their audience is sent", () => {
    always((history) => {
      for (const { game, now } of changes(history)) {
        for (const player of game.players) {
          const shown = challengeStateFor(game, audienceOf(player));
          expect(seen(game, player.id, now).state).toEqual(shown);
        }
      }
    });
  });
});

describe('in any challenge', () => {
  test('a call raises the version by one for its change and by one for each deadline, or changes nothing', () => {
    always(({ moves }) => {
      for (const { before, judged, after, does, who } of moves) {
        const ends = (game: Game) => game.players.filter(({ end }) => end).length;
        const waits = (game: Game) =>
          game.challenge?.invitations.some(({ status }) => status === 'pending');
        const expiry = waits(before) && !waits(judged) ? 1 : 0;
        expect(judged.version - before.version).toBe(ends(judged) - ends(before) + expiry);
        const wasDone = judged.players.some(({ id, end }) => id === who && end);
        const expected = after === judged || (does === 'leave' && wasDone) ? 0 : 1;
        expect(after.version - judged.version).toBe(expected);
        expect(after.loadedVersion).toBe(before.version);
      }
    });
  });

  test('there are at most eight seats, and the first right guess decides the winner for good', () => {
    always(({ moves }) => {
      for (const { before, after } of moves) {
        expect(seatsTaken(after)).toBeLessThanOrEqual(maxPlayers);
        if (before.winner) expect(after.winner).toBe(before.winner);
        const wins = after.players.flatMap(({ id, end }) =>
          end?.status === 'won' ? [{ id, version: end.version }] : [],
        );
        const [first] = wins.toSorted((one, other) => one.version - other.version);
        expect(after.winner).toBe(first?.id);
      }
    });
  });

  test('it finishes once, when nobody can play or join any more, and after 48 h at the latest', () => {
    always((history) => {
      for (const { before, judged, after } of history.moves) {
        const finish = after.challenge?.finish;
        expect(finish !== undefined).toBe(!isRunning(after));
        expect(dueAt(after) === null).toBe(finish !== undefined);
        if (before.challenge?.finish) expect(finish).toEqual(before.challenge.finish);
        else if (judged.challenge?.finish) {
          expect(finish).toMatchObject({ reason: 'expired', version: judged.version });
        } else if (finish) {
          expect(finish).toMatchObject({ reason: 'all-done', version: after.version });
        }
        if (finish) expect(finish.at).toBeLessThanOrEqual(after.createdAt + closingTime);
      }
    });
  });
});

describe('in any challenge the deadlines', () => {
  const later = fc.tuple(
    fc.integer({ min: 0, max: 3 * idleLimit }),
    fc.integer({ min: 0, max: 3 * idleLimit }),
  );

  test('give the same game, whenever and however often they are applied', () => {
    fc.assert(
      fc.property(anyPlan, later, (plan, [first, second]) => {
        const { end, endedAt } = historyOf(plan);
        const once = applyDeadlines(end, endedAt + first + second);
        expect(
          applyDeadlines(applyDeadlines(end, endedAt + first), endedAt + first + second),
        ).toEqual(once);
        expect(applyDeadlines(once, endedAt + first + second)).toBe(once);
        const due = dueAt(end);
        if (due !== null) {
          expect(applyDeadlines(end, due - 1)).toBe(end);
          expect(applyDeadlines(end, due)).not.toBe(end);
        }
      }),
      { numRuns: randomRuns(300) },
    );
  });

  test('leave no invitation open after 24 h', () => {
    always(({ end }) => {
      const waiting = applyDeadlines(end, end.createdAt + inviteLimit);
      expect(waiting.challenge?.invitations.map(({ status }) => status)).not.toContain('pending');
    });
  });
});

describe('in any challenge a change', () => {
  const changesOf = ({ moves }: History) =>
    moves.map((move) => ({ ...move, change: changeSince(move.after, move.after.loadedVersion) }));

  test('is sent if the version has risen, and not otherwise', () => {
    always((history) => {
      for (const { before, after, change } of changesOf(history)) {
        expect(change !== undefined).toBe(after.version > before.version);
        if (change) expect(change.names.length).toBeGreaterThan(0);
      }
    });
  });

  test('is the first win at most once, and the end at most once', () => {
    always((history) => {
      const names = changesOf(history).flatMap(({ change }) => change?.names ?? []);
      const times = (name: string) => names.filter((each) => each === name).length;
      expect(times('opponent-won')).toBe(history.end.winner ? 1 : 0);
      expect(times('finished')).toBe(history.end.challenge?.finish ? 1 : 0);
    });
  });

  test('names those who have guessed, taken a hint or ended, and who caused it', () => {
    always((history) => {
      for (const { before, judged, after, who, does, change } of changesOf(history)) {
        const partOf = (game: Game, id: PlayerId) => {
          const {
            guesses = [],
            hints = [],
            end,
          } = game.players.find((each) => each.id === id) ?? {};
          return JSON.stringify({ guesses, hints, end });
        };
        const moved = after.players.filter(({ id }) => partOf(after, id) !== partOf(before, id));
        expect(change?.movers ?? []).toEqual(change ? moved.map(({ id }) => id) : []);
        const isOwn = after.version > judged.version && does !== 'cancel';
        if (isOwn) expect(change?.by).toBe(publicIdOf(after, who));
        if (judged === after) expect(change?.by ?? null).toBeNull();
      }
    });
  });
});

describe('in any challenge a view', () => {
  /** Players who have left get no events from then on, even if an earlier answer is repeated. */
  const withoutWatching = (view: SeenGame) =>
    JSON.stringify({ ...view, own: { ...view.own, watchable: undefined } });

  test('can be reproduced as of its version, whatever happened later', () => {
    always((history) => {
      for (const { game, now } of changes(history)) {
        for (const { id } of game.players) {
          const again = seen(asOfVersion(history.end, id, game.version), id, now);
          expect(withoutWatching(again)).toBe(withoutWatching(seen(game, id, now)));
        }
      }
    });
  });
});
