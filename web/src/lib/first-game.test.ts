import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Language, languages } from '@craque/common/domain/language.ts';
import { unchosenGame } from '../play/state/game-choice.ts';
import { takingFirstGame } from './first-game.ts';

const bodyIn = (language: Language) =>
  JSON.stringify({ ...unchosenGame(language), isGuest: true, reopen: true });
const wanted = { method: 'POST', body: bodyIn('pt') };

function setUp(early?: Promise<Response | undefined>) {
  const sent: (string | undefined)[] = [];
  const place = { craqueFirstGame: early, craqueFirstBody: wanted.body };
  const send = takingFirstGame(async (_input, init) => {
    sent.push(init?.method);
    return new Response('late');
  }, place);
  const textOf = async (init?: RequestInit) => (await send('/api/games', init)).text();
  return { sent, textOf };
}

describe('the first game', () => {
  test('is the answer already in flight, once', async () => {
    const { sent, textOf } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf(wanted)).toBe('early');
    expect(await textOf(wanted)).toBe('late');
    expect(sent).toEqual(['POST']);
  });

  test('is requested again if the early request failed', async () => {
    const { textOf } = setUp(Promise.resolve(undefined));
    expect(await textOf(wanted)).toBe('late');
  });

  test('is not used for a request for anything else', async () => {
    const { textOf } = setUp(Promise.resolve(new Response('early')));
    expect(await textOf({ method: 'POST', body: '{"sport":"tennis"}' })).toBe('late');
    expect(await textOf()).toBe('late');
    expect(await textOf(wanted)).toBe('early');
  });

  test('is requested by the page in the same words', () => {
    const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
    const [, names = ''] = page.match(/const leagues = \{([^}]*)\}/) ?? [];
    const [, text = ''] = page.match(/: `(\{"sport":"soccer".*\})`;/) ?? [];
    const leagues = new Map(
      [...names.matchAll(/(\w\w): '([^']*)'/g)].map(([, of, is]) => [of, is]),
    );
    for (const language of languages) {
      const league = leagues.get(language) ?? '';
      expect(text.replace(/\$\{.*?\}/, league)).toBe(bodyIn(language));
    }
  });
});
