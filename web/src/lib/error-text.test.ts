import { describe, expect, test } from '@jest/globals';
import { ApiError } from './api.ts';
import { textsOf } from '../testing/texts-of.ts';
import { errorText } from './error-text.ts';

const t = await textsOf('en');

describe('the text of an error', () => {
  test('is the text of its code', () => {
    expect(errorText(t, new ApiError(429, 'too_many_requests', 'Slow'))).toBe(
      'Easy there! You’re going too fast. Wait a minute.',
    );
    expect(errorText(t, new ApiError(0, 'network', 'Failed to fetch'))).toBe(
      'You seem to be offline. We can’t reach Craque.',
    );
  });

  test('is its message if the code is unknown', () => {
    expect(errorText(t, new ApiError(418, 'new_code', 'A new error'))).toBe('A new error');
    expect(errorText(t, new ApiError(502, undefined, '502: Bad Gateway'))).toBe('502: Bad Gateway');
    expect(errorText(t, new ApiError(400, 'toString', 'Odd'))).toBe('Odd');
  });

  test('is a general one for what is not an answer of the api', () => {
    expect(errorText(t, new RangeError('bug'))).toBe('Something went wrong. Please try again.');
  });
});
