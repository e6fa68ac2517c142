import { describe, expect, test } from '@jest/globals';
import {
  accepted,
  afterJoining,
  afterWin,
  aLobby,
  ana,
  ben,
  cleo,
  hour,
} from '../../testing/challenge-steps.ts';
import { afterHints, afterMisses } from '../../testing/game-steps.ts';
import { applyDeadlines } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { countdown, startPatience } from '../game/starting.ts';
import { guestPlayer, type PlayerId, userPlayer } from '../ids.ts';
import { viewFor } from '../view/game-view.ts';
import { declineInvitation, joinByInvitation, joinByLink, leaveGame } from './challenge.ts';
import { claimGame } from './claiming.ts';
import { changeSince } from './challenge-event.ts';
import { startChallenge } from './common-start.ts';

const now = 20_000;
const begins = now + countdown;
const dan = userPlayer('dan');

const lobby = aLobby();
const withBen = afterJoining(lobby, [ben], 5_000);
const press = (game: Game, id: PlayerId = ana, at = now) => startChallenge(game, id, at);
const started = (game: Game, id: PlayerId = ana, at = now) => accepted(press(game, id, at));
const left = (game: Game, id: PlayerId) => accepted(leaveGame(game, id, 10_000));
const startOf = (game: Game) => game.challenge?.start;
const startsOf = ({ players }: Game) => players.map(({ startedAt }) => startedAt);
const lobbyOf = (game: Game, id: PlayerId, at = now) => viewFor(game, id, at)?.lobby;

describe('a press of Start', () => {
  test('opens the game for the creator alone if everybody declines', () => {
    const game = ['ben', 'cleo'].reduce(
      (each, userId) => accepted(declineInvitation(each, userId, now)),
      lobby,
    );
    expect(startOf(game)).toBeUndefined();
    expect(startsOf(started(game))).toEqual([begins]);
  });

  test('passes to who has waited longest once the creator has left, plays or is done', () => {
    const both = afterJoining(aLobby(['ben', 'cleo', 'dan']), [ben, cleo], 5_000);
    const without = [left(both, ana), afterMisses(both, 1, ana), afterWin(both, ana)];
    for (const game of without) {
      expect(lobbyOf(game, ben)?.canStart).toBe(true);
      expect(lobbyOf(game, cleo)?.canStart).toBe(false);
      expect(press(game, cleo)).toEqual({ ok: false, error: 'not-starter' });
      expect(startOf(started(game, ben))).toMatchObject({ by: ben, at: begins });
    }
    expect(startOf(started(left(left(both, ana), ben), cleo))?.by).toBe(cleo);
  });

  test('is open to everybody who waits once two have waited long enough', () => {
    const both = afterJoining(aLobby(['ben', 'cleo', 'dan']), [ben], 5_000);
    const three = afterJoining(both, [cleo], 50_000);
    const opens = 5_000 + startPatience;
    for (const id of [ben, cleo]) {
      expect(lobbyOf(three, id, opens - 1)?.canStart).toBe(false);
      expect(press(three, id, opens - 1)).toEqual({ ok: false, error: 'not-starter' });
      expect(lobbyOf(three, id, opens)?.canStart).toBe(true);
      const game = started(three, id, opens);
      expect(startOf(game)).toMatchObject({ by: id, at: opens + countdown });
      expect(started(game, id === ben ? cleo : ben, opens + 1)).toBe(game);
    }
    expect(viewFor(three, ben, 50_000)?.state?.startOpensAt).toBe(opens);
    expect(viewFor(started(three), ben, 50_000)?.state).not.toHaveProperty('startOpensAt');
  });

  test('is open to all from when the second of those who are left came', () => {
    const three = afterJoining(aLobby(['ben', 'cleo', 'dan']), [ben], 5_000);
    const game = left(afterJoining(three, [cleo], 50_000), ben);
    expect(viewFor(game, cleo, 60_000)?.state?.startOpensAt).toBe(50_000 + startPatience);
    const alone = left(game, cleo);
    expect(viewFor(alone, ana, hour)?.state).not.toHaveProperty('startOpensAt');
    expect(press(game, dan, hour)).toEqual({ ok: false, error: 'not-a-player' });
    expect(press(alone, cleo, hour)).toEqual({ ok: false, error: 'over' });
  });

  test('stays with a guest who becomes a user', () => {
    const guest = guestPlayer('nina');
    const joined = accepted(joinByLink(left(lobby, ana), guest, { now, nickname: 'Nina' }));
    const claimed = claimGame(started(joined, guest), { guest, user: dan, now });
    expect(claimed && startOf(claimed)?.by).toBe(dan);
  });
});

describe('the last answer', () => {
  test('starts the game for all: the last of the invited has come', () => {
    const game = afterJoining(withBen, [cleo], now);
    expect(startOf(game)).toEqual({ at: begins, version: game.version });
    expect(startsOf(game)).toEqual([begins, begins, begins]);
  });

  test('starts it by declining too, if somebody else waits', () => {
    const game = accepted(declineInvitation(withBen, 'cleo', now));
    expect(startOf(game)).toEqual({ at: begins, version: game.version });
    const nobody = accepted(declineInvitation(left(withBen, ben), 'cleo', now));
    expect(startOf(nobody)).toBeUndefined();
  });

  test('starts it when the invited comes by link, but not when anybody else does', () => {
    const byLink = accepted(joinByLink(withBen, cleo, { now }));
    expect(startOf(byLink)?.at).toBe(begins);
    const declined = accepted(declineInvitation(aLobby(['ben']), 'ben', 5_000));
    expect(startOf(accepted(joinByLink(declined, dan, { now })))).toBeUndefined();
  });

  test('starts it when a guest who waits becomes the last of the invited', () => {
    const guest = guestPlayer('nina');
    const joined = accepted(joinByLink(withBen, guest, { now: 6_000, nickname: 'Nina' }));
    const claimed = claimGame(joined, { guest, user: cleo, now }) ?? joined;
    expect(startOf(claimed)).toEqual({ at: begins, version: joined.version + 1 });
    expect(startsOf(claimed)).toEqual([begins, begins, begins]);
    expect(changeSince(claimed, joined.version)).toMatchObject({ names: ['started'], by: 'cleo' });
    const stranger = claimGame(joined, { guest, user: dan, now });
    expect(stranger && startOf(stranger)).toBeUndefined();
  });

  test('is not the expiry of an invitation: nobody has come by it', () => {
    const game = applyDeadlines(withBen, 24 * hour);
    expect(game.challenge?.invitations.map(({ status }) => status)).toEqual(['joined', 'expired']);
    expect(startOf(game)).toBeUndefined();
    expect(startsOf(started(game, ana, 24 * hour))).toEqual([24 * hour + 3000, 24 * hour + 3000]);
  });
});

describe('a guess or a hint of who waits', () => {
  test('is no way into the lobby again: a server whose clock is behind leaves the start', () => {
    const joined = accepted(joinByInvitation(started(withBen), cleo, { now: begins + 50 }));
    expect(startsOf(afterHints(joined, 1, begins, cleo))).toEqual([begins, begins, begins + 50]);
  });
});

describe('the lobby', () => {
  test('tells who has left it nothing before the end of the challenge', () => {
    const game = left(withBen, ben);
    expect(viewFor(started(game), ben, begins)?.athlete).toEqual({});
    expect(viewFor(applyDeadlines(game, 48 * hour), ben, 48 * hour)?.athlete.name).toBeDefined();
  });

  test('tells no more to who leaves it during the countdown, but keeps what was open', () => {
    const leftAt = (at: number) => accepted(leaveGame(started(withBen), ben, at));
    expect(viewFor(leftAt(begins - 1), ben, begins + hour)?.athlete).toEqual({});
    expect(viewFor(leftAt(begins), ben, begins + hour)?.athlete.dateOfBirth).toBe('1995-03-02');
  });

  test('shows no step of a ghost, and the next one is due from the start on', () => {
    const won = afterWin(afterHints(lobby, 1, 1_000, ana), ana, 3_000);
    const view = (game: Game, at: number) => viewFor(game, ben, at)?.own;
    const waiting = accepted(joinByInvitation(won, ben, { now: 5_000 }));
    expect(view(waiting, now)).toMatchObject({ ghosts: [{ timeline: [] }] });
    expect(view(waiting, now)).not.toHaveProperty('nextGhostStep');
    const running = started(waiting, ben);
    expect(view(running, begins - 1)).toMatchObject({ nextGhostStep: 2 });
    expect(view(running, begins + 2_000)).toMatchObject({
      ghosts: [{ timeline: [{ seconds: 2 }] }],
    });
  });
});
