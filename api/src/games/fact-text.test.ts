import { describe, expect, test } from '@jest/globals';
import { languages } from '@craque/common/domain/language.ts';
import { loadTexts } from '../texts/texts.ts';
import { factSentence } from './fact-text.ts';

const textsIn = loadTexts();

const sentence = (
  language: (typeof languages)[number],
  kind: 'ageRank' | 'leagueTitles',
  value: number,
) => factSentence(textsIn(language), 'soccer', { kind, value }, 'female');

describe('a fact as a sentence', () => {
  test('says the oldest instead of the first oldest', () => {
    expect(sentence('en', 'ageRank', 1)).toBe('Is the oldest in this league.');
    expect(sentence('en', 'ageRank', 21)).toBe('Is the 21st oldest in this league.');
  });

  test.each([
    ['en', 'Won the title of this league once.'],
    ['pt', 'Conquistou o título desta liga uma vez.'],
    ['es', 'Ganó el título de esta liga una vez.'],
    ['fr', 'A remporté ce championnat une fois.'],
    ['de', 'Gewann einmal den Titel dieser Liga.'],
    ['it', 'Ha vinto questo campionato una volta.'],
  ] as const)('in %s says once for one time', (language, text) => {
    expect(sentence(language, 'leagueTitles', 1)).toBe(text);
  });

  test.each([...languages])('in %s has a text of its own for the oldest', (language) => {
    expect(sentence(language, 'ageRank', 1)).not.toMatch(/\d/);
    expect(sentence(language, 'ageRank', 2)).toMatch(/2/);
  });
});
