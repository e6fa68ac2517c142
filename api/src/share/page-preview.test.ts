import { describe, expect, test } from '@jest/globals';
import { loadTexts } from '../texts/texts.ts';
import { createPagePreview } from './page-preview.ts';

const texts = loadTexts();
const preview = createPagePreview({
  texts,
  clock: () => Date.parse('2026-11-22T12:00:00Z'),
  inviter: async () => undefined,
});
const origin = 'https://craque.example';
const wordsOf = (path: string, language: 'pt' | 'en' | 'fr' = 'en') =>
  preview({ path, origin, language, isStranger: true });
const headOf = async (...page: Parameters<typeof wordsOf>) => (await wordsOf(...page)).tags;
const contentOf = (head: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(head)?.[1];

describe('the preview of a page', () => {
  test('of the daily athletes has title, text and picture in the language', async () => {
    const head = await headOf('/daily', 'pt');
    expect(contentOf(head, 'og:title')).toBe('Atleta do dia · Nº 326');
    expect(contentOf(head, 'og:description')).toContain('Quatro esportes');
    expect(contentOf(head, 'og:url')).toBe(`${origin}/daily`);
    expect(contentOf(head, 'og:image')).toBe(
      `${origin}/api/share/picture?number=326&amp;language=pt`,
    );
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:height')).toBe('630');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  });

  test('of one sport shows that sport', async () => {
    const head = await headOf('/daily/tennis');
    expect(contentOf(head, 'og:title')).toBe('Daily athlete · No. 326 · Tennis');
    expect(contentOf(head, 'og:image')).toContain('?sport=tennis&amp;number=326&amp;language=en');
  });

  test('of a date has its number only while the date is open', async () => {
    const titleAt = async (date: string) =>
      contentOf(await headOf(`/daily/soccer/${date}`), 'og:title');
    expect(await titleAt('2026-11-23')).toContain('No. 327');
    for (const date of ['2026-11-21', '2026-11-24', '2027-01-01', '2026-02-30', '---'])
      expect(await titleAt(date)).toBe('Daily athlete · Soccer');
  });

  test('has a title for the window and a sentence for whoever has no scripts', async () => {
    expect(await wordsOf('/daily/tennis')).toMatchObject({
      title: 'Daily athlete · No. 326 · Tennis · Craque',
      lead: expect.stringContaining('Four sports'),
    });
    expect((await wordsOf('/landing', 'fr')).title).toMatch(/^Craque\s: ouvre la pochette/);
    expect((await wordsOf('/ranking', 'fr')).title).toBe('Classement · Craque');
  });

  test('is that of the game on all other pages', async () => {
    for (const path of ['/', '/landing', '/dailyx', '/daily/soccer/2026-11-22/x', '/game/7']) {
      const head = await headOf(path, 'fr');
      expect(contentOf(head, 'og:title')).toBe('Craque\u00a0: ouvre la pochette, devine la star');
      expect(contentOf(head, 'description')).toContain('Une star cachée');
      expect(contentOf(head, 'og:image')).toContain('?page=game&amp;language=fr');
      expect(contentOf(head, 'og:url')).toBe(`${origin}${path}`);
      expect(contentOf(head, 'robots')).toBeUndefined();
    }
  });

  test('cannot be left by what it is made of', async () => {
    const { tags: head } = await preview({
      path: '/daily',
      origin: 'http://"><script>',
      language: 'fr',
      isStranger: true,
    });
    expect(head).not.toContain('<script');
    expect(head.match(/<meta /g)).toHaveLength(12);
    expect(head.replaceAll(/<meta (?:property|name)="[^"<>]+" content="[^"<>]+" \/>/g, '')).toBe(
      '',
    );
  });
});
