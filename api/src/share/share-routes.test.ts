import { describe, expect, test } from '@jest/globals';
import { readSharePicture } from '@craque/common/contracts/share.ts';
import { languages } from '@craque/common/domain/language.ts';
import { sports } from '@craque/common/domain/sport.ts';
import sharp from 'sharp';
import { addressOf } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';
import { likelyPictures } from './likely-pictures.ts';
import { createPagePreview } from './page-preview.ts';

// March 2, 2026 in UTC, in the zones with the latest date March 3: number 62.
const api = await startFileApi();

async function picture(query: Record<string, string> = {}) {
  const answer = await fetch(api.origin + addressOf(readSharePicture, { query }));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const bytesOf = async (query: Record<string, string>) => (await picture(query)).bytes;

describe('the picture for messengers', () => {
  test('is a JPEG of 1200 x 630 that they take, for the page and for each sport', async () => {
    const seen = new Set<string>();
    for (const query of [{}, ...sports.map((sport) => ({ sport }))]) {
      const { answer, bytes } = await picture({ ...query, number: '61', language: 'pt' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      // The strictest of the messengers refuses more.
      expect(bytes.length).toBeLessThan(300_000);
      seen.add(bytes.toString('base64'));
    }
    expect(seen.size).toBe(5);
  });

  test('bears the number as long as its date is today somewhere', async () => {
    const plain = await bytesOf({ sport: 'tennis', language: 'en' });
    const withNumber = (number: number) =>
      bytesOf({ sport: 'tennis', language: 'en', number: String(number) });
    // March 1 ends in UTC-12 at noon of March 2.
    const [past, today, tomorrow] = [
      await withNumber(60),
      await withNumber(61),
      await withNumber(62),
    ];
    expect(past.equals(plain)).toBe(true);
    expect(today.equals(plain)).toBe(false);
    expect(tomorrow.equals(today)).toBe(false);
    expect((await withNumber(1)).equals(plain)).toBe(true);
    api.clock.move(48 * 60 * 60 * 1000);
    expect((await withNumber(61)).equals(plain)).toBe(true);
    api.clock.move(-48 * 60 * 60 * 1000);
  });

  test('does not get dates that are still to come', async () => {
    for (const number of ['63', '64', '99999']) {
      const { answer, bytes } = await picture({ number });
      expect(answer.status).toBe(404);
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'daily_not_found' });
    }
  });

  test('varies by the language that a browser accepts, unless the address has one', async () => {
    const of = async (query: Record<string, string>) =>
      (await picture(query)).answer.headers.get('vary') ?? '';
    expect(await of({ sport: 'tennis' })).toContain('Accept-Language');
    expect(await of({ sport: 'tennis', language: 'de' })).not.toContain('Accept-Language');
  });

  test('is drawn ahead for what the pages of today point to', async () => {
    const likely = likelyPictures(api.clock.now());
    expect(likely).toHaveLength(36);
    const preview = createPagePreview({
      texts: api.texts,
      clock: api.clock.now,
      inviter: async () => undefined,
    });
    const drawn = likely.map(({ page, sport, number, language }) => [
      page ?? null,
      sport ?? null,
      number === undefined ? null : `${number}`,
      language,
    ]);
    for (const language of languages) {
      for (const path of ['/', '/daily', ...sports.map((sport) => `/daily/${sport}`)]) {
        const origin = 'https://craque.example';
        const { tags: html } = await preview({ path, origin, language, isStranger: true });
        const [, address = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
        const query = new URL(address.replaceAll('&amp;', '&')).searchParams;
        const asked = ['page', 'sport', 'number', 'language'].map((name) => query.get(name));
        expect(drawn).toContainEqual(asked);
      }
    }
  });

  test('of the game and of a challenge differ from that of a daily, and bear no number', async () => {
    const daily = await bytesOf({ sport: 'tennis', language: 'it' });
    const challenge = await bytesOf({ page: 'challenge', sport: 'tennis', language: 'it' });
    expect(challenge.equals(daily)).toBe(false);
    expect(challenge.equals(await bytesOf({ page: 'game', language: 'it' }))).toBe(false);
    const numbered = { page: 'challenge', sport: 'tennis', language: 'it', number: '61' };
    expect((await bytesOf(numbered)).equals(challenge)).toBe(true);
    expect((await picture({ page: 'guess' })).answer.status).toBe(400);
  });

  test('is in the language that is asked for', async () => {
    const inLanguage = (language: string) => bytesOf({ sport: 'soccer', number: '61', language });
    expect((await inLanguage('de')).equals(await inLanguage('pt'))).toBe(false);
    expect((await inLanguage('pt-BR')).equals(await inLanguage('pt'))).toBe(true);
  });
});
