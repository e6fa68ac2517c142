import { describe, expect, test } from '@jest/globals';
import { aGame } from '../../testing/game-builders.ts';
import { afterGuesses, afterHints, afterMisses, aRightStep } from '../../testing/game-steps.ts';
import {
  accepted,
  aChallenge,
  afterJoining,
  afterWin,
  ana,
  ben,
  hour,
} from '../../testing/challenge-steps.ts';
import { judgeDeadlines } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { type GameId, guestPlayer } from '../ids.ts';
import { newsSince } from './news.ts';
import { cancelGame, declineInvitation, joinByLink, leaveGame, nameRematch } from './challenge.ts';

const now = 7 * hour;
const last = (game: Game) => newsSince(game, game.version - 1, now);
const changed = (userId: string, status: string) => ({ name: 'player-changed', userId, status });
const challenge = afterJoining(aChallenge(['ben']), [ben], 1_000);

describe('the news of a challenge', () => {
  test('are none of its creation, and none of a solo game', () => {
    expect(newsSince(aChallenge(), 0, now)).toEqual([]);
    expect(newsSince(afterMisses(aGame(), 5), 0, now)).toEqual([]);
  });

  test('tell who joined, a guest by the id of this game', () => {
    expect(last(challenge)).toEqual([{ ...changed('ben', 'playing'), version: 1, at: 1_000 }]);
    const guest = accepted(joinByLink(challenge, guestPlayer('g'), { now: 2_000 }));
    expect(last(guest)).toEqual([{ ...changed('guest-3', 'playing'), version: 2, at: 2_000 }]);
  });

  test('tell of a guess how many there were and the best band so far, never the text', () => {
    const game = afterGuesses(
      challenge,
      [
        { text: 'x', accuracy: 90, now: 5_000 },
        { text: 'y', accuracy: 10, now: 6_000 },
      ],
      ben,
    );
    const guess = { name: 'opponent-guessed', player: ben, bestBand: 'very-close' };
    expect(newsSince(game, 1, now)).toEqual([
      { ...guess, guessesUsed: 1, version: 2, at: 5_000 },
      { ...guess, guessesUsed: 2, version: 3, at: 6_000 },
    ]);
    expect(newsSince(game, 3, now)).toEqual([]);
  });

  test('tell of a hint only that there is a new version', () => {
    expect(last(afterHints(challenge, 1, 3_000, ben))).toEqual([
      { ...changed('ben', 'playing'), version: 2, at: 3_000 },
    ]);
  });

  test('tell the first win as that, later ones and losses as ends, and the end of all last', () => {
    const won = afterGuesses(challenge, [aRightStep({ now: 9_000 })], ben);
    expect(last(won)).toEqual([
      expect.objectContaining({ name: 'opponent-guessed', guessesUsed: 1 }),
      { name: 'opponent-won', player: ben, version: 2, at: 9_000 },
    ]);
    const both = afterWin(won, ana, 10_000);
    expect(last(both)).toEqual([
      expect.objectContaining({ name: 'opponent-guessed' }),
      { name: 'opponent-finished', player: ana, status: 'won', version: 3, at: 10_000 },
      { name: 'finished', version: 3, at: 10_000 },
    ]);
    expect(last(afterMisses(won, 5, ana)).map(({ name }) => name)).toEqual([
      'opponent-guessed',
      'opponent-finished',
      'finished',
    ]);
  });

  test('tell of giving up, once', () => {
    const left = accepted(leaveGame(challenge, ben, 9_000));
    expect(last(left)).toEqual([
      { name: 'opponent-finished', player: ben, status: 'abandoned', version: 2, at: 9_000 },
    ]);
    const won = afterWin(challenge, ben);
    expect(newsSince(accepted(leaveGame(won, ben, 0)), won.version, now)).toEqual([]);
  });

  test('tell every answer to an invitation that is no joining', () => {
    const declined = accepted(declineInvitation(aChallenge(), 'ben', 0));
    expect(last(declined)).toEqual([{ ...changed('ben', 'declined'), version: 1, at: now }]);
    const expired = judgeDeadlines(afterHints(declined, 1, hour, ana), 24 * hour);
    expect(last(expired)).toEqual([{ ...changed('cleo', 'expired'), version: 3, at: now }]);
    const back = accepted(cancelGame(declined, ana, 5_000));
    expect(last(back)).toEqual([
      { name: 'opponent-finished', player: ana, status: 'abandoned', version: 2, at: 5_000 },
      { ...changed('cleo', 'expired'), version: 2, at: now },
      { name: 'finished', version: 2, at: 5_000 },
    ]);
  });

  test('keep a refusal in its place where the friend came by link after all', () => {
    const declined = accepted(declineInvitation(aChallenge(), 'ben', 0));
    const game = accepted(joinByLink(declined, ben, { now: 4_000 }));
    expect(newsSince(game, 0, now)).toEqual([
      { ...changed('ben', 'declined'), version: 1, at: now },
      { ...changed('ben', 'playing'), version: 2, at: 4_000 },
    ]);
  });

  test('say nothing of a rematch, which is told to people and not to the game', () => {
    const done = afterWin(challenge, ben);
    const named = accepted(nameRematch(done, ben, 12 as GameId));
    expect(named.version).toBe(done.version + 1);
    expect(last(named)).toEqual([]);
  });
});
