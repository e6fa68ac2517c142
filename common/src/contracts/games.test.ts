import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import type * as z from 'zod/mini';
import { guessText } from './fields.ts';
import {
  createGameRequest,
  type GameView,
  gameView,
  guessReply,
  guessRequest,
  type GuessView,
  readPhoto,
  resetGameRequest,
  takeHint,
} from './games.ts';

/** The parsed value, or `path: code` of each issue. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

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

  test('accepts a league by its slug', () => {
    const choice = { sport: 'basketball', league: 'nba', difficulty: 'expert' };
    expect(read(createGameRequest, choice)).toEqual({ ...choice, league: 'nba' });
    expect(read(resetGameRequest, choice)).toEqual({ ...choice, league: 'nba' });
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

const guess: GuessView = {
  id: '1',
  guess: 'Bea',
  accuracy: 40,
  feedback: 'Close (40).',
  createdAt: '2026-06-01T12:00:05.000Z',
};
const running: GameView = {
  id: 4711,
  sport: 'soccer',
  league: 'English Premier League',
  difficulty: 'medium',
  score: 0,
  potentialScore: 80,
  potentialSpeedBonus: 50,
  totalGuesses: 5,
  remainingGuesses: 4,
  completed: false,
  won: false,
  abandoned: false,
  athleteName: null,
  athleteImageUrl: '/api/games/4711/photo?step=1',
  photoCredit: null,
  athleteStrength: null,
  athleteDetail: {
    dateBorn: '1995-03-02',
    nationality: 'Brazil',
    team: null,
    position: null,
    nationalityCodes: ['BR'],
    positionKey: null,
  },
  guesses: [guess],
  hints: [],
  remainingHints: 3,
  nextHintPenalty: 10,
  totalPenalty: 0,
  speedBonus: 0,
  streakBonus: 0,
  streakCount: 0,
  timeTaken: null,
  startedAt: '2026-06-01T12:00:00.000Z',
  finishedAt: null,
  waitsUntil: null,
  factsAsOf: '2026-06',
  teamAsOf: null,
  isMultiplayer: false,
  gameCompletedByOtherPlayer: false,
  winnerInfo: null,
  winnerUsername: null,
  winnerScore: null,
  winnerTimeTaken: null,
  version: 1,
};

describe('the view of a game', () => {
  test('is passed on unchanged', () => {
    expect(read(gameView, running)).toEqual(running);
  });

  test('drops unknown fields, so that nobody can rely on them', () => {
    expect(gameView.parse({ ...running, athleteId: 'ada' })).toEqual(running);
    const guesses = [{ ...guess, athleteId: 'bea' }];
    expect(gameView.parse({ ...running, guesses }).guesses).toEqual([guess]);
  });

  test.each([
    { score: -1 },
    { remainingGuesses: 1.5 },
    { athleteName: undefined },
    { league: null },
    { startedAt: 1_780_000_000_000 },
    { athleteDetail: { ...running.athleteDetail, dateBorn: '1995-02-30' } },
    { guesses: [{ ...guess, accuracy: 101 }] },
    { guesses: [{ ...guess, accuracy: -1 }] },
    { hints: [{ rung: 4, hint: 'x', penalty: 0 }] },
  ])('refuses %j', (wrong) => {
    expect(gameView.safeParse({ ...running, ...wrong }).success).toBe(false);
  });

  test('is part of the answer to a guess', () => {
    const reply = {
      guess,
      completed: false,
      won: false,
      athleteName: null,
      score: 0,
      speedBonus: 0,
      streakBonus: 0,
      streakCount: 0,
      timeTaken: null,
      game: running,
    };
    expect(read(guessReply, reply)).toEqual(reply);
    expect(guessReply.safeParse({ ...reply, game: undefined }).success).toBe(false);
  });
});
