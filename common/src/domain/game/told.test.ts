import { describe, expect, test } from '@jest/globals';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  aLobby,
  ana,
  ben,
  cleo,
} from '../../testing/challenge-steps.ts';
import { afterMisses, playerIn } from '../../testing/game-steps.ts';
import { alwaysInChallenges } from '../../testing/shared-history.ts';
import { declineInvitation, joinByLink, leaveGame } from '../challenge/challenge.ts';
import { startChallenge } from '../challenge/common-start.ts';
import type { PlayerId } from '../ids.ts';
import { guestPlayer } from '../ids.ts';
import { viewFor } from '../view/game-view.ts';
import type { Game } from './game.ts';
import { isTold, isUnranked, tellingTime } from './told.ts';

const guest = guestPlayer('cookie');
const afterLoss = (game: Game, id: PlayerId) => afterMisses(game, 5, id);
const told = (game: Game, id: PlayerId, now = 0) => isTold(game, playerIn(game, id), now);
const unranked = (game: Game, id: PlayerId) => isUnranked(game, playerIn(game, id));
const endOf = (game: Game, id: PlayerId) => playerIn(game, id).end?.at ?? 0;

describe('whoever has lost a challenge', () => {
  const three = afterJoining(aChallenge({ invited: ['ben', 'cleo', 'dora'] }), [ben, cleo]);
  const lost = afterLoss(three, ben);

  test('is told 15 minutes later, while somebody still plays', () => {
    const at = endOf(lost, ben) + tellingTime;
    expect([told(lost, ben, at - 1), told(lost, ben, at)]).toEqual([false, true]);
    expect(viewFor(lost, ben, at)?.athlete.name).toBe('Ada Secretova');
    expect(viewFor(lost, ben, at - 1)?.athlete.name).toBeUndefined();
  });

  test('is told when nobody who has started can still win, though one is still invited', () => {
    const won = afterWin(lost, ana);
    expect([told(won, ben), told(won, ana)]).toEqual([false, true]);
    const over = accepted(leaveGame(won, cleo, 0));
    expect([told(over, ben), told(over, cleo)]).toEqual([true, false]);
    expect(over.challenge?.finish).toBeUndefined();
  });

  test('is told the same who came by link, and stays told whoever starts later', () => {
    const alone = afterLoss(aChallenge({ invited: [] }), ana);
    expect(told(alone, ana)).toBe(true);
    const linked = accepted(joinByLink(lost, guest, { now: 0 }));
    expect(told(afterLoss(linked, guest), guest)).toBe(false);
    const waiting = afterLoss(aChallenge({ invited: ['ben'] }), ana);
    expect(told(waiting, ana)).toBe(true);
    expect(told(afterJoining(waiting, [ben]), ana)).toBe(true);
  });

  test('does not wait for those in the lobby, but for those whose start is counted down', () => {
    const lobby = afterJoining(aLobby(['ben', 'cleo', 'dora']), [ben, cleo]);
    expect(told(afterLoss(lobby, ben), ben)).toBe(true);
    const counted = afterLoss(accepted(startChallenge(lobby, ana, 0)), ben);
    expect(told(counted, ben)).toBe(false);
  });
});

describe('a result is unranked', () => {
  const joinLate = (game: Game, now = 0) => afterJoining(game, [cleo], now);

  test('if the clock started after somebody had been told, or had won', () => {
    const lost = afterLoss(aChallenge(), ana);
    expect([unranked(joinLate(lost), cleo), unranked(lost, ana)]).toEqual([true, false]);
    expect(unranked(joinLate(afterWin(aChallenge(), ana)), cleo)).toBe(true);
    const view = viewFor(joinLate(lost), cleo, 0);
    expect([view?.own?.unranked, viewFor(lost, ana, 0)?.own?.unranked]).toEqual([true, undefined]);
  });

  test('by the time at which somebody is told while others play', () => {
    const lost = afterLoss(afterJoining(aChallenge(), [ben]), ben);
    const at = endOf(lost, ben) + tellingTime;
    expect([unranked(joinLate(lost, at - 1), cleo), unranked(joinLate(lost, at), cleo)]).toEqual([
      false,
      true,
    ]);
  });

  test('if a lobby starts after somebody who started alone was told', () => {
    const lobby = afterJoining(aLobby(['ben', 'cleo', 'dora']), [ben, cleo]);
    const started = accepted(startChallenge(afterLoss(lobby, ben), ana, 0));
    expect([ana, ben, cleo].map((id) => unranked(started, id))).toEqual([true, false, true]);
  });

  test('not if others gave up, nor for those who had started before', () => {
    const left = accepted(leaveGame(afterJoining(aChallenge(), [ben]), ben, 0));
    expect(unranked(joinLate(left), cleo)).toBe(false);
    const won = afterWin(afterJoining(aChallenge(), [ben]), ana);
    expect(unranked(won, ben)).toBe(false);
    const declined = accepted(declineInvitation(won, 'cleo', 0));
    expect([ana, ben].map((id) => unranked(declined, id))).toEqual([false, false]);
  });
});

test('in any challenge whoever joins is unranked just if somebody knew, and who is told stays told', () => {
  alwaysInChallenges(({ moves }) => {
    for (const [at, { before, after, now, who }] of moves.entries()) {
      const knew = before.players.some(
        (player) => player.end?.status !== 'abandoned' && isTold(before, player, now),
      );
      const isNew = (id: PlayerId) => before.players.every((player) => player.id !== id);
      // Whoever joins a challenge of an old version, without a lobby, starts at once.
      const begins = after.players.filter(
        ({ id, startedAt, waitedFrom }) =>
          startedAt !== undefined && waitedFrom === undefined && isNew(id),
      );
      for (const player of begins)
        expect([at, who, isUnranked(after, player)]).toEqual([at, who, knew]);
      for (const player of before.players) {
        if (!isTold(before, player, now)) continue;
        expect(isTold(after, playerIn(after, player.id), now)).toBe(true);
      }
    }
  });
});
