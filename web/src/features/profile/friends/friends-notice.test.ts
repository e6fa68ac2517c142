import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { ApiError } from '../../../lib/api.ts';
import { textsOf } from '../../../testing/texts-of.ts';
import { friendToast } from './friends-notice.ts';

const texts: { t?: TFunction } = {};
const toastOf = (notice: Parameters<typeof friendToast>[1]) =>
  friendToast(texts.t as TFunction, notice);

beforeAll(async () => {
  texts.t = await textsOf('en');
});

describe('the toasts of friends', () => {
  test.each([
    ['sent', 'Friend Request Sent', 'Your friend request has been sent successfully'],
    ['accepted', 'Friend Request Accepted', 'You are now friends with this user'],
    ['rejected', 'Friend Request Rejected', 'The friend request has been rejected'],
  ] as const)('say %s in the agreed words', (kind, title, description) => {
    expect(toastOf({ kind })).toEqual({ title, description });
  });

  test.each([
    ['search', 'Failed to search for users'],
    ['sent', 'Failed to send friend request'],
    ['accepted', 'Failed to accept friend request'],
    ['rejected', 'Failed to reject friend request'],
  ] as const)("title a failure of %s Error and add the server's message", (action, failed) => {
    const error = new ApiError(409, 'already_friends', 'You are already friends');
    expect(toastOf({ kind: 'failed', action, error })).toEqual({
      title: 'Error',
      description: `${failed}. You are already friends`,
      tone: 'error',
    });
  });
});
