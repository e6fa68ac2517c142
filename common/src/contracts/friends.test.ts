import { describe, expect, test } from '@jest/globals';
import { readCodes } from '../testing/read-contract.ts';
import { acceptFriend, publicUser, requestFriend, searchUsers } from './friends.ts';

const noIds = ['', ' ', 'a b', '../x', 'x'.repeat(65), 'a\0', 'é', '%00'];

describe('a search for users', () => {
  test.each([
    ['b', 'b'],
    ['  bob ', 'bob'],
    ['%', '%'],
    ['.*', '.*'],
    ['(a+)+$', '(a+)+$'],
    ['x'.repeat(32), 'x'.repeat(32)],
  ])('parses %j as %j', (username, text) => {
    expect(readCodes(searchUsers.query, { username })).toEqual({ username: text });
  });

  test.each([
    [undefined, 'username_required'],
    ['', 'username_required'],
    [' \t ', 'username_required'],
    ['x'.repeat(33), 'username_too_long'],
    ['bo\0b', 'invalid_characters'],
    ['bob\u200b', 'invalid_characters'],
  ])('refuses %j: %s', (username, code) => {
    expect(readCodes(searchUsers.query, { username })).toEqual([code]);
  });
});

describe('an id', () => {
  test.each([...noIds, undefined, null, 7, { $ne: '' }, ['a']])(
    'in a body may not be %j',
    (friendId) => {
      expect(readCodes(requestFriend.body, { friendId })).toEqual(['invalid_id']);
    },
  );

  test.each(['a', 'x'.repeat(64), 'Ab-_9'])('may be %j', (id) => {
    expect(readCodes(requestFriend.body, { friendId: id })).toEqual({ friendId: id });
    expect(readCodes(acceptFriend.params, { id })).toEqual({ id });
  });
});

test('exposes four fields of another user', () => {
  const fields = ['id', 'username', 'displayName', 'avatarUrl'];
  expect(Object.keys(publicUser.shape)).toEqual(fields);
});
