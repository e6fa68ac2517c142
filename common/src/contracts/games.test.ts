import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { read } from '../testing/read-contract.ts';
import { guessText } from './fields.ts';
import { createGameRequest, guessRequest, readPhoto, resetGameRequest, takeHint } from './games.ts';

describe('the text of a guess', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada Quill \n', 'Ada Quill'],
    ['\u200bA\u200dd\ufeffa\u00ad', 'Ada'],
    ['\u202eAda\u202c \u2066Quill\u2069', 'Ada Quill'],
    ['\u061cAda\u200f', 'Ada'],
    ['x'.repeat(80), 'x'.repeat(80)],
    [` ${'🙂'.repeat(80)}\u200b`, '🙂'.repeat(80)],
    ['Vinícius', 'Vinícius'],
  ])('parses %j as %j', (text, guess) => {
    expect(read(guessText, text)).toBe(guess);
  });

  test.each([undefined, null, 7, {}, ['Ada'], '', '   ', '\n\t', '\u200b', ' \ufeff\u202e '])(
    'refuses %j',
    (value) => {
      expect(read(guessText, value)).toEqual([': guess_required']);
    },
  );

  test.each(['\0', 'Ada\0', 'A\nda', 'A\tda', 'Ada\u0007', '\ud800', 'Ada \udfff!', '\u0085Ada'])(
    'refuses %j: characters that no name has',
    (value) => {
      expect(read(guessText, value)).toEqual([': invalid_characters']);
    },
  );

  test.each(['x'.repeat(81), '🙂'.repeat(81), 'x'.repeat(30_000)])(
    'has at most 80 code points',
    (value) => {
      expect(read(guessText, value)).toEqual([': guess_too_long']);
    },
  );

  test('is unchanged when parsed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        const parsed = guessText.safeParse(text);
        if (parsed.success) expect(read(guessText, parsed.data)).toBe(parsed.data);
        else expect(parsed.error.issues).toHaveLength(1);
      }),
    );
  });
});

describe('the request for a guess', () => {
  test('accepts a language beside the guess and drops unknown fields', () => {
    const body = { guess: ' Ada ', language: 'pt-BR', athleteName: 'x' };
    expect(read(guessRequest, body)).toEqual({ guess: 'Ada', language: 'pt' });
    expect(read(guessRequest, { guess: 'Ada' })).toEqual({ guess: 'Ada' });
  });

  test('names the invalid field', () => {
    expect(read(guessRequest, {})).toEqual(['guess: guess_required']);
    expect(read(guessRequest, { guess: 'Ada', language: 5 })).toEqual([
      'language: invalid_language',
    ]);
  });
});

describe('the request for a game', () => {
  test('may be empty', () => {
    expect(read(createGameRequest, {})).toEqual({});
    expect(read(resetGameRequest, {})).toEqual({});
  });

  test.each([true, false, 'yes', 1, null])('ignores isGuest: %j', (isGuest) => {
    expect(read(createGameRequest, { isGuest })).toEqual({ isGuest });
  });

  test.each([
    [{ sport: 'chess' }, ['sport: invalid_sport']],
    [{ league: 'Eredivisie' }, ['league: invalid_league']],
    [{ difficulty: '' }, ['difficulty: invalid_difficulty']],
    [{ sport: null }, ['sport: invalid_sport']],
    [{ sport: 1, difficulty: 2 }, ['sport: invalid_sport', 'difficulty: invalid_difficulty']],
  ])('refuses %j', (body, complaints) => {
    expect(read(createGameRequest, body)).toEqual(complaints);
    expect(read(resetGameRequest, body)).toEqual(complaints);
  });

  test.each([null, [], 'soccer', 7])('refuses the body %j', (body) => {
    expect(createGameRequest.safeParse(body).success).toBe(false);
  });
});

describe('the query', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['03', 3],
  ])('n=%s asks for hint %d', (n, rung) => {
    expect(read(takeHint.query, { n, language: 'de' })).toEqual({ n: rung, language: 'de' });
  });

  test.each(['0', '4', '', '-1', '1.5', '1e0', ' 1', '100'])('refuses n=%j', (n) => {
    expect(read(takeHint.query, { n })).toEqual(['n: invalid_query']);
  });

  test('refuses two values of n', () => {
    expect(read(takeHint.query, { n: ['1', '2'] })).toEqual(['n: invalid_query']);
  });

  test.each([
    ['0', 0],
    ['7', 7],
    ['99', 99],
  ])('step=%s asks for step %d of the picture', (step, used) => {
    expect(read(readPhoto.query, { step })).toEqual({ step: used });
  });

  test.each(['-1', '100', 'x', '', '1.0'])('refuses step=%j', (step) => {
    expect(read(readPhoto.query, { step })).toEqual(['step: invalid_query']);
  });
});
