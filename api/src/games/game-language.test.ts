import { describe, expect, test } from '@jest/globals';
import {
  readAthleteDetails,
  readGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { CallOptions } from '../testing/test-client.ts';

const api = await startFileApi();

const germanyIn = (language: Language) =>
  new Intl.DisplayNames(language, { type: 'region' }).of('DE') ?? '';
const germany = Object.fromEntries(
  languages.map((language) => [language, germanyIn(language)]),
) as Readonly<Record<Language, string>>;

/** A game on a German driver whose nationality is revealed. */
async function germanGame() {
  const { client, game } = await api.newGame({ sport: 'formula1' });
  await api.hide(game.id, 'Sebastian Vettel');
  await client.call(submitGuess, { id: game.id, body: { guess: 'Lewis Hamilton' } });
  return { client, id: game.id };
}

/** Where each call shows the language: a text that contains the German nationality. */
const shown: Readonly<Record<string, (options: CallOptions) => Promise<string>>> = {
  async readGame(options) {
    const { client, id } = await germanGame();
    return (await client.call(readGame, { id, ...options })).body.athleteDetail.nationality ?? '';
  },
  async submitGuess({ body, ...options }) {
    const { client, id } = await germanGame();
    const guess = { guess: 'Max Verstappen', ...(body as object) };
    const answer = await client.call(submitGuess, { id, body: guess, ...options });
    return answer.body.game.athleteDetail.nationality ?? '';
  },
  async takeHint(options) {
    const { client, game } = await api.newGame({ sport: 'formula1' });
    await api.hide(game.id, 'Sebastian Vettel');
    await client.call(takeHint, { id: game.id });
    return (await client.call(takeHint, { id: game.id, ...options })).body.hint;
  },
  async readAthleteDetails(options) {
    const { client, id } = await germanGame();
    await client.call(submitGuess, { id, body: { guess: 'Vettel' } });
    const { body } = await client.call(readAthleteDetails, { id, ...options });
    return body.stats[1]?.value ?? '';
  },
};
const calls = Object.keys(shown);
const show = (call: string, options: CallOptions) => shown[call]?.(options);

describe.each(calls)('%s', (call) => {
  test.each([...languages])('answers in %s by ?language=', async (language) => {
    expect(await show(call, { query: { language } })).toContain(germany[language]);
  });

  test('answers in the language of Accept-Language', async () => {
    const headers = { 'accept-language': 'de-XX, tlh;q=0.9' };
    expect(await show(call, { headers })).toContain(germany.de);
  });
});

describe('the language', () => {
  test('prefers ?language= over Accept-Language', async () => {
    const options = { query: { language: 'it' }, headers: { 'accept-language': 'es' } };
    expect(await show('readGame', options)).toContain(germany.it);
  });

  test.each([['*'], ['ja, ko;q=0.5'], ['ja, *;q=0.1'], ['x'.repeat(300)], [';;q=,']])(
    'is English if Accept-Language is %s',
    async (header) => {
      expect(await show('readGame', { headers: { 'accept-language': header } })).toContain(
        germany.en,
      );
    },
  );

  test('uses the language that Accept-Language prefers', async () => {
    const headers = { 'accept-language': 'fr;q=0.2, de;q=0.9, es;q=0.5' };
    expect(await show('readGame', { headers })).toContain(germany.de);
  });
});

describe('a guess', () => {
  test('is answered in the language of its body, whatever else is requested', async () => {
    const body = { language: 'fr-CA' };
    const options = { query: { language: 'it' }, headers: { 'accept-language': 'es' } };
    expect(await show('submitGuess', { body, ...options })).toBe(germany.fr);
  });

  test('stores its feedback without a language: each read translates it again', async () => {
    const { client, id } = await germanGame();
    const feedbackIn = async (language: string) =>
      (await client.call(readGame, { id, query: { language } })).body.guesses[0]?.feedback;
    for (const language of languages) {
      const bands = ['far', 'close', 'very-close'].map((band) =>
        api.texts(language).t(`bands.${band}`),
      );
      const feedback = await feedbackIn(language);
      expect(bands.some((band) => feedback?.includes(band))).toBe(true);
    }
  });
});
