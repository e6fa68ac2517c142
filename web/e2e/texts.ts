import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@craque/common/domain/language.ts';
import type en from '../src/locales/en.json';

export type Texts = typeof en;

/** The catalogue of a language as it is on the disk: what a screen in that language has to read. */
export function textsIn(language: Language): Texts {
  const file = resolve(import.meta.dirname, `../src/locales/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/** Most journeys are walked by a visitor from Brazil. */
export const pt: Texts = textsIn('pt');

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
}
