import { describe, expect, test } from '@jest/globals';
import { type ListedName, packNames, unpackNames } from './name-list.ts';

/** Best known first, of equals by name, of two with one name the older. */
const listed: ListedName[] = [
  { name: 'Marta', also: ['Rainha'], surname: '', fame: 90, in: { 'spanish-la-liga': 90 } },
  { name: 'Éder', fame: 70, in: { 'english-premier-league': 70, 'spanish-la-liga': 65 } },
  { name: 'Zoë Ølm', full: 'Zoë Ada Ølm', fame: 70, in: { 'english-premier-league': 70 } },
  { name: 'Ada Quill', born: 1988, fame: 50, in: { 'english-premier-league': 50 } },
  { name: 'Ada Quill', born: 1999, fame: 50, in: { 'english-premier-league': 50 } },
];

describe('the names of a sport as they are sent', () => {
  test('are sorted by name, with a number for each of them in every league that has somebody', () => {
    const { names, fame } = packNames(listed);
    expect(names.map(({ name, born }) => [name, born])).toEqual([
      ['Ada Quill', 1988],
      ['Ada Quill', 1999],
      ['Éder', undefined],
      ['Marta', undefined],
      ['Zoë Ølm', undefined],
    ]);
    expect(fame).toEqual({
      'english-premier-league': [50, 50, 70, 0, 70],
      'spanish-la-liga': [0, 0, 65, 90, 0],
    });
  });

  test('are the same again when they are unpacked', () => {
    expect(unpackNames(packNames(listed))).toEqual(listed);
    expect(unpackNames(packNames([]))).toEqual([]);
  });
});
