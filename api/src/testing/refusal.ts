import { expect } from '@jest/globals';
import { isErrorCode } from '@craque/common/contracts/errors.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { TestApi } from './test-api.ts';
import type { Answer, TestClient } from './test-client.ts';

/** A player in the middle of a game, with something to lose. */
export type Playing = {
  client: TestClient;
  id: number;
  userId?: string;
};

async function accountState({ stores }: TestApi, userId: string) {
  return Promise.all([
    stores.users.find(userId),
    stores.sessions.listOf(userId),
    stores.friendships.allOf(userId),
    stores.feedback.listOf(userId),
    stores.corrections.listOf(userId),
    stores.achievements.listOf(userId),
  ]);
}

/** Everything that a refused call could have changed. */
async function stateOf(api: TestApi, { id, userId }: Playing) {
  const game = await api.stored(id);
  const drawn = sports.map((sport) => api.stores.games.recentAthletes(game.creator, sport, 100));
  const account = userId && (await accountState(api, userId));
  return { game, drawn: await Promise.all(drawn), account };
}

/** Refused in exactly this way, in the form of all errors (rules: errors), and nothing is lost. */
export async function expectRefusal(
  api: TestApi,
  playing: Playing,
  send: (playing: Playing) => Promise<Answer>,
  [status, message]: readonly [status: number, message: string],
): Promise<Answer> {
  const before = await stateOf(api, playing);
  const answer = await send(playing);
  expect([answer.status, answer.error?.message]).toEqual([status, message]);
  const { code, requestId, errors, ...rest } = answer.error;
  expect(rest).toEqual({ message });
  expect(isErrorCode(code)).toBe(true);
  expect(requestId).toBe(answer.headers.get('x-request-id'));
  for (const error of errors ?? []) expect(Object.keys(error)).toEqual(['path', 'message']);
  expect(answer.text).not.toMatch(/\.ts\b|node_modules|at Object|SQLITE/);
  expect(await stateOf(api, playing)).toEqual(before);
  return answer;
}
