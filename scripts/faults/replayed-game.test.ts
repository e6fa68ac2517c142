import { describe, expect, test } from '@jest/globals';
import type { Game } from '@craque/common/domain/game/game.ts';
import { applyGuess } from '@craque/common/domain/game/guessing.ts';
import { applyHint } from '@craque/common/domain/game/hinting.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { joinByInvitation, leaveGame } from '@craque/common/domain/challenge/challenge.ts';
import { aChallenge } from '@craque/common/testing/game-builders.ts';
import { aGuessStep } from '@craque/common/testing/game-steps.ts';
import { accepted } from '@craque/common/testing/challenge-steps.ts';
import { violationsOfReplay } from './replayed-game.ts';

const [ada, ben, cem] = ['ada', 'ben', 'cem'].map(userPlayer) as [PlayerId, PlayerId, PlayerId];

const guess = (game: Game, who: PlayerId, now: number, isRight = false) =>
  accepted(
    applyGuess(
      game,
      who,
      aGuessStep({
        text: isRight ? 'secretova' : `zzzz ${now}`,
        now,
        accuracy: isRight ? 100 : 0,
        outcome: { kind: isRight ? 'right' : 'unknown' },
      }),
    ),
  );

/** Ada wins after Ben's hint and miss, Ben wins after that, Cem gives up. */
function playedGame(): Game {
  const joined = [ben, cem].reduce(
    (game, who, at) => accepted(joinByInvitation(game, who, { now: 1000 * at })),
    aChallenge(),
  );
  const hinted = accepted(applyHint(joined, ben, { now: 3000 })).game;
  const missed = guess(hinted, ben, 4000);
  const won = guess(guess(missed, ada, 5000, true), ben, 6000, true);
  return accepted(leaveGame(won, cem, 7000));
}

const withPlayers = (game: Game, change: (player: Game['players'][number]) => object): Game => ({
  ...game,
  players: game.players.map((player) => ({ ...player, ...change(player) })),
});

describe('a stored game', () => {
  test('has no violation if the rules reproduce it from its own steps', () => {
    const game = playedGame();
    expect(game).toMatchObject({ winner: ada, version: 7, challenge: { finish: { version: 7 } } });
    expect(violationsOfReplay(game)).toEqual([]);
  });

  test.each<readonly [string, (game: Game) => Game]>([
    ['another winner', (game) => ({ ...game, winner: ben })],
    ['no winner', ({ winner: _, ...game }) => game],
    ['a version that nothing made', (game) => ({ ...game, version: game.version + 1 })],
    [
      'a guess that got lost',
      (game) =>
        withPlayers(game, ({ id, guesses }) => (id === ben ? { guesses: guesses.slice(1) } : {})),
    ],
    [
      'a guess that is there twice',
      (game) =>
        withPlayers(game, ({ id, guesses }) =>
          id === ben ? { guesses: [...guesses.slice(0, 1), ...guesses] } : {},
        ),
    ],
    [
      'another score',
      (game) =>
        withPlayers(game, ({ id, end }) =>
          id === ada && end ? { end: { ...end, score: 1 } } : {},
        ),
    ],
    [
      'a player who is still playing',
      (game) =>
        withPlayers(game, ({ id }) => (id === cem ? { end: undefined, hasLeft: undefined } : {})),
    ],
    [
      'no finish',
      (game) => ({ ...game, challenge: { invitations: game.challenge?.invitations ?? [] } }),
    ],
  ])('has a violation with %s', (_, change) => {
    expect(violationsOfReplay(change(playedGame()))).not.toEqual([]);
  });
});
