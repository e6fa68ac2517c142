import type { Language } from '@craque/common/domain/language.ts';
import { describe, expect, test } from '@jest/globals';
import { keptChoices } from '../../testing/kept-choices.ts';
import type { Catalogue, CataloguePart } from './catalogues.ts';
import { createTranslations, type I18nDeps } from './i18n.ts';

const catalogues: Record<string, Catalogue> = {
  en: { game: { title: 'Guess', only: 'English only', hello: 'Hello {{name}}' } },
  pt: { game: { title: 'Chute', hello: 'Olá {{name}}' } },
  de: { game: { title: 'Rate', only: 'Nur', hello: 'Hallo {{name}}' } },
};

const accounts: Record<string, Catalogue> = {
  en: { auth: { title: 'Log in' }, errors: { taken: 'Taken' } },
  pt: { auth: { title: 'Entrar' }, errors: { taken: 'Já existe' } },
  de: { auth: { title: 'Anmelden' }, errors: { taken: 'Vergeben' } },
};

const textsOf = (language: Language, part: CataloguePart) =>
  (part === 'game' ? catalogues : accounts)[language] ?? {};

async function started(options: { stored?: string; browser?: string } & Partial<I18nDeps> = {}) {
  const { stored, browser, ...deps } = options;
  const { kept, storage } = keptChoices(stored === undefined ? {} : { 'craque.language': stored });
  const asked: string[] = [];
  const root = { lang: '' };
  const translations = await createTranslations({
    storage,
    browserLanguage: browser,
    root,
    load: async (language, part) => {
      asked.push(part === 'game' ? language : `${language} ${part}`);
      return textsOf(language, part);
    },
    ...deps,
  });
  const text = (key: string, values?: Record<string, string>) =>
    (translations.i18n.t as (key: string, values?: object) => string)(key, values);
  return { ...translations, text, kept, asked, root };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('translations', () => {
  test('begin in the browser’s language, which is not stored, and load nothing else', async () => {
    const { text, kept, asked, root } = await started({ browser: 'de-AT' });
    expect(text('game.title')).toBe('Rate');
    expect(root.lang).toBe('de');
    expect(asked).toEqual(['de']);
    expect([...kept]).toEqual([]);
  });

  test('follow a choice: text, <html lang> and the stored language', async () => {
    const { text, setLanguage, kept, root } = await started({ stored: 'pt' });
    await setLanguage('de');
    expect(text('game.hello', { name: 'Lia <3' })).toBe('Hallo Lia <3');
    expect(root.lang).toBe('de');
    expect(kept.get('craque.language')).toBe('de');
  });

  test('stay as they are if a language cannot be loaded', async () => {
    const { text, setLanguage, kept, root } = await started({
      stored: 'pt',
      load: async (language, part) => {
        if (language === 'fr') throw new Error('offline');
        return textsOf(language, part);
      },
    });
    await expect(setLanguage('fr')).rejects.toThrow('offline');
    expect(text('game.title')).toBe('Chute');
    expect(root.lang).toBe('pt');
    expect(kept.get('craque.language')).toBe('pt');
  });

  test('fall back to English for a missing key, loaded when first needed', async () => {
    const { text, asked, mounted } = await started({ stored: 'pt' });
    mounted();
    await settled();
    expect(asked).toEqual(['pt']);
    text('game.only');
    await settled();
    expect(asked).toEqual(['pt', 'en']);
    expect(text('game.only')).toBe('English only');
  });

  test('do not fetch English before the page listens for it', async () => {
    const { text, asked, mounted } = await started({ stored: 'pt' });
    text('game.only');
    await settled();
    expect(asked).toEqual(['pt']);
    mounted();
    await settled();
    expect(text('game.only')).toBe('English only');
  });
});

describe('the texts of the pages beyond the game', () => {
  test('are loaded when a page needs them, once', async () => {
    const { text, wantTexts, asked } = await started({ stored: 'pt' });
    expect(asked).toEqual(['pt']);
    await Promise.all([wantTexts('account'), wantTexts('account')]);
    await wantTexts('account');
    expect(text('auth.title')).toBe('Entrar');
    expect(text('game.title')).toBe('Chute');
    expect(new Set(asked)).toEqual(new Set(['pt', 'pt account']));
  });

  test('are loaded with every language that is chosen from then on', async () => {
    const { text, wantTexts, setLanguage, asked } = await started({ stored: 'pt' });
    await wantTexts('account');
    await setLanguage('de');
    expect(text('auth.title')).toBe('Anmelden');
    expect(asked).toContain('de account');
  });
});
