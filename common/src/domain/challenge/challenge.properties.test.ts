import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playerIn } from '../../testing/game-steps.ts';
import { leaksIn } from '../../testing/hidden-athlete.ts';
import { anyPlan, type History, historyOf, typedAt } from '../../testing/shared-history.ts';
import { closingTime, dueAt, idleLimit, inviteLimit, judgeDeadlines } from '../game/ending.ts';
import { asOfVersion, type Game, isTouched, lastActionAt } from '../game/game.ts';
import { type SeenGame, viewFor } from '../view/game-view.ts';
import type { PlayerId } from '../ids.ts';
import { type News, newsSince } from './news.ts';
import { publicIdOf } from '../view/opponents.ts';
import { mostPlayers, seatsTaken } from './challenge.ts';
import { randomRuns } from '../../testing/random-runs.ts';

/** Holds in each of many histories. */
function always(holds: (history: History) => void): void {
  fc.assert(
    fc.property(anyPlan, (plan) => holds(historyOf(plan))),
    { numRuns: randomRuns(1_000) },
  );
}

/** The games of a history with the time at which each was made, or looked at again. */
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
          const resolved = player.guesses.some(({ outcome }) => outcome.kind === 'athlete');
          expect(bytes.includes('Bea Known')).toBe(resolved);
          expect(JSON.stringify(view.challenge)).not.toContain('cookie-');
        }
      }
    });
  });

  test('is told results of the winner alone, and ghosts of those done before, as far as time has come', () => {
    always((history) => {
      for (const { game, now } of states(history)) {
        for (const { id, end, joinedVersion = 0, startedAt } of game.players) {
          if (end) continue;
          const { opponents = [] } = seen(game, id, now).challenge ?? {};
          const passed = Math.max(0, now - startedAt) / 1000;
          const due = game.players.map((opponent) => {
            const wasDone = opponent.end !== undefined && opponent.end.version < joinedVersion;
            const seconds = opponent.guesses.map(
              ({ at }) => Math.max(0, at - opponent.startedAt) / 1000,
            );
            const steps = seconds.filter((each) => each <= passed);
            return [opponent.id === game.winner, wasDone && isTouched(opponent) ? steps : null];
          });
          const told = opponents.map(({ result, timeline }) => [
            result !== undefined,
            timeline?.map(({ seconds }) => seconds) ?? null,
          ]);
          const absent = opponents.slice(due.length).map(() => [false, null]);
          expect(JSON.stringify(told)).toBe(JSON.stringify([...due, ...absent]));
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

  test('there are eight seats at most, and the winner is who was right first, for good', () => {
    always(({ moves }) => {
      for (const { before, after } of moves) {
        expect(seatsTaken(after)).toBeLessThanOrEqual(mostPlayers);
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

  test('give the same game, whenever and however often it is looked at', () => {
    fc.assert(
      fc.property(anyPlan, later, (plan, [first, second]) => {
        const { end, endedAt } = historyOf(plan);
        const once = judgeDeadlines(end, endedAt + first + second);
        expect(
          judgeDeadlines(judgeDeadlines(end, endedAt + first), endedAt + first + second),
        ).toEqual(once);
        expect(judgeDeadlines(once, endedAt + first + second)).toBe(once);
        const due = dueAt(end);
        if (due !== null) {
          expect(judgeDeadlines(end, due - 1)).toBe(end);
          expect(judgeDeadlines(end, due)).not.toBe(end);
        }
      }),
      { numRuns: randomRuns(1_000) },
    );
  });

  test('end idle players in the order of their times, and everything after 48 h', () => {
    always(({ end }) => {
      const { createdAt } = end;
      const closed = judgeDeadlines(end, createdAt + closingTime);
      expect(closed.challenge?.finish).toBeDefined();
      const running = end.players.filter((player) => !player.end);
      const ends = running
        .flatMap(({ id }) => playerIn(closed, id).end ?? [])
        .toSorted((one, other) => one.version - other.version);
      expect(ends.map(({ at }) => at)).toEqual(
        running
          .map((player) => Math.min(lastActionAt(player) + idleLimit, createdAt + closingTime))
          .toSorted((one, other) => one - other),
      );
      const waiting = judgeDeadlines(end, createdAt + inviteLimit);
      expect(waiting.challenge?.invitations.map(({ status }) => status)).not.toContain('pending');
    });
  });
});

describe('in any challenge the news', () => {
  const idOf = (game: Game, news: News) => {
    const player = 'player' in news ? publicIdOf(game, news.player) : '';
    return `${news.version}:${news.name}:${'userId' in news ? news.userId : player}`;
  };
  /** Without the times, which are not kept for answers to invitations. */
  const told = (game: Game, news: readonly News[]) =>
    news.map((each) => JSON.stringify({ ...each, at: 0, id: idOf(game, each) }));

  test('are told once each and in their order, however the history is split', () => {
    always(({ moves, end, endedAt }) => {
      const news = newsSince(end, 0, endedAt);
      const pieces = moves.flatMap(({ after, now }) =>
        told(after, newsSince(after, after.loadedVersion, now)),
      );
      expect(pieces).toEqual(told(end, news));
      for (let since = 0; since <= end.version; since += 1) {
        const above = news.filter(({ version }) => version > since);
        const rest = newsSince(end, since, endedAt);
        expect(told(end, rest).join()).toBe(told(end, above).join());
      }
      expect(new Set(news.map((each) => idOf(end, each))).size).toBe(news.length);
    });
  });

  test('leave no version out but that of a rematch, and tell of a winner and of the end once', () => {
    always(({ end, endedAt }) => {
      const news = newsSince(end, 0, endedAt);
      const versions = Array.from({ length: end.version }, (_, index) => index + 1);
      const silent = versions.filter((each) => !news.some(({ version }) => version === each));
      const rematch = end.challenge?.rematch;
      expect(silent).toEqual(rematch ? [rematch.version] : []);
      const times = (name: News['name']) => news.filter((each) => each.name === name).length;
      expect(times('opponent-won')).toBe(end.winner ? 1 : 0);
      expect(times('finished')).toBe(end.challenge?.finish ? 1 : 0);
      expect(JSON.stringify(news)).not.toContain('typed-');
    });
  });
});

describe('in any challenge a view', () => {
  /** Who has left gets no news at once, also where an earlier answer is repeated. */
  const withoutWatching = (view: SeenGame) =>
    JSON.stringify({ ...view, challenge: { ...view.challenge, watchable: undefined } });

  test('can be had again as of its version, whatever came later', () => {
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
