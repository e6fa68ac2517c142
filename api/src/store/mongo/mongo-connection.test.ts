import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { startOldMongo } from '../../testing/old-mongo.ts';
import { StoreUnavailable } from '../store.ts';
import { duplicateIndex, reopenWhenLost } from './mongo-connection.ts';
import { openMongoStores } from './mongo-stores.ts';

describe('a duplicate key', () => {
  const duplicate = (message: string) => ({ name: 'MongoServerError', code: 11000, message });

  test.each([
    ['E11000 duplicate key error collection: craque.games index: _id_ dup key: { _id: 1 }', '_id_'],
    [
      'E11000 duplicate key error collection: a.games index: createSlot dup key: { : "x" }',
      'createSlot',
    ],
    ['E11000 duplicate key error index: a.games.$createSlot dup key: { : "x" }', 'createSlot'],
  ])('is identified by the index in %j', (message, index) => {
    expect(duplicateIndex(duplicate(message))).toBe(index);
  });

  test('is not reported for another error', () => {
    expect(duplicateIndex(new Error('index: createSlot'))).toBeUndefined();
  });
});

test('a server that is too old is refused instead of waited for, with the version that is needed', async () => {
  const server = await startOldMongo();
  const opening = openMongoStores(server.url);
  await expect(opening).rejects.toThrow(
    'MONGODB_URL cannot be used, MongoDB 4.4 or later is needed',
  );
  await expect(opening).rejects.not.toBeInstanceOf(StoreUnavailable);
  server.close();
});

test('a server is lost when its heartbeats stop, and not when the process stands still', async () => {
  const client = new EventEmitter();
  const closed: boolean[] = [];
  const connection = {
    name: 'craque',
    getClient: () => client,
    close: async (force: boolean) => closed.push(force),
    openUri: async () => undefined,
  } as unknown as Connection;
  // They come by the network, so after the timers of a round.
  const beating = setInterval(
    () => setImmediate(() => client.emit('serverHeartbeatSucceeded')),
    20,
  );
  const end = reopenWhenLost(connection, 'mongodb://localhost', 200);
  await sleep(100);
  const until = performance.now() + 500;
  while (performance.now() < until);
  await sleep(100);
  expect(closed).toEqual([]);
  clearInterval(beating);
  for (let tries = 0; tries < 200 && closed.length === 0; tries += 1) await sleep(20);
  end();
  expect(closed[0]).toBe(true);
});
