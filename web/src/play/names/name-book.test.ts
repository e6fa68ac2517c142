import { describe, expect, test } from '@jest/globals';
import type { League } from '@craque/common/domain/sport.ts';
import { buildNameBook } from './name-book.ts';
import type { ListedName } from '@craque/common/domain/athlete/name-list.ts';
import type { Pieces } from './suggestion.ts';

const epl = 'english-premier-league';
const laLiga = 'spanish-la-liga';

function listed(name: string, fame: number, more: Partial<ListedName> = {}): ListedName {
  return { name, fame, in: { [epl]: fame }, ...more };
}

const book = buildNameBook({
  sport: 'soccer',
  names: [
    listed('Lionel Messi', 100, { in: { [laLiga]: 100 }, full: 'Lionel Andrés Messi Cuccittini' }),
    listed('Pelé', 97, { in: { brasileirao: 97 }, full: 'Edson Arantes do Nascimento' }),
    listed('Vinícius Júnior', 97, { in: { [laLiga]: 97 }, surname: '', also: ['Vini Jr'] }),
    listed('Lautaro Martínez', 95),
    listed('Kevin De Bruyne', 94),
    listed('Ángel Di María', 93, { in: { 'french-ligue-1': 96 } }),
    listed('Ronaldo', 91, { born: 1976 }),
    listed('Ronaldo', 90, { born: 1985 }),
    listed('David Silva', 88, { also: ['El Mago', 'Merlin'] }),
    listed('Emiliano Martínez', 80),
    listed('Arda Güler', 80, { in: { [laLiga]: 80 }, also: ['Turkish Messi'] }),
    listed('Thomas Müller', 79, { also: ['Radio Müller'] }),
    listed('Martin Ødegaard', 78),
    listed('Bruno Guimarães', 77),
    listed("N'Golo Kanté", 76),
    listed('João Pedro', 75, { surname: '' }),
    listed('Rui Alves', 55, { in: { [laLiga]: 55 } }),
    listed('Rui Costa', 40),
  ],
});
const names = (text: string, league: League = epl) =>
  book.suggest(text, league).map(({ name }) => name);
const shown = (pieces: Pieces = []) =>
  pieces.map(({ text, typed }) => (typed ? `[${text}]` : text)).join('');

describe('suggestions', () => {
  test('begin with two letters', () => {
    expect(names('m')).toEqual([]);
    expect(names(' m ')).toEqual([]);
    expect(names('ma').length).toBeGreaterThan(0);
  });

  test('are names or surnames that begin so, then words, then the inside of words, by fame', () => {
    expect(names('mar')).toEqual([
      'Lautaro Martínez',
      'Emiliano Martínez',
      'Martin Ødegaard',
      'Ángel Di María',
      'Bruno Guimarães',
    ]);
  });

  test('have somebody nicknamed after a player behind the player', () => {
    expect(names('mess', laLiga)).toEqual(['Lionel Messi', 'Arda Güler']);
  });

  test('have those of the league first, unless somebody is far better known', () => {
    expect(names('rui')).toEqual(['Rui Costa', 'Rui Alves']);
    expect(names('rui', laLiga)).toEqual(['Rui Alves', 'Rui Costa']);
    expect(names('me', laLiga)[0]).toBe('Lionel Messi');
  });

  test('tell who is not of the league and cannot be the answer', () => {
    const elsewhere = (league: League) =>
      book.suggest('rui', league).map(({ name, isElsewhere }) => [name, isElsewhere]);
    expect(elsewhere(epl)).toEqual([
      ['Rui Costa', false],
      ['Rui Alves', true],
    ]);
    expect(elsewhere(laLiga)).toEqual([
      ['Rui Alves', false],
      ['Rui Costa', true],
    ]);
  });

  test('have full names that nobody uses last', () => {
    expect(names('andr')).toEqual(['Lionel Messi']);
    expect(names('ar')).toContain('Arda Güler');
    expect(names('ar').at(-1)).toBe('Pelé');
  });

  test('have who is only recognised behind the others, but before what is inside a word', () => {
    const some = buildNameBook({
      sport: 'soccer',
      names: [
        listed('Joe Nobles', 40, { in: { [laLiga]: 40 } }),
        listed('Jan Enoblet', 90),
        listed('Mark Noble', 0, { in: {} }),
      ],
    });
    const order = some.suggest('noble', epl).map(({ name }) => name);
    expect(order).toEqual(['Joe Nobles', 'Mark Noble', 'Jan Enoblet']);
  });

  test('ignore accents on both sides, and read ue as ü', () => {
    expect(names('joao')).toEqual(['João Pedro']);
    expect(names('Odegaárd')).toEqual(['Martin Ødegaard']);
    expect(names('muell')).toEqual(['Thomas Müller']);
  });

  test('find particles, initials, two words in any order, and jr', () => {
    expect(names('de b')).toEqual(['Kevin De Bruyne']);
    expect(names('bruy')).toEqual(['Kevin De Bruyne']);
    expect(names('l mess')[0]).toBe('Lionel Messi');
    expect(names('di ang')).toEqual(['Ángel Di María']);
    expect(names('jr')).toEqual(['Vinícius Júnior']);
  });

  test('overlook blanks and one slip if nobody has the text', () => {
    expect(names('debruyn')).toEqual(['Kevin De Bruyne']);
    expect(names('odegard')).toEqual(['Martin Ødegaard']);
    expect(names('guimr')).toEqual(['Bruno Guimarães']);
    expect(names('zzzz')).toEqual([]);
  });

  test('are at most eight', () => {
    const many = Array.from({ length: 30 }, (_, index) => listed(`Silva ${index}`, 50));
    const silvas = buildNameBook({ sport: 'soccer', names: many });
    expect(silvas.suggest('silva', epl)).toHaveLength(8);
  });

  test('have whoever is called just that, however many are better known', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      listed(`Bernardo ${'abcdefghi'[at]}`, 90 - at),
    );
    const crowd = buildNameBook({
      sport: 'soccer',
      names: [...many, { name: 'Bernard', fame: 0, in: {} }],
    });
    const found = crowd.suggest('bernard', epl).map(({ name }) => name);
    expect(found).toHaveLength(8);
    expect(found.at(-1)).toBe('Bernard');
  });
});

describe('a suggestion', () => {
  const first = (text: string) => {
    const [best] = book.suggest(text, epl);
    return [shown(best?.label), shown(best?.via)];
  };

  test.each([
    ['mess', 'Lionel [Mess]i', ''],
    ['guima', 'Bruno [Guima]rães', ''],
    ['di ang', '[Áng]el [Di] María', ''],
    ['ngol', "[N'Gol]o Kanté", ''],
    ['muel', 'Thomas [Mül]ler', ''],
    ['debr', 'Kevin [De Br]uyne', ''],
    ['jr', 'Vinícius [Júnior]', ''],
    ['mer', 'David Silva', '[Mer]lin'],
    ['el mag', 'David Silva', '[El Mag]o'],
    ['turkish', 'Arda Güler', '[Turkish] Messi'],
    ['edson', 'Pelé', '[Edson] Arantes do Nascimento'],
  ])('for %s marks it and shows the other name that was typed', (text, label, via) => {
    expect(first(text)).toEqual([label, via]);
  });

  test('tells homonyms apart by the year of birth and puts the bare name into the field', () => {
    expect(book.suggest('ronal', epl).map(({ name, label }) => [name, shown(label)])).toEqual([
      ['Ronaldo', '[Ronal]do (1976)'],
      ['Ronaldo', '[Ronal]do (1985)'],
    ]);
  });
});
