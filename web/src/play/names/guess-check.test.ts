import { expect, test } from '@jest/globals';
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

test.each<[string, ReturnType<typeof check>]>([
  ['Saka', { kind: 'repeated' }],
  ['BUKAYO SAKA', { kind: 'repeated' }],
  ['b saka', { kind: 'repeated' }],
  ['nobody atall', { kind: 'repeated' }],
  // The first name of somebody already guessed.
  ['bukayo', { kind: 'repeated' }],
  ['rice', { kind: 'fine' }],
  ['zzzz', { kind: 'unknown' }],
  ['decl', { kind: 'unknown' }],
  ['declan rise', { kind: 'meant', name: 'Declan Rice' }],
  ['Mohammed Salah', { kind: 'meant', name: 'Mohamed Salah' }],
  // The best known person with the first name.
  ['Declan', { kind: 'begun', name: 'Declan Rice' }],
])('the guess %s is %j before it is sent', (text, found) => {
  expect(check(text)).toEqual(found);
});

test('a person is recognised by another of their names', () => {
  const salah = aGuessView({ guess: 'Salah', resolvedName: 'Mohamed Salah' });
  expect(check('mo salah', [salah])).toEqual({ kind: 'repeated' });
});

test('a first name is unknown where no names are suggested', () => {
  expect(check('declan', tried, false)).toEqual({ kind: 'unknown' });
});

test('without a list only equal texts are refused', () => {
  const game = { guesses: tried, league, suggests: true } as const;
  expect(emptyBook.check('zzzz', game)).toEqual({ kind: 'fine' });
  expect(emptyBook.check('Sáka', game)).toEqual({ kind: 'repeated' });
});
