import { describe, expect, test } from '@jest/globals';
import { aChallenge } from '../../testing/game-builders.ts';
import { claimGame } from './claiming.ts';
import { asOfVersion, type Game, playerOf } from '../game/game.ts';
import { applyGuess } from '../game/guessing.ts';
import { viewFor } from '../view/game-view.ts';
import { guestPlayer, type PlayerId, userPlayer } from '../ids.ts';
import { changeSince } from './challenge-event.ts';
import { joinByLink } from './challenge.ts';

const guest = guestPlayer('somebody');
const dora = userPlayer('dora');
const ben = userPlayer('ben');

function withGuest(game: Game = aChallenge()): Game {
  const joined = joinByLink(game, guest, { now: 1_000, nickname: 'Zoe' });
  if (!joined.ok) throw new Error(joined.error);
  return joined.value;
}

function missed(game: Game, id: PlayerId, key?: string): Game {
  const outcome = { kind: 'unknown' } as const;
  const step = { text: 'zzzz', accuracy: 0, outcome, now: 2_000, streakBefore: 0 };
  const guessed = applyGuess(game, id, { ...step, ...(key && { key }) });
  if (!guessed.ok) throw new Error(guessed.error);
  return guessed.value;
}

const claim = (game: Game, user = dora) => claimGame(game, { guest, user, now: 3_000 });

describe('a claim of a challenge', () => {
  test('replaces the guest by the user, without the nickname, and tells the others', () => {
    const game = withGuest();
    const claimed = claim(game);
    expect(claimed).toMatchObject({ creator: game.creator, version: game.version + 1 });
    const player = claimed && playerOf(claimed, dora);
    expect(player).toMatchObject({ startedAt: 1_000 });
    expect(player).not.toHaveProperty('nickname');
    expect(claimed && changeSince(claimed, game.version)).toMatchObject({
      names: ['player-changed'],
      by: 'dora',
      movers: [],
    });
  });

  test('keeps who was first', () => {
    const won = { ...withGuest(), winner: guest };
    expect(claim(won)?.winner).toBe(dora);
  });

  test('takes one seat if the user is invited', () => {
    const claimed = claim(withGuest(), ben);
    const answers = claimed?.challenge?.invitations.map(({ userId, status }) => [userId, status]);
    expect(answers).toEqual([
      ['ben', 'joined'],
      ['cem', 'pending'],
    ]);
  });

  test('leaves an earlier answer unchanged when it is requested again', () => {
    const guessed = missed(withGuest(), guest, 'a key');
    const claimed = claim(guessed);
    const seen = claimed && viewFor(asOfVersion(claimed, dora, guessed.version), dora, 0);
    expect(seen).toMatchObject({ usedGuesses: 1, version: guessed.version });
  });

  test('makes no ghost of somebody who was playing when the guest joined', () => {
    const game = withGuest();
    let ended = game;
    for (let count = 0; count < 5; count += 1) ended = missed(ended, game.creator);
    const claimed = claim(ended);
    const seen = claimed && viewFor(claimed, dora, 9_000);
    expect(seen?.state?.players[0]).toMatchObject({ status: 'lost' });
    expect(seen?.own?.ghosts).toEqual([]);
  });

  test('is undefined if the guest does not play or the user does', () => {
    const game = withGuest();
    expect(claim(aChallenge())).toBeUndefined();
    expect(claim(game, game.creator)).toBeUndefined();
  });
});
