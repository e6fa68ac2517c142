import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Plays } from '@craque/common/domain/strength.ts';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { readGame } from '@craque/common/contracts/games.ts';
import { winGame } from '../testing/authorisation.ts';
import { aResult } from '../testing/store-builders.ts';
import { startTestApi } from '../testing/test-api.ts';
import { createStrengths } from './athlete-strength.ts';

const api = await startTestApi();
afterAll(() => api.close());

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

  test('is asked for again after a failure', async () => {
    const { playsOf, strengthOf } = strengths();
    playsOf.mockRejectedValueOnce(new Error('gone'));
    await expect(strengthOf('pele', 'easy')).rejects.toThrow('gone');
    expect(await strengthOf('pele', 'easy')).toMatchObject({ players: 40 });
  });
});

describe('a game', () => {
  test('shows the strength after its end, once twenty have played, and not before', async () => {
    const { client, game } = await api.newGame();
    const { athlete, league, difficulty } = await api.stored(game.id);
    const { athleteId } = athlete;
    const addPlayers = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, at) =>
          api.stores.results.add(
            aResult(1000 + from + at, 1, {
              ...{ player: `guest:${from + at}` as PlayerId, athleteId, league, difficulty },
              ...{ won: at % 2 === 0, guesses: 4 },
            }),
          ),
        ),
      );
    await addPlayers(0, 18);
    expect(game.athleteStrength).toBeNull();
    const running = await client.call(readGame, { id: game.id });
    expect(running.body.athleteStrength).toBeNull();
    await winGame(api, client, game.id);
    expect((await client.call(readGame, { id: game.id })).body.athleteStrength).toBeNull();
    await addPlayers(18, 20);
    api.clock.move(60_000);
    const seen = await client.call(readGame, { id: game.id });
    expect(seen.body.athleteStrength).toEqual({ players: 21, solvedPercent: 52, par: 4 });
  });
});
