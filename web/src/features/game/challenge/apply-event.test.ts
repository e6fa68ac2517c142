import { describe, expect, test } from '@jest/globals';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { GameEvent } from '@craque/common/contracts/realtime.ts';
import { judgeDeadlines } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { applyGuess } from '@craque/common/domain/game/guessing.ts';
import { applyHint } from '@craque/common/domain/game/hinting.ts';
import { guestPlayer, type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import type { Result } from '@craque/common/domain/result.ts';
import {
  cancelGame,
  declineInvitation,
  joinByInvitation,
  joinByLink,
  leaveGame,
} from '@craque/common/domain/challenge/challenge.ts';
import { aGuessStep, aRightStep } from '@craque/common/testing/game-steps.ts';
import { aChallenge, ana, ben, cleo, hour } from '@craque/common/testing/challenge-steps.ts';
import * as fc from 'fast-check';
import {
  aPlayerView,
  aChallengeView,
  eventsFor,
  challengeViewOf,
} from '../../../testing/challenge-view-builder.ts';
import { applyEvent } from './apply-event.ts';

const head = { gameId: 101, id: '4:x:ben', at: '2026-11-21T10:00:00.000Z' };
const at = (version: number) => aChallengeView({ version });

const guessed = (version: number, userId = 'ben'): GameEvent => ({
  name: 'opponent-guessed',
  body: { ...head, version, userId, guessesUsed: 2, bestBand: 'close' },
});
const ended = (score: number | null): GameEvent => ({
  name: 'opponent-finished',
  body: {
    ...head,
    version: 4,
    userId: 'ben',
    status: 'lost',
    score,
    timeTaken: score,
    hints: score,
  },
});
const over: GameEvent = {
  name: 'finished',
  body: {
    ...head,
    version: 4,
    reason: 'all-done',
    athleteName: 'Ada Secretova',
    standings: ['ana', 'ben'].map((userId) => ({
      ...{ userId, rank: 1, status: 'lost' as const, guessesUsed: 5 },
      ...{ hints: 0, timeTaken: 90, score: 0 },
    })),
  },
};

/** The view that the event leads to. Throws where it leads to none. */
function applied(view: GameView, event: GameEvent): GameView {
  const result = applyEvent(view, event);
  if (typeof result === 'string') throw new Error(result);
  return result.view;
}

describe('an event', () => {
  test.each([
    ['of a lower version is dropped', at(5), guessed(4), 'old'],
    ['that leaves a version out asks for the whole', at(2), guessed(4), 'gap'],
    ['about somebody unknown asks for the whole', at(3), guessed(4, 'eve'), 'gap'],
    ['about the caller asks for the whole', at(3), guessed(4, 'ana'), 'gap'],
    ['that ends the caller’s own game asks for the whole', at(3), over, 'gap'],
    [
      'without the numbers that are due asks for the whole',
      aChallengeView({ version: 3, completed: true }),
      ended(null),
      'gap',
    ],
    [
      'of a solo game asks for the whole',
      aChallengeView({ players: undefined }),
      guessed(1),
      'gap',
    ],
  ])('%s', (_, view, event, outcome) => {
    expect(applyEvent(view, event)).toBe(outcome);
  });

  test.each([3, 4])('of version 4 changes a view of version %i', (version) => {
    const view = applied(at(version), guessed(4));
    expect(view.version).toBe(4);
    expect(view.players?.[1]).toEqual(aPlayerView({ guessesUsed: 2, bestBand: 'close' }));
  });

  test('tells who plays on no numbers', () => {
    const view = applied(at(3), ended(7));
    expect(view.players?.[1]).toEqual(aPlayerView({ status: 'lost' }));
  });

  test('of the end finishes the game for those who are done', () => {
    const view = applied(aChallengeView({ version: 3, completed: true }), over);
    expect(view.challenge?.finished).toBe('all-done');
    expect(view.ticket).toBeNull();
  });
});

type Step = (game: Game, now: number) => Result<Game, string>;

const nina = guestPlayer('nina');
const people = [ana, ben, cleo, nina];
const step = (act: (game: Game, id: PlayerId, now: number) => Result<Game, string>) =>
  fc.constantFrom(...people).map(
    (id): Step =>
      (game, now) =>
        act(game, id, now),
  );

const guess = fc.tuple(fc.constantFrom(...people), fc.constantFrom(0, 32, 75, 100)).map(
  ([id, accuracy]): Step =>
    (game, now) => {
      const miss = aGuessStep({ accuracy, now });
      return applyGuess(game, id, accuracy === 100 ? aRightStep({ now }) : miss);
    },
);
const hint = step((game, id, now) => {
  const taken = applyHint(game, id, { now });
  return taken.ok ? { ok: true, value: taken.value.game } : taken;
});
const join = step((game, id, now) =>
  userOf(id)
    ? joinByInvitation(game, id, { now })
    : joinByLink(game, id, { now, nickname: 'Nina' }),
);
const decline = step((game, id, now) => declineInvitation(game, userOf(id) ?? '', now));
const leave = step((game, id, now) => leaveGame(game, id, now));
const cancel = step((game, id, now) => cancelGame(game, id, now));
const wait: fc.Arbitrary<Step> = fc
  .constantFrom(25 * hour, 49 * hour)
  .map((later) => (game, now) => ({
    ok: true,
    value: judgeDeadlines(game, now + later),
  }));

const history = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: guess },
    { weight: 4, arbitrary: join },
    { weight: 1, arbitrary: hint },
    { weight: 1, arbitrary: decline },
    { weight: 1, arbitrary: leave },
    { weight: 1, arbitrary: cancel },
    { weight: 1, arbitrary: wait },
  ),
  { maxLength: 40 },
);

/** What only a whole view can tell. */
function comparable({ challenge, players = [], ticket, ...view }: GameView) {
  return {
    ...view,
    challenge: { ...challenge, nextGhostStep: null },
    players: players.map(({ timeline, ...player }) => player),
    hasTicket: ticket !== null,
  };
}

describe('a history told by events', () => {
  test('leads to the view that is read', () => {
    const seen = { told: 0, read: 0 };
    const leadsThere = fc.property(history, fc.constantFrom(...people), (steps, caller) => {
      let game = aChallenge();
      let view: GameView | undefined;
      for (const [index, each] of steps.entries()) {
        const now = (index + 1) * 1000;
        const next = each(game, now);
        if (!next.ok || next.value.version === game.version) continue;
        const events = eventsFor(next.value, game.version, caller);
        game = next.value;
        if (!game.players.some(({ id }) => id === caller)) continue;
        for (const event of events) {
          const result = view ? applyEvent(view, event) : 'gap';
          if (typeof result !== 'string') view = result.view;
          seen[typeof result === 'string' ? 'read' : 'told'] += 1;
          if (result === 'gap') view = challengeViewOf(game, caller, now);
        }
        // The caller's own deeds are answered with the whole.
        if (view?.version !== game.version) view = challengeViewOf(game, caller, now);
        expect(comparable(view)).toEqual(comparable(challengeViewOf(game, caller, now)));
      }
    });
    void fc.assert(leadsThere, { numRuns: 500 });
    expect(seen.told).toBeGreaterThan(seen.read);
  });

  test('changes nothing when it is told again', () => {
    const before = aChallengeView({ version: 3 });
    const once = applied(before, guessed(4));
    expect(applied(once, guessed(4))).toEqual(once);
  });
});
