import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { storyFile } from '@craque/api/athletes/stories.ts';
import { type Language, languages } from '@craque/common/domain/language.ts';
import { allStoryViolations, fileViolations, storyViolations } from './story-violations.ts';

const people = { easy: new Set(['ada', 'bea']), isKnown: (id: string) => /ada|bea|cleo/.test(id) };
const violationsOf = (text: string, language: Language = 'en') =>
  storyViolations(language, { ada: text, bea: 'Won.' }, people);

test('everybody who is easy has a line, in order and by the rules', () => {
  expect(allStoryViolations(loadCatalogue(athleteData, 'trusted'))).toEqual([]);
});

test('no language that had lines has lost them', () => {
  const told = languages.filter((language) => existsSync(storyFile(language)));
  expect(told).toEqual(expect.arrayContaining(['pt', 'en', 'es', 'fr', 'de', 'it']));
});

test.each<[Language, string]>([
  ['en', 'Told the fans: “Mamba out.”'],
  ['en', 'Won 9–7 at 9:16 p.m.'],
  ['fr', 'A demandé\u00a0: «\u00a0Pourquoi toujours moi\u00a0?\u00a0»'],
  ['fr', 'A gagné à 21h16, 9–7.'],
  ['de', 'Sagte den Fans: „Mamba out.“'],
])('a line in order in %s: %s', (language, text) => {
  expect(violationsOf(text, language)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', "Didn't lose.", 'a straight quote'],
  ['en', 'Won', 'no full stop at its end'],
  ['en', 'Won...', 'dots or blanks in a row'],
  ['en', `Won${'!'.repeat(200)}`, '203 characters, 200 at most'],
  ['fr', 'A demandé: rien.', 'no no-break space before ? ! ; :'],
  ['fr', 'A dit « non ».', 'no no-break space inside « »'],
  ['fr', 'A dit “non”.', 'other quotes than « »'],
  ['de', 'Sagte „nein” und “ja”.', 'other quotes than „ “'],
])('a line that is not, in %s: %s', (language, text, broken) => {
  expect(violationsOf(text, language).join()).toContain(`${language}: ada: ${broken}`);
});

test('who is easy and has no line, and whom nobody knows', () => {
  expect(storyViolations('en', { ada: 'Won.', dora: 'Won.' }, people)).toEqual([
    'en: bea: is easy and has no line',
    'en: dora: nobody has this id',
  ]);
});

test('lines in another order than that of the ids', () => {
  expect(fileViolations('en.json', '{\n  "b": "B.",\n  "a": "A."\n}\n')).toHaveLength(1);
});
