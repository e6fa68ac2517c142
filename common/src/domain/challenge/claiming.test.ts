import { describe, expect, test } from '@jest/globals';
import { accepted, aChallenge } from '../../testing/challenge-steps.ts';
import { afterGuesses, afterMisses } from '../../testing/game-steps.ts';
import { claimGame } from './claiming.ts';
import { asOfVersion, type Game, playerOf } from '../game/game.ts';
import { viewFor } from '../view/game-view.ts';
import { guestPlayer, userPlayer } from '../ids.ts';
import { changeSince } from './challenge-event.ts';
import { joinByLink } from './challenge.ts';

const guest = guestPlayer('somebody');
const dora = userPlayer('dora');

const withGuest = () => accepted(joinByLink(aChallenge(), guest, { now: 1_000, nickname: 'Zoe' }));

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

  test('leaves an earlier answer unchanged when it is requested again', () => {
    const guessed = afterGuesses(withGuest(), [{ now: 2_000, key: 'a key' }], guest);
    const claimed = claim(guessed);
    const seen = claimed && viewFor(asOfVersion(claimed, dora, guessed.version), dora, 0);
    expect(seen).toMatchObject({ usedGuesses: 1, version: guessed.version });
  });

  test('makes no ghost of somebody who was playing when the guest joined', () => {
    const game = withGuest();
    const claimed = claim(afterMisses(game, 5, game.creator));
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
