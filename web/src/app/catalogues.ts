import type { Language } from '@craque/common/domain/language.ts';

/** The texts of one language: nested objects of strings. */
export type Catalogue = { [key: string]: string | Catalogue };

export type LoadCatalogue = (language: Language) => Promise<Catalogue>;

/** One lazy chunk a language, so that a visitor loads the one that is read (D40). */
const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  pt: () => import('../locales/pt.json', { with: { type: 'json' } }),
  en: () => import('../locales/en.json', { with: { type: 'json' } }),
  es: () => import('../locales/es.json', { with: { type: 'json' } }),
  fr: () => import('../locales/fr.json', { with: { type: 'json' } }),
  de: () => import('../locales/de.json', { with: { type: 'json' } }),
  it: () => import('../locales/it.json', { with: { type: 'json' } }),
};

export const loadCatalogue: LoadCatalogue = async (language) => (await loaders[language]()).default;

/** Every dotted key of a catalogue. */
export function keysOf(catalogue: Catalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
