import { describe, expect, test } from '@jest/globals';
import { loadTexts } from '../texts/texts.ts';
import { createPagePreview } from './page-preview.ts';

const texts = loadTexts();
const preview = createPagePreview({ texts, clock: () => Date.parse('2026-11-22T12:00:00Z') });
const origin = 'https://craque.example';
const headOf = (path: string, language: 'pt' | 'en' | 'fr' = 'en') =>
  preview({ path, origin, language });
const contentOf = (head: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(head)?.[1];

describe('the preview of a page', () => {
  test('of the daily athletes has title, text and picture in the language', () => {
    const head = headOf('/daily', 'pt');
    expect(contentOf(head, 'og:title')).toBe('Atleta do dia · Nº 326');
    expect(contentOf(head, 'og:description')).toContain('Quatro esportes');
    expect(contentOf(head, 'og:url')).toBe(`${origin}/daily`);
    expect(contentOf(head, 'og:image')).toBe(
      `${origin}/api/daily/picture?number=326&amp;language=pt`,
    );
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:height')).toBe('630');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  });

  test('of one sport shows that sport', () => {
    const head = headOf('/daily/tennis');
    expect(contentOf(head, 'og:title')).toBe('Daily athlete · No. 326 · Tennis');
    expect(contentOf(head, 'og:image')).toContain('?sport=tennis&amp;number=326&amp;language=en');
  });

  test('of a date has its number only while the date is open', () => {
    expect(contentOf(headOf('/daily/soccer/2026-11-21'), 'og:title')).toBe(
      'Daily athlete · Soccer',
    );
    expect(contentOf(headOf('/daily/soccer/2026-11-23'), 'og:title')).toContain('No. 327');
    for (const date of ['2026-11-24', '2027-01-01', '2026-02-30', '---'])
      expect(contentOf(headOf(`/daily/soccer/${date}`), 'og:title')).toBe('Daily athlete · Soccer');
  });

  test('is nothing on other pages', () => {
    for (const path of ['/', '/dailyx', '/daily/soccer/2026-11-22/x', '/game/7', '/landing'])
      expect(headOf(path)).toBe('');
  });

  test('cannot be left by what it is made of', () => {
    const head = preview({ path: '/daily', origin: 'http://"><script>', language: 'fr' });
    expect(head).not.toContain('<script');
    expect(head.match(/<meta /g)).toHaveLength(12);
    expect(head.replaceAll(/<meta (?:property|name)="[^"<>]+" content="[^"<>]+" \/>/g, '')).toBe(
      '',
    );
  });
});
