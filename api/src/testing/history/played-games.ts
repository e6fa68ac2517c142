import { startDaily } from '@craque/common/contracts/daily.ts';
import { resetGame, submitGuess, takeHint } from '@craque/common/contracts/games.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

export type Play = {
  choice?: object;
  /** Body of the call, for a daily instead of an ordinary game; the zone of the device beside it. */
  daily?: { sport: Sport; date?: string; zone?: string };
  /** Seconds on the clock between the creation and the last guess. */
  seconds?: number;
  misses?: number;
  hints?: number;
};

async function daysGame(client: TestClient, { zone = 'UTC', ...body }: Required<Play>['daily']) {
  const headers = { 'x-time-zone': zone };
  const answer = await client.call(startDaily, { body, headers });
  if (answer.status > 201) throw new Error(`no daily was made: ${answer.text}`);
  return answer.body;
}

/** A new game with these wrong guesses and hints, and the possible next actions. */
export async function startGame(api: TestApi, client: TestClient, play: Play = {}) {
  const { choice = { sport: 'basketball' }, daily, misses = 0, hints = 0 } = play;
  const game = daily ? await daysGame(client, daily) : (await api.newGame(choice, client)).game;
  const { id } = game;
  const guess = async (text: string) => {
    const {
      status,
      body,
      text: answer,
    } = await client.call(submitGuess, {
      id,
      body: { guess: text },
    });
    if (status !== 200) throw new Error(`guess refused: ${answer}`);
    return body;
  };
  const wrong = await api.wrongNames(id);
  for (const name of wrong.slice(0, misses)) await guess(name);
  for (let rung = 0; rung < hints; rung += 1) await client.call(takeHint, { id });
  return {
    id,
    guess,
    win: async () => guess((await api.hidden(id)).name),
    lose: async () => {
      for (const name of wrong.slice(misses, game.remainingGuesses - 1)) await guess(name);
      return guess(wrong[game.remainingGuesses - 1] ?? '');
    },
    leave: () => client.call(resetGame, { id, body: {} }),
  };
}

/** A game won after `seconds`, 40 by default; the answer of its last guess. */
export async function winGame(api: TestApi, client: TestClient, play: Play = {}) {
  const game = await startGame(api, client, play);
  api.clock.move((play.seconds ?? 40) * 1000);
  return game.win();
}

export async function loseGame(api: TestApi, client: TestClient, play: Play = {}) {
  const game = await startGame(api, client, play);
  api.clock.move((play.seconds ?? 40) * 1000);
  return game.lose();
}
