import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import { languages } from '@craque/common/domain/language.ts';
import { achievementKeys } from '@craque/common/domain/record/achievement.ts';
import { leagueName, leagues } from '@craque/common/domain/sport.ts';

/*
 * What one more league, language or achievement costs (CONTRIBUTING.md). A file that names most of
 * them is a list to which the next one would have to be added. Tests are left out: they use some as
 * examples, while what all tests expect of each is in the `testing` folders.
 */

const root = join(import.meta.dirname, '../..');
const files = globSync('{common,api,realtime,web,scripts}/**/*.{ts,tsx,js,mjs,json,css,html}', {
  cwd: root,
  exclude: (name) => /(?:^|\/)(?:node_modules|dist|[.]cache)$/.test(name),
});
const isTest = (path: string) => /[.](?:test|spec|contract)[.]tsx?$|typed-by-fans/.test(path);
/** Recorded by a test, so nobody adds to it. */
const recorded = 'api/src/http/openapi-examples.json';
const own = files.filter((path) => !isTest(path) && path !== recorded);
const sources = own.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

const isNamed = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) => source.includes(quote + name + quote)) ||
  new RegExp(`^\\s*${name.replaceAll(' ', '\\s')}:`, 'm').test(source);

/** Files with at least three quarters of these names; each may be written in several ways. */
function listing(names: readonly (readonly string[])[]): string[] {
  return sources
    .filter(([, source]) => {
      const named = names.filter((ways) => ways.some((way) => isNamed(source, way)));
      return named.length >= names.length * 0.75;
    })
    .map(([path]) => path)
    .toSorted();
}

test('a league is a row and a list of its best known', () => {
  expect(listing(leagues.map((league) => [league, leagueName(league)]))).toEqual([
    'common/src/domain/league-table.ts',
    'scripts/athletes/best-known.json',
  ]);
});

test('a language is a row, its texts, names of seats and a sentence of the page without scripts; names of leagues, avoided words and stories are optional', () => {
  expect(listing(languages.map((language) => [language]))).toEqual([
    'common/src/domain/language.ts',
    'common/src/domain/league-table.ts',
    'common/src/domain/party/party-names.ts',
    'scripts/check/avoided-words.ts',
    'web/index.html',
  ]);
  const texts = files.filter((path) => languages.some((each) => path.endsWith(`/${each}.json`)));
  const stories = texts.filter((path) => path.startsWith('api/src/athletes/stories/'));
  expect(texts).toHaveLength(4 * languages.length + stories.length);
});

test('an achievement is a rule, its texts, a picture, and what the tests expect of it', () => {
  const found = listing(achievementKeys.map((key) => [key]));
  expect(found.filter((path) => !path.startsWith('api/src/texts/'))).toEqual([
    'common/src/domain/record/achievement.ts',
    'common/src/testing/expected-achievements.ts',
    'web/src/ui/album/achievement-art.tsx',
  ]);
  expect(found).toHaveLength(3 + languages.length);
});

test('no list of calls is kept by hand', () => {
  expect(listing(endpoints.map(({ name }) => [name]))).toEqual([]);
});
