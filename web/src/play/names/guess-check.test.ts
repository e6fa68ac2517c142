import { describe, expect, test } from '@jest/globals';
import { aGuessView } from '../../testing/game-view-builder.ts';
import { buildNameBook, emptyBook } from './name-book.ts';

const league = 'english-premier-league';
const known = { fame: 90, in: { [league]: 90 } };
const book = buildNameBook({
  sport: 'soccer',
  names: [
    { name: 'Bukayo Saka', ...known },
    { name: 'Mohamed Salah', also: ['Mo Salah'], ...known },
    { name: 'Declan Rice', ...known },
    { name: 'Declan Frith', fame: 10, in: { [league]: 10 } },
  ],
});
const tried = [
  aGuessView({ guess: 'saka', resolvedName: 'Bukayo Saka' }),
  aGuessView({ id: '2', guess: 'Nobody Atall' }),
];
const check = (text: string, guesses = tried, suggests = true) =>
  book.check(text, { guesses, league, suggests });

describe('a guess before it is sent', () => {
  test.each(['Saka', 'BUKAYO SAKA', 'b saka', 'nobody atall'])('%s was tried', (text) => {
    expect(check(text)).toEqual({ kind: 'repeated' });
  });

  test('a person is recognised by another of their names', () => {
    const salah = aGuessView({ guess: 'Salah', resolvedName: 'Mohamed Salah' });
    expect(check('mo salah', [salah])).toEqual({ kind: 'repeated' });
  });

  test('a name in the book is accepted, any other is unknown', () => {
    expect(check('rice')).toEqual({ kind: 'fine' });
    expect(check('zzzz')).toEqual({ kind: 'unknown' });
  });

  test('a misspelt name is whose it is nearest to', () => {
    expect(check('declan rise')).toEqual({ kind: 'meant', name: 'Declan Rice' });
    expect(check('Mohammed Salah')).toEqual({ kind: 'meant', name: 'Mohamed Salah' });
  });

  test('a first name is that of the best known who has it', () => {
    expect(check('Declan')).toEqual({ kind: 'begun', name: 'Declan Rice' });
    expect(check('decl')).toEqual({ kind: 'unknown' });
  });

  test('a first name of somebody who was tried is a repetition', () => {
    expect(check('bukayo')).toEqual({ kind: 'repeated' });
  });

  test('a first name is unknown where no names are suggested', () => {
    expect(check('declan', tried, false)).toEqual({ kind: 'unknown' });
  });

  test('without a list only equal texts are refused', () => {
    const game = { guesses: tried, league, suggests: true } as const;
    expect(emptyBook.check('zzzz', game)).toEqual({ kind: 'fine' });
    expect(emptyBook.check('Sáka', game)).toEqual({ kind: 'repeated' });
  });
});
