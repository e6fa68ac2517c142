import { describe, expect, test } from '@jest/globals';
import { errorCodes, errorTable, isErrorCode } from './errors.ts';

describe('the table of errors', () => {
  test.each(errorCodes)('%s has a lower-case code, an error status and a sentence', (code) => {
    const [status, message] = errorTable[code];
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThanOrEqual(503);
    expect(message).toMatch(/^[A-Z]/);
  });

  test('has a distinct message for every code', () => {
    const messages = errorCodes.map((code) => errorTable[code][1]);
    expect(new Set(messages).size).toBe(errorCodes.length);
  });

  test.each([
    ['no_active_game', 409, 'No active game'],
    ['league_unavailable', 400, 'This league is coming soon'],
    ['photo_not_due', 403, 'This picture is not due yet'],
    ['game_not_found', 404, 'Game not found'],
    ['method_not_allowed', 405, 'Method not allowed'],
    ['too_many_requests', 429, 'Too many requests. Please try again later.'],
    ['busy', 503, 'The server is busy. Please try again.'],
  ] as const)('maps %s to %d %s', (code, status, message) => {
    expect(errorTable[code]).toEqual([status, message]);
  });
});

describe('an error code', () => {
  test('is recognised', () => {
    expect(errorCodes.every(isErrorCode)).toBe(true);
  });

  test.each(['', 'toString', 'constructor', '__proto__', 'No_Active_Game', 'unknown'])(
    'is not recognised: %j',
    (text) => {
      expect(isErrorCode(text)).toBe(false);
    },
  );
});
