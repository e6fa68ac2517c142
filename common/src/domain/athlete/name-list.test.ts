import { describe, expect, test } from '@jest/globals';
import { type ListedName, packNames, unpackNames } from './name-list.ts';

/** Best known first, of equals by name, of two with one name the older. */
const listed: ListedName[] = [
  { name: 'Marta', also: ['Rainha'], surname: '', fame: 90, in: { 'spanish-la-liga': 90 } },
  { name: 'Éder', fame: 70, in: { 'english-premier-league': 70, 'spanish-la-liga': 65 } },
  { name: 'Zoë Ølm', full: 'Zoë Ada Ølm', fame: 70, in: { 'english-premier-league': 70 } },
  { name: 'Ada Quill', born: 1988, fame: 50, in: { 'english-premier-league': 50 } },
  { name: 'Ada Quill', born: 1999, fame: 50, in: { 'english-premier-league': 50 } },
  { name: 'Ada Known', also: ['Ada K'], fame: 0, in: {} },
];

describe('the names of a sport as they are sent', () => {
  test('stand on a line for each first word, sorted, with the fame of each in their leagues', () => {
    expect(packNames(listed)).toEqual({
      names: [
        'Ada\tKnown|Ada K\tQuill|#1988\tQuill|#1999',
        'Éder\t',
        'Marta\t|=|Rainha',
        'Zoë\tØlm|~Zoë Ada Ølm',
      ].join('\n'),
      in: ' a a ab b a',
      fame: [50, 50, 70, 65, 90, 70],
      leagues: ['english-premier-league', 'spanish-la-liga'],
    });
  });

  test('are the same again when they are unpacked', () => {
    expect(unpackNames(packNames(listed))).toEqual(listed);
    expect(unpackNames(packNames([]))).toEqual([]);
  });
});
