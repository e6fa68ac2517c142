import { randomBytes } from 'node:crypto';
import type { Pushes, Recipients } from '@craque/common/contracts/push/pushes.ts';
import { gameEvents, type ServerEventName } from '@craque/common/contracts/realtime.ts';
import { newRequest } from '@craque/common/domain/friendship.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../../store/store.ts';
import type { Answer, TestClient } from '../test-client.ts';
import { type GameView, readGame, submitGuess } from '@craque/common/contracts/games.ts';
import {
  createGameLink,
  createChallenge,
  joinGameLink,
  joinChallenge,
} from '@craque/common/contracts/challenges.ts';
import type { TestApi } from '../test-api.ts';

/** A user with an account, who may take part in any number of games. */
export type Person = { client: TestClient; id: string; player: PlayerId; name: string };

export type SentEvent = { name: ServerEventName; body: Record<string, unknown>; to: Recipients };

/** Makes the two friends, whatever their relation was before. */
export async function makeFriends(stores: Stores, one: string, other: string): Promise<void> {
  const before = await stores.friendships.findPair(one, other);
  if (before?.status === 'accepted') return;
  if (before) await stores.friendships.remove(before.id, before.revision);
  const id = randomBytes(16).toString('base64url');
  const request = newRequest({ id, from: one, to: other, now: 0 });
  await stores.friendships.insert({ ...request, status: 'accepted', answeredAt: 0 });
}

export const recordingPushes = (sent: SentEvent[]): Pushes => ({
  emit: (name, body, to) => void sent.push({ name, body, to }),
  unwatch: () => undefined,
  endSession: () => undefined,
});

/** An event of a game counts once, however many audiences got it. */
export const eventsOf = (sent: readonly SentEvent[], name: ServerEventName) =>
  sent.filter(
    (each) =>
      each.name === name &&
      (!Object.hasOwn(gameEvents, name) || each.to.rooms.some((room) => room.startsWith('game:'))),
  );

/** Begins a new challenge at its creation: whoever joins opens at once, without a countdown. */
export async function beginAtOnce(
  { stores: { games } }: Pick<TestApi, 'stores'>,
  id: number,
): Promise<void> {
  const game = await games.find(id as GameId);
  if (!game?.challenge) throw new RangeError(`${id} is no challenge`);
  const { challenge, creator, createdAt } = game;
  const start = { at: createdAt, version: game.version };
  const players = [{ id: creator, startedAt: createdAt, guesses: [], hints: [] }];
  await games.save({ ...game, challenge: { ...challenge, start }, players });
}

export function bodyOf<T>(answer: Answer<T>): T {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
}

export type Challenge = {
  id: number;
  creator: Person;
  /** All of them invited; none has answered unless the test says so. */
  friends: readonly Person[];
  friend: Person;
  /** The second of them, if more than one is invited. */
  other: Person;
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
  const [friend, other] = friends as [Person, Person];
  return { id: view.id, creator, friends, friend, other, view };
}

export const viewOf = async ({ client }: Person, id: number): Promise<GameView> =>
  bodyOf(await client.call(readGame, { id }));

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
