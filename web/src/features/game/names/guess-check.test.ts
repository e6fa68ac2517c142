import { describe, expect, test } from '@jest/globals';
import { aGuessView } from '../../../testing/game-view-builder.ts';
import { checkGuess } from './guess-check.ts';
import { buildNameBook } from './name-book.ts';

const book = buildNameBook({
  names: [
    { name: 'Bukayo Saka' },
    { name: 'Mohamed Salah', also: ['Mo Salah'] },
    { name: 'Declan Rice' },
  ],
});
const tried = [
  aGuessView({ guess: 'saka', resolvedName: 'Bukayo Saka' }),
  aGuessView({ id: '2', guess: 'Nobody Atall' }),
];

describe('a guess before it is sent', () => {
  test.each(['Saka', 'BUKAYO SAKA', 'b saka', 'nobody atall'])('%s was tried', (text) => {
    expect(checkGuess(text, tried, book)).toEqual({ kind: 'repeated' });
  });

  test('a person is recognised by another of their names', () => {
    const salah = aGuessView({ guess: 'Salah', resolvedName: 'Mohamed Salah' });
    expect(checkGuess('mo salah', [salah], book)).toEqual({ kind: 'repeated' });
  });

  test('a name in the book is accepted, any other is unknown', () => {
    expect(checkGuess('rice', tried, book)).toEqual({ kind: 'fine' });
    expect(checkGuess('zzzz', tried, book)).toEqual({ kind: 'unknown' });
  });

  test('without the book only equal texts are refused', () => {
    expect(checkGuess('zzzz', tried, undefined)).toEqual({ kind: 'fine' });
    expect(checkGuess('Sáka', tried, undefined)).toEqual({ kind: 'repeated' });
  });
});
