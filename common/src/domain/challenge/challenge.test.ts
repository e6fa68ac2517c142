import { describe, expect, test } from '@jest/globals';
import { aGame, aPlayer } from '../../testing/game-builders.ts';
import { afterGuesses, afterHints, playerIn } from '../../testing/game-steps.ts';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  ana,
  ben,
  hour,
} from '../../testing/challenge-steps.ts';
import { applyDeadlines } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { viewFor } from '../view/game-view.ts';
import { type GameId, guestPlayer, type PlayerId, userOf, userPlayer } from '../ids.ts';
import type { Result } from '../result.ts';
import {
  cancelGame,
  declineInvitation,
  joinByInvitation,
  joinByLink,
  leaveGame,
  nameRematch,
  rematchPeople,
} from './challenge.ts';

const now = hour;
const nina = guestPlayer('nina');

const actions = {
  join: (game: Game, id: PlayerId) => joinByInvitation(game, id, { now }),
  link: (game: Game, id: PlayerId) => joinByLink(game, id, { now }),
  decline: (game: Game, id: PlayerId) => declineInvitation(game, userOf(id) ?? 'nobody', now),
  leave: (game: Game, id: PlayerId) => leaveGame(game, id, now),
  cancel: (game: Game, id: PlayerId) => cancelGame(game, id, now),
  rematch: (game: Game, id: PlayerId) => nameRematch(game, id, 12 as GameId),
} as const;

/** By how much a step raised the version, `same` for the identical game, or why it was refused. */
function outcomeOf(game: Game, result: Result<Game, string>): string {
  if (!result.ok) return result.error;
  return result.value === game ? 'same' : `+${result.value.version - game.version}`;
}

const outcomes = (game: Game, id: PlayerId) =>
  Object.values(actions).map((act) => outcomeOf(game, act(game, id)));

const declined = (game: Game, ...userIds: readonly string[]) =>
  userIds.reduce((each, userId) => accepted(declineInvitation(each, userId, now)), game);
const left = (game: Game, id: PlayerId) => accepted(leaveGame(game, id, now));
const cancelled = (game: Game) => accepted(cancelGame(game, ana, now));

const fresh = aChallenge();
const joined = afterJoining(fresh, [ben]);
/** Its invitations have expired while the creator played on. */
const expired = applyDeadlines(afterHints(fresh, 1, 20 * hour, ana), 24 * hour);
const alone = declined(fresh, 'ben', 'cleo');
const over = afterWin(alone, ana);

/** What leave, cancel and rematch are for somebody who does not play. */
const outside = ['not-invited', 'not-invited', 'not-invited'];

describe('every action in a challenge', () => {
  test.each<[string, Game, PlayerId, string[]]>([
    // in the order of `actions`: join, link, decline, leave, cancel, rematch
    ['invited', fresh, ben, ['+1', '+1', '+1', ...outside]],
    ['not invited', fresh, userPlayer('dan'), ['not-invited', '+1', 'not-invited', ...outside]],
    ['a guest', fresh, nina, ['not-invited', '+1', 'not-invited', ...outside]],
    ['playing', joined, ben, ['same', 'same', 'answered', '+1', 'not-invited', 'still-playing']],
    ['done', afterWin(joined, ben), ben, ['same', 'same', 'answered', '+0', 'not-invited', '+1']],
    ['gone', left(joined, ben), ben, ['same', 'same', 'answered', 'same', 'not-invited', '+1']],
    ['declining', declined(fresh, 'ben'), ben, ['answered', '+1', 'same', ...outside]],
    ['too late', expired, ben, ['closed', '+1', 'closed', ...outside]],
    [
      'invited to a cancelled game',
      cancelled(fresh),
      ben,
      ['closed', 'closed', 'closed', ...outside],
    ],
    ['declining in a game that is over', over, ben, ['answered', 'closed', 'same', ...outside]],
    [
      'too late in a game that is over',
      applyDeadlines(fresh, 48 * hour),
      ben,
      ['closed', 'closed', 'closed', ...outside],
    ],
    [
      'not invited to a game that is over',
      over,
      nina,
      ['not-invited', 'closed', 'not-invited', ...outside],
    ],
    ['done in a game that is over', over, ana, ['same', 'same', 'answered', '+0', 'closed', '+1']],
    ['the creator', fresh, ana, ['same', 'same', 'answered', '+1', '+1', 'still-playing']],
    [
      'the creator not alone',
      joined,
      ana,
      ['same', 'same', 'answered', '+1', 'answered', 'still-playing'],
    ],
    [
      'the creator, done',
      afterWin(fresh, ana),
      ana,
      ['same', 'same', 'answered', '+0', '+1', '+1'],
    ],
    [
      'the creator of a cancelled game',
      cancelled(fresh),
      ana,
      ['same', 'same', 'answered', '+0', 'same', '+1'],
    ],
    ['a solo player', aGame(), aPlayer, ['not-invited', 'same', 'not-invited', ...outside]],
    [
      'a stranger to a solo game',
      aGame(),
      ben,
      ['not-invited', 'closed', 'not-invited', ...outside],
    ],
  ])('%s: join, link, decline, leave, cancel and rematch do what they may', (_, game, id, done) => {
    expect(outcomes(game, id)).toEqual(done);
  });
});

describe('joining', () => {
  test('is allowed after somebody has won, until the invitation expires, with the winner shown', () => {
    const won = afterWin(fresh, ana, hour);
    const late = applyDeadlines(won, 24 * hour - 1);
    const { value } = joinByInvitation(late, ben, { now: 24 * hour - 1 }) as { value: Game };
    expect(viewFor(value, ben, 24 * hour)).toMatchObject({
      remainingGuesses: 5,
      state: { winner: 'ana' },
    });
    const tooLate = applyDeadlines(won, 24 * hour);
    expect(joinByInvitation(tooLate, ben, { now: 24 * hour })).toEqual({
      ok: false,
      error: 'closed',
    });
  });

  test('by link leaves a declined invitation declined, which then cannot be declined again', () => {
    const back = accepted(joinByLink(declined(fresh, 'ben'), ben, { now }));
    expect(back.challenge?.invitations[0]).toMatchObject({ status: 'declined', version: 1 });
    expect(declineInvitation(back, 'ben', now)).toEqual({ ok: false, error: 'answered' });
  });
});

describe('cancelling a challenge', () => {
  test('changes neither a win of the creator nor an answer already given', () => {
    const won = afterGuesses(declined(fresh, 'ben'), [{ outcome: { kind: 'right' } }], ana);
    const back = cancelled(won);
    expect(playerIn(back, ana)).toEqual(playerIn(won, ana));
    expect(back.challenge?.invitations.map(({ status }) => status)).toEqual([
      'declined',
      'cancelled',
    ]);
    expect(back.challenge?.finish?.version).toBe(3);
  });
});

describe('a rematch', () => {
  test.each([
    [undefined, ['ben', 'dan']],
    [
      ['cleo', 'nobody'],
      ['ben', 'cleo', 'dan'],
    ],
  ])('invites who has an account and did not decline, or is asked again: %j', (asked, people) => {
    const game = accepted(joinByLink(declined(joined, 'cleo'), userPlayer('dan'), { now }));
    const all = afterWin(accepted(joinByLink(game, nina, { now })), ana);
    const named = accepted(nameRematch(all, ana, 12 as GameId, asked));
    expect(rematchPeople(named).toSorted()).toEqual(people);
  });
});
