import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fallbackLanguage as source,
  type Language,
  languages,
} from '@craque/common/domain/language.ts';
import { root } from '../run/run-tool.ts';
import { avoidedWordsIn } from './avoided-words.ts';
import { sourceFiles } from './source-files.ts';

export type Texts = ReadonlyMap<string, string>;
type Tree = { [key: string]: string | Tree };
type Check = (language: Language, texts: Texts, english: Texts) => string[];

const clientCatalogues = ['web/src/locales', 'web/src/locales/account', 'web/src/locales/party'];
const catalogues = [...clientCatalogues, 'api/src/texts'];
const pluralEnd = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/;
/** A language may need the athlete's gender where English does not. */
const gender = /_(?:female|male)(?=[._]|$)/;
/** Where only some languages need words of their own: the others say the name, or the general one. */
const openPart = /^(?:teams|lists|times|numbers)[.]/;
/** The possessive that English puts into a sentence (`in {{their}} first season`). */
const englishOnly = 'their';

export function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

function pluralKey(key: string, texts: Texts) {
  const [, base, ordinal = '', form] = key.match(pluralEnd) ?? [];
  if (!base || !form || !texts.has(`${base}${ordinal}_other`)) return undefined;
  return { base: base + ordinal, type: ordinal ? 'ordinal' : 'cardinal', form } as const;
}

/** A language may say `place 3` where English has an ordinal. */
const nameOf = (key: string, texts: Texts) =>
  (pluralKey(key, texts)?.base ?? key).replace(/_ordinal$/, '');
const namesOf = (texts: Texts) => new Set([...texts.keys()].map((key) => nameOf(key, texts)));
const variablesOf = (text: string) =>
  new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name as string));

function keyViolations(texts: Texts, english: Texts): string[] {
  const wanted = namesOf(english);
  const there = namesOf(texts);
  const missing = [...wanted].filter(
    (name) => !there.has(name) && name.replace(gender, '') !== englishOnly,
  );
  const unknown = [...there].filter(
    (name) => !wanted.has(name) && !wanted.has(name.replace(gender, '')) && !openPart.test(name),
  );
  return [
    ...missing.map((name) => `${name}: missing`),
    ...unknown.map((name) => `${name}: not in ${source}.json`),
  ];
}

function pluralViolations(language: string, texts: Texts, english: Texts): string[] {
  const plurals = [...texts.keys()].flatMap((key) => pluralKey(key, texts) ?? []);
  const types = new Map(plurals.map(({ base, type }) => [base, type]));
  return [...types].flatMap(([base, type]) => {
    const rules = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const hasZero = english.has(`${base.replace(gender, '')}_zero`);
    const wanted = new Set<string>([...rules, ...(hasZero ? ['zero'] : [])]);
    const forms = new Set(plurals.filter((each) => each.base === base).map(({ form }) => form));
    const missing = [...wanted.difference(forms)].map(
      (form) => `${base}_${form}: plural form missing`,
    );
    const unknown = [...forms.difference(wanted)].map((form) => `${base}_${form}: never chosen`);
    return [...missing, ...unknown];
  });
}

function englishOf(key: string, texts: Texts, english: Texts): string | undefined {
  const base = pluralKey(key, texts)?.base;
  const name = (base ? `${base}_other` : key).replace(gender, '');
  return english.get(name);
}

function variableViolations(texts: Texts, english: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const wanted = variablesOf(englishOf(key, texts, english) ?? text);
    const used = variablesOf(text);
    // `One goal` need not repeat the number.
    const free = [englishOnly, ...(pluralKey(key, texts) ? ['count'] : [])];
    const differing = [...wanted.symmetricDifference(used)].filter((name) => !free.includes(name));
    return differing.map((name) => `${key}: variable {{${name}}} differs from ${source}.json`);
  });
}

export function violationsOf(language: string, texts: Texts, english: Texts): string[] {
  const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${key}: empty`);
  return [
    ...keyViolations(texts, english),
    ...pluralViolations(language, texts, english),
    ...variableViolations(texts, english),
    ...empty,
  ];
}

/** Keys in no string literal of the sources that match no template such as `help.${step}.title`. */
export function deadKeys(english: Texts, sources: readonly string[]): string[] {
  const code = sources.join('\n');
  const literals = new Set(
    [...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, text]) => text as string),
  );
  const templates = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^}`]*\}([\w.-]*)`/g)].map(
    ([, start = '', end = '']) => ({ start, end }),
  );
  return [...namesOf(english)].filter(
    (name) =>
      !literals.has(name) &&
      !templates.some(
        ({ start, end }) =>
          name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length,
      ),
  );
}

function readTexts(folder: string, language: string): Texts {
  return flatten(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')));
}

export function checkLocales(): string[] {
  const inEach = (folders: readonly string[], check: Check) =>
    folders.flatMap((folder) =>
      languages.flatMap((language) =>
        check(language, readTexts(folder, language), readTexts(folder, source)).map(
          (violation) => `${folder}/${language}.json: ${violation}`,
        ),
      ),
    );
  const sources = sourceFiles(['web/{src,build}/**/*.{ts,tsx}'], /[.]test[.]tsx?$/).map(
    ({ text }) => text,
  );
  const dead = clientCatalogues.flatMap((folder) =>
    deadKeys(readTexts(folder, source), sources).map(
      (key) => `${folder}/${source}.json: ${key}: used nowhere`,
    ),
  );
  return [...inEach(catalogues, violationsOf), ...dead, ...inEach(catalogues, avoidedWordsIn)];
}
