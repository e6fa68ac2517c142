import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Plays } from '@craque/common/domain/athlete/strength.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { readGame } from '@craque/common/contracts/games.ts';
import { lose, newChallenge, win } from '../testing/races/challenges.ts';
import { aResult } from '../testing/store-builders.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';
import { StoreUnavailable } from '../store/store.ts';
import { createStrengths } from './athlete-strength.ts';

const api = await startFileApi();

const many: Plays = { players: 40, solvers: 10, solverGuesses: 25 };

function strengths() {
  const clock = { now: 0 };
  const playsOf = jest.fn(async () => many);
  return {
    clock,
    playsOf,
    strengthOf: createStrengths({ results: { playsOf }, clock: () => clock.now }),
  };
}

describe('the strength of an athlete', () => {
  test('is read once a minute for each level', async () => {
    const { clock, playsOf, strengthOf } = strengths();
    const read = () => Promise.all([strengthOf('pele', 'easy'), strengthOf('pele', 'hard')]);
    expect(await read()).toEqual(Array(2).fill({ players: 40, solvedPercent: 25, par: 3 }));
    clock.now = 59_999;
    await read();
    expect(playsOf).toHaveBeenCalledTimes(2);
    clock.now = 60_000;
    await read();
    expect(playsOf).toHaveBeenCalledTimes(4);
  });

  test('is read again after a failure', async () => {
    const { playsOf, strengthOf } = strengths();
    playsOf.mockRejectedValueOnce(new Error('gone'));
    await expect(strengthOf('pele', 'easy')).rejects.toThrow('gone');
    expect(await strengthOf('pele', 'easy')).toMatchObject({ players: 40 });
  });
});

/**
 * So many other players' results with the game's athlete at its level, every second one won at the
 * fourth guess.
 */
async function addPlayers(gameId: number, from: number, to: number): Promise<void> {
  const { athlete, league, difficulty } = await api.stored(gameId);
  const { athleteId } = athlete;
  for (let number = from; number < to; number += 1) {
    const player = `guest:${gameId}-${number}` as PlayerId;
    const played = { athleteId, league, difficulty, won: number % 2 === 0, guesses: 4 };
    await api.stores.results.add(aResult(1000 + number, 1, { player, ...played }));
  }
}

describe('a game', () => {
  test('shows the strength after its end, once twenty have played', async () => {
    const { client, game } = await api.newGame();
    await addPlayers(game.id, 0, 18);
    await win(api, client, game.id);
    expect((await client.call(readGame, { id: game.id })).body.athleteStrength).toBeNull();
    await addPlayers(game.id, 18, 20);
    api.clock.move(60_000);
    const seen = await client.call(readGame, { id: game.id });
    expect(seen.body.athleteStrength).toEqual({ players: 21, solvedPercent: 52, par: 4 });
  });

  test('that is a challenge shows it only to players who are done', async () => {
    const { id, creator, friends } = await newChallenge(api, { joined: 1 });
    await addPlayers(id, 0, 40);
    const strengthsSeen = () =>
      Promise.all(
        [creator, ...friends].map(
          async ({ client }) => (await client.call(readGame, { id })).body.athleteStrength,
        ),
      );
    await win(api, creator.client, id);
    expect(await strengthsSeen()).toMatchObject([{ players: 41 }, null]);
    await lose(friends[0]?.client ?? api.guest(), id);
    expect(await strengthsSeen()).toMatchObject([{ players: 41 }, { players: 41 }]);
  });

  test('is shown without it if it cannot be read', async () => {
    const playsOf = () => Promise.reject(new StoreUnavailable('gone'));
    const broken = await startTestApi({
      wrapStores: (stores) => ({ ...stores, results: { ...stores.results, playsOf } }),
    });
    const { client, game } = await broken.newGame();
    await win(broken, client, game.id);
    const { status, body } = await client.call(readGame, { id: game.id });
    await broken.close();
    expect([status, body.won, body.athleteStrength]).toEqual([200, true, null]);
  });
});
