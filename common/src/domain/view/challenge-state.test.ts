import { describe, expect, test } from '@jest/globals';
import { aGame, aPlayer } from '../../testing/game-builders.ts';
import { afterGuesses, afterMisses, aRightStep, playerIn } from '../../testing/game-steps.ts';
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
import { guestPlayer, type PlayerId } from '../ids.ts';
import { viewFor } from './game-view.ts';
import { ghostsOf, nextGhostStep } from './ghosts.ts';
import { audienceOf, challengeStateFor } from './challenge-state.ts';
import { cancelGame, declineInvitation, joinByLink } from '../challenge/challenge.ts';

const nina = guestPlayer('hash-of-a-cookie');

const playersIn = (game: Game) => challengeStateFor(game, 'playing')?.players;

function seenOf(game: Game, caller: PlayerId, userId: string) {
  const state = challengeStateFor(game, audienceOf(playerIn(game, caller)));
  const player = state?.players.find((each) => each.userId === userId);
  if (!player) throw new Error(`${userId} is not seen`);
  return player;
}

const timelineOf = (game: Game, caller: PlayerId, userId: string, now: number) =>
  ghostsOf(game, playerIn(game, caller), now).find((each) => each.userId === userId)?.timeline;

describe('the players of a challenge', () => {
  test('are all listed: first those who joined, then those who may still join or did not', () => {
    const declined = accepted(declineInvitation(aChallenge(), 'ben', 0));
    const game = accepted(joinByLink(declined, nina, { now: 0, nickname: 'Nina' }));
    expect(playersIn(game)).toEqual([
      { userId: 'ana', isGuest: false, waiting: false, status: 'playing', guessesUsed: 0 },
      {
        userId: 'guest-2',
        isGuest: true,
        nickname: 'Nina',
        waiting: false,
        status: 'playing',
        guessesUsed: 0,
      },
      { userId: 'ben', isGuest: false, waiting: false, status: 'declined', guessesUsed: 0 },
      { userId: 'cleo', isGuest: false, waiting: false, status: 'invited', guessesUsed: 0 },
    ]);
  });

  test('occur once each, even if a declined one came by link after all', () => {
    const declined = accepted(declineInvitation(aChallenge(), 'ben', 0));
    const game = accepted(joinByLink(declined, ben, { now: 0 }));
    const ids = playersIn(game)?.map(({ userId }) => userId);
    expect(ids).toEqual(['ana', 'ben', 'cleo']);
    expect(seenOf(game, ana, 'ben').status).toBe('playing');
  });

  test.each<[string, Game, string]>([
    ['a win', afterWin(afterJoining(aChallenge(), [ben]), ben), 'won'],
    ['a loss', afterMisses(afterJoining(aChallenge(), [ben]), 5, ben), 'lost'],
    [
      'a day of inactivity',
      applyDeadlines(afterJoining(aChallenge(), [ben]), 24 * hour),
      'abandoned',
    ],
    ['no answer', applyDeadlines(aChallenge(), 24 * hour), 'expired'],
    ['a cancelled challenge', accepted(cancelGame(aChallenge(), ana, 0)), 'expired'],
  ])('show after %s how it ended', (_, game, status) => {
    expect(seenOf(game, ana, 'ben').status).toBe(status);
  });
});

describe('the ghost of an opponent', () => {
  const guessed = afterGuesses(
    aChallenge(),
    [
      { now: 2_500, accuracy: 20, text: 'a text' },
      { now: 60_000, accuracy: 45 },
      aRightStep({ now: 90_000 }),
    ],
    ana,
  );
  const start = 10 * hour;
  const raced = afterJoining(guessed, [ben], start);
  const timeline = [
    { seconds: 2.5, band: 'far' },
    { seconds: 60, band: 'close' },
    { seconds: 90, band: 'very-close' },
  ];

  test.each([
    [0, 0, 2.5],
    [2_499, 0, 2.5],
    [2_500, 1, 60],
    [60_000, 2, 90],
    [90_000, 3, undefined],
    [-5_000, 0, 2.5],
  ])('has made, after %d ms, %d of its steps', (passed, count, next) => {
    const now = start + passed;
    expect(timelineOf(raced, ben, 'ana', now)).toEqual(timeline.slice(0, count));
    expect(nextGhostStep(raced, playerIn(raced, ben), now)).toBe(next);
    expect(viewFor(raced, ben, now)?.own?.nextGhostStep).toBe(next);
  });

  test('has made all of them for a player who is done', () => {
    const done = afterMisses(raced, 5, ben);
    expect(timelineOf(done, ben, 'ana', start)).toEqual(timeline);
    expect(nextGhostStep(done, playerIn(done, ben), start)).toBeUndefined();
  });

  test('has no recording in a solo game', () => {
    expect(nextGhostStep(aGame(), playerIn(aGame()), 0)).toBeUndefined();
    expect(viewFor(aGame(), aPlayer, 0)).not.toHaveProperty('own');
  });
});
