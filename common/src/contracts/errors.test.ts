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
