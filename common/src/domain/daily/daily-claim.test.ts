import { expect, test } from '@jest/globals';
import { staysDaily } from './daily-claim.ts';

test.each([
  ['both finished, the guest first', 2, 1, 'guest'],
  ['both finished, the account first', 1, 2, 'account'],
  ['both finished at once', 1, 1, 'account'],
  ['only the guest finished', undefined, 1, 'guest'],
  ['only the account finished', 1, undefined, 'account'],
  ['nobody finished', undefined, undefined, 'account'],
])('%s', (_, account, guest, expected) => {
  expect(staysDaily({ finishedAt: account }, { finishedAt: guest })).toBe(expected);
});
