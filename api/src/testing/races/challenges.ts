import { type GameView, submitGuess } from '@craque/common/contracts/games.ts';
import {
  createGameLink,
  createChallenge,
  joinGameLink,
  joinChallenge,
} from '@craque/common/contracts/challenges.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { beginAtOnce, bodyOf, makeFriends, type Person } from './challenge-rounds.ts';
import type { TestApi } from '../test-api.ts';
import type { TestClient } from '../test-client.ts';

export type Challenge = {
  id: number;
  creator: Person;
  /** All of them invited; none has answered unless the test says so. */
  friends: readonly Person[];
  view: GameView;
};

export async function newPerson(api: TestApi): Promise<Person> {
  const { client, user } = await api.user();
  return { client, id: user.id, player: userPlayer(user.id), name: user.username };
}

/** A user and `count` friends, who are not friends of one another. */
export async function newFriends(api: TestApi, count: number) {
  const creator = await newPerson(api);
  const friends: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const friend = await newPerson(api);
    await makeFriends(api.stores, creator.id, friend.id);
    friends.push(friend);
  }
  return { creator, friends };
}

type ChallengeOptions = {
  invited?: number;
  joined?: number;
  choice?: object;
  /** True if the challenge is to wait for its start; by default it has begun. */
  waits?: boolean;
};

export async function newChallenge(
  api: TestApi,
  { invited = 1, joined = 0, choice = {}, waits = false }: ChallengeOptions = {},
): Promise<Challenge> {
  const { creator, friends } = await newFriends(api, invited);
  const body = { ...choice, friendIds: friends.map(({ id }) => id) };
  const view = bodyOf(await creator.client.call(createChallenge, { body }));
  if (!waits) await beginAtOnce(api, view.id);
  for (const { client } of friends.slice(0, joined)) await joinIn(client, view.id);
  return { id: view.id, creator, friends, view };
}

export const joinIn = async (client: TestClient, id: number): Promise<GameView> =>
  bodyOf(await client.call(joinChallenge, { id }));

export const codeOf = async ({ client }: Person, id: number): Promise<string> =>
  bodyOf(await client.call(createGameLink, { id })).code;

export const joinByCode = async (
  client: TestClient,
  code: string,
  nickname = 'A guest',
): Promise<GameView> => bodyOf(await client.call(joinGameLink, { id: code, body: { nickname } }));

const guess = async (client: TestClient, id: number, text: string) =>
  bodyOf(await client.call(submitGuess, { id, body: { guess: text } }));

export const miss = (client: TestClient, id: number) => guess(client, id, 'zzzz');

export async function win(api: TestApi, client: TestClient, id: number): Promise<GameView> {
  const { name } = await api.hidden(id);
  return (await guess(client, id, name)).game;
}

/** Wrong guesses until none is left; the view after the last. */
export async function lose(client: TestClient, id: number): Promise<GameView> {
  const { game } = await miss(client, id);
  return game.completed ? game : lose(client, id);
}

export function rowOf({ players = [] }: GameView, userId: string) {
  const row = players.find((player) => player.userId === userId);
  if (!row) throw new RangeError(`${userId} is not among the players`);
  return row;
}
