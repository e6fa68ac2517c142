import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { storyFile, storyFolder } from '@craque/api/athletes/stories.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import { leagues } from '@craque/common/domain/sport.ts';

export type Stories = Readonly<Record<string, string>>;

const longest = 200;
type Rule = readonly [pattern: RegExp, broken: string];
const rules: readonly Rule[] = [
  [/['"]/, 'a straight quote'],
  [/\.\.\.| {2}|^ | $|\t/, 'dots or blanks in a row'],
  [/(?<![.!?…]|[.!?…][\u00a0\u202f]?[”»“])$/u, 'no full stop at its end'],
];
/** The no-break spaces before them are U+00A0 or U+202F. */
const rulesOf: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  fr: [
    [/[^\u00a0\u202f!?»] ?[?!;:](?!\d)/u, 'no no-break space before ? ! ; :'],
    [/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u, 'no no-break space inside « »'],
    [/[“”„]/, 'other quotes than « »'],
  ],
  de: [[/[«»”]/u, 'other quotes than „ “']],
};

/** Of the lines in one language; whoever is easy has one. */
export function storyViolations(
  language: Language,
  stories: Stories,
  { easy, isKnown }: { easy: ReadonlySet<string>; isKnown: (id: string) => boolean },
): string[] {
  const lines = Object.entries(stories).flatMap(([id, text]) => [
    ...(isKnown(id) ? [] : [`${id}: nobody has this id`]),
    ...(text.length > longest ? [`${id}: ${text.length} characters, ${longest} at most`] : []),
    ...[...rules, ...(rulesOf[language] ?? [])]
      .filter(([pattern]) => pattern.test(text))
      .map(([, broken]) => `${id}: ${broken}: ${text}`),
  ]);
  const missing = [...easy].filter((id) => !Object.hasOwn(stories, id));
  return [...missing.map((id) => `${id}: is easy and has no line`), ...lines].map(
    (violation) => `${language}: ${violation}`,
  );
}

/** `storyOf` finds a line by how it begins. */
export function fileViolations(name: string, text: string): string[] {
  const stories: Stories = JSON.parse(text);
  const sorted = Object.entries(stories).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const wanted = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  return text === wanted ? [] : [`${name}: not one line each in the order of the ids`];
}

/** Of all languages that have lines. */
export function allStoryViolations(catalogue: Catalogue): string[] {
  const easy = new Set(leagues.flatMap((league) => catalogue.pool(league, 'easy')));
  const isKnown = (id: string) => catalogue.athlete(id) !== undefined;
  const evidence = readFileSync(join(storyFolder, 'evidence.json'), 'utf8');
  const told = languages.filter((language) => existsSync(storyFile(language)));
  const found = told.flatMap((language) => {
    const text = readFileSync(storyFile(language), 'utf8');
    const stories: Stories = JSON.parse(text);
    const unproven = Object.keys(stories).filter((id) => !Object.hasOwn(JSON.parse(evidence), id));
    return [
      ...fileViolations(`${language}.json`, text),
      ...storyViolations(language, stories, { easy, isKnown }),
      ...unproven.map((id) => `${language}: ${id}: nothing in evidence.json`),
    ];
  });
  return [...fileViolations('evidence.json', evidence), ...found];
}
