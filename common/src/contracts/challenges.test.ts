import { describe, expect, test } from '@jest/globals';
import { readCodes } from '../testing/read-contract.ts';
import { joinLinkRequest } from './fields.ts';
import { createChallengeRequest, joinGameLink, maxInvited } from './challenges.ts';

const friends = (count: number) => Array.from({ length: count }, (_, index) => `friend-${index}`);

describe('the request for a challenge', () => {
  test.each([
    [{ friendIds: ['ben'] }, { friendIds: ['ben'] }],
    [{ friendIds: friends(maxInvited) }, { friendIds: friends(maxInvited) }],
    [{ friendIds: new Array(20).fill('ben') }, { friendIds: new Array(20).fill('ben') }],
    [
      { friendIds: ['ben'], sport: 'basketball', league: 'nba', difficulty: 'hard' },
      { friendIds: ['ben'], sport: 'basketball', league: 'nba', difficulty: 'hard' },
    ],
    [{ friendIds: ['ben'], isGuest: true, creator: 'eve' }, { friendIds: ['ben'] }],
  ])('accepts %j', (body, taken) => {
    expect(readCodes(createChallengeRequest, body)).toEqual(taken);
  });

  test.each<[unknown, string[]]>([
    [{}, ['friends_required']],
    [{ friendIds: [] }, ['friends_required']],
    [{ friendIds: null }, ['friends_required']],
    [{ friendIds: 'ben' }, ['friends_required']],
    [{ friendIds: { 0: 'ben', length: 1 } }, ['friends_required']],
    [{ friendIds: friends(maxInvited + 1) }, ['too_many_friends']],
    [{ friendIds: [7] }, ['invalid_id']],
    [{ friendIds: ['ben', { $ne: '' }] }, ['invalid_id']],
    [{ friendIds: [''] }, ['invalid_id']],
    [{ friendIds: ['a b'] }, ['invalid_id']],
    [{ friendIds: ['ben'], sport: 'chess' }, ['invalid_sport']],
    [{ friendIds: ['ben'], league: 'x' }, ['invalid_league']],
    [{ friendIds: ['ben'], difficulty: null }, ['invalid_difficulty']],
  ])('refuses %j', (body, codes) => {
    expect(readCodes(createChallengeRequest, body)).toEqual(codes);
  });
});

describe('the nickname of a guest', () => {
  test.each([
    [{ nickname: ' Nina ' }, { nickname: 'Nina' }],
    [{ nickname: 'Zé' }, { nickname: 'Zé' }],
    [{ nickname: '🙂'.repeat(30) }, { nickname: '🙂'.repeat(30) }],
    [{ nickname: '❤️ Nina 🏴󠁧󠁢󠁳󠁣󠁴󠁿' }, { nickname: '❤️ Nina 🏴󠁧󠁢󠁳󠁣󠁴󠁿' }],
    [{ nickname: '  ' }, {}],
    [{}, {}],
  ])('accepts %j', (body, taken) => {
    expect(readCodes(joinLinkRequest, body)).toEqual(taken);
  });

  test.each([
    ['N', 'nickname_required'],
    [7, 'nickname_required'],
    [null, 'nickname_required'],
    ['x'.repeat(31), 'nickname_too_long'],
    ['Ni\0na', 'invalid_characters'],
    ['Ni\u202ena', 'invalid_characters'],
    ['\ud800x', 'invalid_characters'],
    ['\u200bNina', 'invalid_characters'],
    ['\u2800\u2800', 'invalid_characters'],
    ['Nina\u2800', 'invalid_characters'],
    ['\ufe0f\ufe0f', 'invalid_characters'],
    ['Nina\u180e', 'invalid_characters'],
  ])('refuses %j: %s', (nickname, code) => {
    expect(readCodes(joinLinkRequest, { nickname })).toEqual([code]);
  });
});

describe('the code of a link', () => {
  test.each(['0123456789', 'ABCDEFGHJK', 'MNPQRSTVWX', 'YZ00000000'])('may be %s', (code) => {
    expect(readCodes(joinGameLink.params, { code })).toEqual({ code });
  });

  test.each([
    '',
    '012345678',
    '01234567890',
    'abcdefghjk',
    'ABCDEFGHIJ',
    '01234 6789',
    '012345678\n',
  ])('is answered with link_not_found for %j', (code) => {
    expect(readCodes(joinGameLink.params, { code })).toEqual(['link_not_found']);
  });
});
