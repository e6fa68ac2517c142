import { randomBytes } from 'node:crypto';
import type { Pushes, Recipients } from '@craque/common/contracts/push/pushes.ts';
import { createChallenge, joinChallenge } from '@craque/common/contracts/challenges.ts';
import { gameEvents, type ServerEventName } from '@craque/common/contracts/realtime.ts';
import { newRequest } from '@craque/common/domain/friendship.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../../store/store.ts';
import { errorsOfSteps } from './errors-of-steps.ts';
import { startTestApi, type TestApi, type TestApiOverrides } from '../test-api.ts';
import type { Answer, TestClient } from '../test-client.ts';

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

/** Milliseconds allowed for 200 rounds on a machine that is busy with other tests. */
export const timeoutMs = 600_000;

export type ChallengeRounds = {
  api: TestApi;
  people: readonly [Person, Person, Person];
  sentEvents(name: ServerEventName, gameId?: number): SentEvent[];
  /** A challenge of the first to all others, of whom the named ones have joined. */
  challenge(options?: ChallengeOptions): Promise<number>;
  /** The stored game, after its steps were checked. */
  verifiedGame(id: number): Promise<Game>;
};

type ChallengeOptions = {
  choice?: object;
  friends?: readonly Person[];
  joined?: readonly Person[];
  /** True if the challenge is to wait for its start; by default it has begun. */
  waits?: boolean;
};

export function bodyOf<T>(answer: Answer<T>): T {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
}

export async function startChallengeRounds(
  overrides: TestApiOverrides = {},
): Promise<ChallengeRounds> {
  const sent: SentEvent[] = [];
  const api = await startTestApi({ pushes: recordingPushes(sent), ...overrides });
  const newPerson = async (): Promise<Person> => {
    const { client, user } = await api.user();
    return { client, id: user.id, player: userPlayer(user.id), name: user.username };
  };
  const [ann, ben, cem] = [await newPerson(), await newPerson(), await newPerson()];
  for (const [one, other] of [
    [ann, ben],
    [ann, cem],
    [ben, cem],
  ] as const) {
    await makeFriends(api.stores, one.id, other.id);
  }
  return {
    api,
    people: [ann, ben, cem],
    sentEvents: (name, gameId) =>
      eventsOf(sent, name).filter(({ body }) => (gameId ?? body.gameId) === body.gameId),
    async challenge({ choice = {}, friends = [ben, cem], joined = friends, waits = false } = {}) {
      const body = { sport: 'tennis', ...choice, friendIds: friends.map(({ id }) => id) };
      api.clock.move(1000);
      // Unfinished games of earlier rounds, including rematches, would be searched with every win.
      for (const { player } of [ann, ben, cem]) {
        for (const before of await api.stores.games.unsettledOf(player))
          await api.stores.games.markSettled(before.id);
      }
      const { id } = bodyOf(await ann.client.call(createChallenge, { body }));
      if (!waits) await beginAtOnce(api, id);
      for (const { client } of joined) bodyOf(await client.call(joinChallenge, { id }));
      return id;
    },
    async verifiedGame(id) {
      const game = await api.stored(id);
      const errors = errorsOfSteps(game);
      if (errors.length > 0) throw new Error(`game ${id}: ${errors.join(', ')}`);
      return game;
    },
  };
}
