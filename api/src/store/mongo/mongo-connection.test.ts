import { describe, expect, test } from '@jest/globals';
import { duplicateIndex } from './mongo-connection.ts';

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
