import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { bodyOf } from '@craque/api/testing/races/challenges.ts';
import { readGame, submitGuess } from '@craque/common/contracts/games.ts';
import {
  createChallenge,
  declineChallenge,
  joinChallenge,
  leaveChallenge,
} from '@craque/common/contracts/challenges.ts';
import { gameEvents } from '@craque/common/contracts/realtime.ts';
import { type LivePlayer, startLiveProduct } from '../testing/live-product.ts';

/* Races from the guess to the socket, in each order of their calls; at random and over two
   processes they are in live-two-apis-watch.test.ts. */

const product = await startLiveProduct();
const [ann, ben, cem] = [await product.player(), await product.player(), await product.player()];
for (const friend of [ben, cem]) await product.befriend(ann, friend);
afterAll(() => product.close());

async function challenge(friends: readonly LivePlayer[]): Promise<number> {
  const friendIds = friends.map(({ id }) => id);
  const body = { sport: 'tennis', difficulty: 'easy', friendIds };
  const { id } = bodyOf(await ann.client.call(createChallenge, { body }));
  for (const { client } of friends) bodyOf(await client.call(joinChallenge, { id }));
  return id;
}

const viewOf = async ({ client }: LivePlayer, id: number) =>
  bodyOf(await client.call(readGame, { id }));
/** Sending more within a second than a client needs cuts the connection. */
const breathe = () => product.api.clock.move(1000);
async function watch(player: LivePlayer, id: number): Promise<void> {
  breathe();
  await player.watch(await viewOf(player, id));
}
function unwatch({ socket }: LivePlayer, id: number): Promise<unknown> {
  breathe();
  return socket.timeout(60_000).emitWithAck('unwatch', { gameId: id });
}
const eventsOf = ({ received }: LivePlayer, id: number) =>
  received.filter(({ name, body }) => Object.hasOwn(gameEvents, name) && body.gameId === id);
const versionsHeard = (player: LivePlayer, id: number) =>
  eventsOf(player, id).map(({ body }) => body.version);
const flushed = (player: LivePlayer) => unwatch(player, 1);

async function guess(player: LivePlayer, id: number, text: string): Promise<number> {
  const body = { guess: text };
  return bodyOf(await player.client.call(submitGuess, { id, body })).game.version;
}

async function untilReceived(player: LivePlayer, id: number, version: number): Promise<void> {
  const limit = performance.now() + 60_000;
  while (!versionsHeard(player, id).includes(version) && performance.now() < limit) {
    await sleep(1);
  }
  expect(versionsHeard(player, id)).toContain(version);
}

describe('a game watched while a guess is being published', () => {
  test('gets the event if the guess is saved after the read', async () => {
    const id = await challenge([ben]);
    const held = product.api.hold('games.save', 1);
    const guessed = guess(ann, id, 'zzzz');
    await held.arrived(1);
    await watch(ben, id);
    const { version } = await viewOf(ben, id);
    held.release(0);
    expect(await guessed).toBe(version + 1);
    await untilReceived(ben, id, version + 1);
  });

  test('is in the read if the guess is saved and not yet sent', async () => {
    const id = await challenge([ben]);
    const held = product.api.hold('pushes.emit', Number.POSITIVE_INFINITY);
    const version = await guess(ann, id, 'zzzz');
    await held.arrived(1);
    await watch(ben, id);
    expect((await viewOf(ben, id)).version).toBe(version);
    expect(versionsHeard(ben, id)).not.toContain(version);
    held.releaseAll();
    await untilReceived(ben, id, version);
  });
});

describe('a game left while an event of it is being sent', () => {
  const leave = async ({ client }: LivePlayer, id: number) =>
    bodyOf(await client.call(leaveChallenge, { id }));

  async function start(): Promise<number> {
    const id = await challenge([ben, cem]);
    for (const player of [ann, ben, cem]) await watch(player, id);
    return id;
  }

  /** Events from now on reach Cem, and no longer Ben. */
  async function expectSilence(id: number): Promise<void> {
    await flushed(ben);
    const before = eventsOf(ben, id).length;
    const version = await guess(ann, id, 'yyyy');
    await untilReceived(cem, id, version);
    await flushed(ben);
    expect(eventsOf(ben, id)).toHaveLength(before);
  }

  test('sends a player who has left nothing, though it was saved before', async () => {
    const id = await start();
    const held = product.api.hold('pushes.emit', Number.POSITIVE_INFINITY);
    const version = await guess(ann, id, 'zzzz');
    await held.arrived(1);
    await leave(ben, id);
    held.releaseAll();
    await untilReceived(cem, id, version);
    await flushed(ben);
    expect(versionsHeard(ben, id)).not.toContain(version);
    await expectSilence(id);
  });

  test('sends a leaving player nothing, though the leaving is not saved yet', async () => {
    const id = await start();
    const held = product.api.hold('games.save', 1);
    const left = leave(ben, id);
    await held.arrived(1);
    const version = await guess(ann, id, 'zzzz');
    await untilReceived(cem, id, version);
    held.release(0);
    await left;
    await flushed(ben);
    expect(versionsHeard(ben, id)).not.toContain(version);
    await expectSilence(id);
  });

  test('sends a player who has left nothing, though they watch again with an old ticket', async () => {
    const id = await start();
    const { ticket = null } = await viewOf(ben, id);
    await leave(ben, id);
    await ben.watch({ id, ticket });
    await expectSilence(id);
  });
});

describe('a player who declines on an outdated page', () => {
  test('is refused, and keeps receiving events of the game', async () => {
    const id = await challenge([ben]);
    await watch(ben, id);
    const refused = await ben.client.call(declineChallenge, { id });
    expect(refused.status).toBe(409);
    await untilReceived(ben, id, await guess(ann, id, 'zzzz'));
  });
});
