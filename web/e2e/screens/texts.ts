import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@craque/common/domain/language.ts';
import { type League, leagueName, leagues } from '@craque/common/domain/sport.ts';
import type account from '../../src/locales/account/en.json';
import type en from '../../src/locales/en.json';
import type party from '../../src/locales/party/en.json';

export type Texts = typeof en & typeof account & typeof party & { leagues: Record<League, string> };

function read(name: string): Omit<Texts, 'leagues'> {
  return JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../src/locales', name), 'utf8'),
  ) as Omit<Texts, 'leagues'>;
}

/** A group of texts may have its keys in both catalogues. */
function merged(one: object, other: object): object {
  const groups = Object.entries(other).map(([key, value]) => {
    const same = (one as Record<string, unknown>)[key];
    return [key, typeof same === 'object' ? merged(same as object, value as object) : value];
  });
  return { ...one, ...Object.fromEntries(groups) };
}

/** The catalogues of a language from disk: the expected texts of a screen in that language. */
export function textsIn(language: Language): Texts {
  const [game, account, party] = ['', 'account/', 'party/'].map((part) =>
    read(`${part}${language}.json`),
  ) as [object, object, object];
  const names = leagues.map((league) => [league, leagueName(league, language)]);
  return {
    ...(merged(merged(game, account), party) as Omit<Texts, 'leagues'>),
    leagues: Object.fromEntries(names) as Texts['leagues'],
  };
}

/** Most journeys use a visitor from Brazil. */
export const pt: Texts = textsIn('pt');

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => {
    assert.ok(name in values, `"${text}" needs a value for ${name}`);
    return String(values[name]);
  });
}
