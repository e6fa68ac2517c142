import { describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import {
  createGame,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { leaguesOf, sportOf, leagues } from '@craque/common/domain/sport.ts';
import { expectRefusal, type Playing } from '../testing/refusal.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { CallOptions } from '../testing/test-client.ts';

/* Each field of each call: wrong types, wrong characters, values just beyond the limits. */
const api = await startFileApi();

async function play(): Promise<Playing> {
  const { client, game } = await api.newGame();
  return { client, id: game.id };
}

const refuses = async (endpoint: Endpoint, options: CallOptions, message: string, status = 400) =>
  expectRefusal(api, await play(), ({ client, id }) => client.call(endpoint, { id, ...options }), [
    status,
    message,
  ]);

async function takes(endpoint: Endpoint, options: CallOptions) {
  const { client, id } = await play();
  const answer = await client.call(endpoint, { id, ...options });
  expect([answer.status, answer.error?.message]).toEqual([endpoint.status, undefined]);
  return answer;
}

describe.each([
  ['createGame', createGame],
  ['resetGame', resetGame],
] as const)('%s', (_, endpoint) => {
  test.each(
    leagues.flatMap((league) =>
      Object.keys(leaguesOf)
        .filter((sport) => sport !== sportOf(league))
        .map((sport) => ({ sport, league })),
    ),
  )('refuses a league of another sport: %j', (body) =>
    refuses(endpoint, { body }, 'Invalid league'),
  );
});

describe('submitGuess', () => {
  const guess = (text: string) => ({ body: { guess: text } });
  const outOfRange: readonly [title: string, text: string, message: string][] = [
    ['nothing', '', 'Guess is required'],
    ['spaces', '   \u2003\u00a0', 'Guess is required'],
    [
      'zero-width and bidirectional characters',
      '\u200b\u200d\u2066\u202e\ufeff',
      'Guess is required',
    ],
    ['81 letters', 'a'.repeat(81), 'Guess is too long'],
    ['1,000 combining marks', `a${'\u0301'.repeat(1000)}`, 'Guess is too long'],
    ['NUL', 'Pe\u0000le', 'Invalid characters'],
    ['an escape character', '\u001b[31mPele', 'Invalid characters'],
    ['a C1 control', 'Pe\u0085le', 'Invalid characters'],
    ['a lone low surrogate', '\udfffPele', 'Invalid characters'],
    ['surrogates the wrong way round', 'Pe\udc00\ud800le', 'Invalid characters'],
  ];
  test.each(outOfRange)('refuses %s', (_, text, message) =>
    refuses(submitGuess, guess(text), message),
  );

  test('refuses an absent body', () => refuses(submitGuess, {}, 'Guess is required'));

  test.each([
    ['80 emoji of two units each', '🏆'.repeat(80)],
    ['80 letters between spaces', ` ${'a'.repeat(80)} `],
    ['characters of regular expressions', '(a+)+$ .* [^]'],
    ['SQL', "Robert'); DROP TABLE games;--"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a template', '{{name}} <%= name %> $t(feedback.right)'],
    ['Arabic', 'محمد صلاح'],
    ['digits', '٤٢ 42'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['the name of a built-in property', '__proto__'],
  ])('accepts %s, and shows it as it was typed', async (_, text) => {
    const { body } = await takes(submitGuess, guess(text));
    const { guess: given } = body as { guess: { guess: string; accuracy: number } };
    expect(given.guess).toBe(text.replace(/[\u200b-\u200f]/g, '').trim());
    expect(given.accuracy).toBeGreaterThanOrEqual(0);
    expect(given.accuracy).toBeLessThanOrEqual(100);
  });

  test('refuses a finished game, before and after its last guess alike', async () => {
    const { client, id } = await play();
    const { name } = await api.hidden(id);
    await client.call(submitGuess, { id, ...guess(name) });
    const again = (playing: Playing) => playing.client.call(submitGuess, { id, ...guess('zzzz') });
    await expectRefusal(api, { client, id }, again, [409, 'No active game']);
  });
});

describe('takeHint', () => {
  test.each(['0', '4', '1.0', ' 1', '2'])('refuses n=%j', (n) =>
    refuses(takeHint, { query: { n } }, 'Invalid query'),
  );

  test('accepts n=1', () => takes(takeHint, { query: { n: '1' } }));
});

describe('readPhoto', () => {
  test.each(['-1', '100', '0x1'])('refuses step=%j', (step) =>
    refuses(readPhoto, { query: { step } }, 'Invalid query'),
  );

  test.each(['1', '5', '99'])('refuses step %s, which is not due', (step) =>
    refuses(readPhoto, { query: { step } }, 'This picture is not due yet', 403),
  );

  test.each([{}, { step: '0' }, { step: '00' }, { v: '99' }])('accepts %j', (query) =>
    takes(readPhoto, { query: query as Record<string, string> }),
  );
});

describe('a language', () => {
  test.each([
    ['of 35 characters', 'x'.repeat(35)],
    ['that is not shipped', 'ja'],
    ['that is empty', ''],
    ['named like a built-in property', '__proto__'],
  ])('%s is English', async (_, language) => {
    const { client, game } = await api.newGame({ sport: 'formula1' });
    await api.hide(game.id, 'Sebastian Vettel');
    await client.call(submitGuess, { id: game.id, body: { guess: 'zzzz' } });
    const { body } = await client.call(readGame, { id: game.id, query: { language } });
    expect(body.athleteDetail.nationality).toBe('Germany');
  });

  test('of 36 characters is refused', () =>
    refuses(readGame, { query: { language: 'x'.repeat(36) } }, 'Invalid language'));
});
