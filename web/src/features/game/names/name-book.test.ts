import { describe, expect, test } from '@jest/globals';
import { buildNameBook, identifyName, isKnownName, suggestNames } from './name-book.ts';

const book = buildNameBook({
  names: [
    { name: 'Bruno Guimarães' },
    { name: 'Emiliano Martínez' },
    { name: 'Gabriel Magalhães', also: ['Big Gabi'] },
    { name: 'João Pedro' },
    { name: 'Lautaro Martínez' },
    { name: 'Martin Ødegaard' },
    { name: 'Ronaldo', born: 1976 },
    { name: 'Ronaldo', born: 1985 },
    { name: 'Ángel Di María' },
  ],
});
const labels = (text: string) => suggestNames(book, text).map(({ label }) => label);

describe('suggestions', () => {
  test('begin with two letters', () => {
    expect(labels('m')).toEqual([]);
    expect(labels(' m ')).toEqual([]);
    expect(labels('ma').length).toBeGreaterThan(0);
  });

  test('list names that begin with the text first, then words, then the inside of words', () => {
    expect(labels('mar')).toEqual([
      'Martin Ødegaard',
      'Emiliano Martínez',
      'Lautaro Martínez',
      'Ángel Di María',
      'Bruno Guimarães',
    ]);
  });

  test('ignore accents on both sides', () => {
    expect(labels('joao')).toEqual(['João Pedro']);
    expect(labels('Odegaárd')).toEqual(['Martin Ødegaard']);
  });

  test('find every word of the text in any order', () => {
    expect(labels('di ang')).toEqual(['Ángel Di María']);
  });

  test('find other names of a person', () => {
    expect(labels('gabi')).toEqual(['Gabriel Magalhães']);
  });

  test('distinguish homonyms by the year of birth and put the bare name into the field', () => {
    expect(suggestNames(book, 'ronaldo')).toMatchObject([
      { label: 'Ronaldo (1976)', name: 'Ronaldo' },
      { label: 'Ronaldo (1985)', name: 'Ronaldo' },
    ]);
  });

  test('are at most eight', () => {
    const many = buildNameBook({
      names: Array.from({ length: 30 }, (_, index) => ({ name: `Silva ${index}` })),
    });
    expect(suggestNames(many, 'silva')).toHaveLength(8);
  });
});

describe('who is meant', () => {
  test('is the one person with the name or with all of the words', () => {
    expect(identifyName(book, 'guimaraes')).toBe('Bruno Guimarães');
    expect(identifyName(book, 'big gabi')).toBe('Gabriel Magalhães');
    expect(identifyName(book, 'L Martinez')).toBe('Lautaro Martínez');
  });

  test('is nobody if several or none match', () => {
    expect(identifyName(book, 'martinez')).toBeUndefined();
    expect(identifyName(book, 'zzzz')).toBeUndefined();
    expect(identifyName(book, '  ')).toBeUndefined();
  });
});

describe('a known name', () => {
  test.each(['Guimarães', 'martinez', 'Ødegaard', 'guimaraez', 'Magalhes', 'pedro joao'])(
    '%s is known',
    (text) => expect(isKnownName(book, text)).toBe(true),
  );

  test.each(['zzzz', 'Guim', 'Pelé', 'Martin Guimarães', 'Lautaro', 'Gabriel', 'Big'])(
    '%s is not',
    (text) => expect(isKnownName(book, text)).toBe(false),
  );
});
