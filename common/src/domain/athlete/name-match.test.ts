import { describe, expect, test } from '@jest/globals';
import { fc } from '../../testing/random-cases.ts';
import { everybody, typedForms } from '../../testing/named-people.ts';
import { buildNameIndex, type NameCandidate, type NameTarget, resolveName } from './name-index.ts';
import { acceptedNames, type NamedPerson, normaliseName } from './name-match.ts';
import type { League } from '../sport.ts';

function person(name: string, surname?: string, more: Partial<NamedPerson> = {}): NamedPerson {
  return { name, ...(surname === undefined ? {} : { surname }), alsoKnownAs: [], ...more };
}

function candidate(
  athleteId: string,
  who: NamedPerson,
  more: Partial<NameCandidate> = {},
): NameCandidate {
  return {
    athleteId,
    sport: 'soccer',
    fameIn: { 'english-premier-league': 50 },
    names: acceptedNames(who),
    ...more,
  };
}

function targetOf({ athleteId, sport, names }: NameCandidate): NameTarget {
  return { athleteId, sport, league: 'english-premier-league', names };
}

/** The resolution of a text if the first candidate is the hidden athlete. */
function resolve(candidates: readonly [NameCandidate, ...NameCandidate[]], text: string) {
  return resolveName(buildNameIndex(candidates), targetOf(candidates[0]), text);
}

describe('normalising a name', () => {
  test.each([
    ['Kylian Mbappé', 'kylian mbappe'],
    ['  Martin   ØDEGAARD ', 'martin odegaard'],
    ['Luka Đurić', 'luka duric'],
    ['Łukasz Weiß', 'lukasz weiss'],
    ['Ægir Œuvre', 'aegir oeuvre'],
    ['Işıl İnan', 'isil inan'],
    ['Þór Guðmund', 'thor gudmund'],
    ["Shaquille O'Neal", 'shaquille oneal'],
    ['N’Golo Kanté', 'ngolo kante'],
    ['J.J. Redick', 'jj redick'],
    ['Trent Alexander-Arnold', 'trent alexander arnold'],
    ['Tim Hardaway Jr.', 'tim hardaway'],
    ['Ken Griffey Sr', 'ken griffey'],
    ['Robert Griffin III', 'robert griffin'],
    ['Gary Payton II', 'gary payton'],
    ['Jr', 'jr'],
    ['?!', ''],
  ])('%s becomes %s', (text, normalised) => {
    expect(normaliseName(text)).toBe(normalised);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(normaliseName(normaliseName(text))).toBe(normaliseName(text));
      }),
    );
  });
});

describe('accepted names', () => {
  test.each<[string, NamedPerson, string[]]>([
    [
      'a full name',
      person('Pelé', undefined, { fullName: 'Edson Arantes' }),
      ['pele', 'edson arantes'],
    ],
    [
      'first + last',
      person('Lewis Hamilton', 'Hamilton', { fullName: 'Lewis Carl Davidson Hamilton' }),
      ['lewis hamilton'],
    ],
    [
      'the first full name',
      person('Alex Albon', 'Albon', { fullName: 'Alexander Albon Ansusinha' }),
      ['alexander albon'],
    ],
    ['last + first', person('Mohamed Salah', 'Salah'), ['salah mohamed']],
    ['a surname written first', person('Son Heung-min', 'Son'), ['son', 'heung min son', 'h son']],
    ['initial + last', person('Harry Kane', 'Kane'), ['h kane', 'kane']],
    [
      'a surname without particles',
      person('Virgil van Dijk', 'van Dijk'),
      ['van dijk', 'dijk', 'virgil dijk'],
    ],
    [
      'particles one by one',
      person('Micky van de Ven', 'van de Ven'),
      ['van de ven', 'de ven', 'ven'],
    ],
    ['an elided particle', person("Danilo D'Ambrosio", "D'Ambrosio"), ['dambrosio', 'ambrosio']],
    [
      'one given name of two',
      person('Jean-Éric Vergne', 'Vergne'),
      ['jean eric vergne', 'jean vergne', 'j vergne'],
    ],
    ['a mononym', person('Rodri'), ['rodri']],
    [
      'a nickname',
      person('Kevin De Bruyne', 'De Bruyne', { alsoKnownAs: ['K.D.B.'] }),
      ['kdb', 'bruyne'],
    ],
    ['digraphs', person('Mesut Özil', 'Özil'), ['ozil', 'oezil', 'mesut oezil', 'm oezil']],
  ])('include %s', (_, who, forms) => {
    expect(acceptedNames(who)).toEqual(expect.arrayContaining(forms));
  });

  test('are distinct and never empty', () => {
    expect(
      acceptedNames(person('Rodri', undefined, { fullName: 'RODRI', alsoKnownAs: ['…', 'rodri'] })),
    ).toEqual(['rodri']);
  });

  test('do not include a given name alone', () => {
    expect(acceptedNames(person('Harry Kane', 'Kane'))).not.toContain('harry');
  });

  test('do not include a particle alone', () => {
    expect(acceptedNames(person('Angel Di María', 'Di María'))).not.toContain('di');
  });
});

describe('the rules in their order', () => {
  const michael = candidate('michael', person('Michael Schumacher', 'Schumacher'));
  const ralf = candidate('ralf', person('Ralf Schumacher', 'Schumacher'));

  test('1: a name of the target is right, even if others share it', () => {
    expect(resolve([michael, ralf], 'SCHUMACHER')).toEqual({ kind: 'right' });
    expect(resolve([ralf, michael], 'Schumacher')).toEqual({ kind: 'right' });
  });

  test('1: the names of the snapshot count, not those of today', () => {
    const index = buildNameIndex([
      candidate('x', person('New Name', 'Name')),
      candidate('y', person('Old Person')),
    ]);
    const target = { ...targetOf(candidate('x', person('Old Person'))), names: ['old person'] };
    expect(resolveName(index, target, 'Old Person')).toEqual({ kind: 'right' });
    expect(resolveName(index, target, 'New Name')).toEqual({ kind: 'unknown' });
  });

  test('2: a name of somebody else means them, even within tolerance of the target', () => {
    const hansen = candidate('hansen', person('Jan Hansen', 'Hansen'));
    const hanson = candidate('hanson', person('Jan Hanson', 'Hanson'));
    expect(resolve([hansen, hanson], 'hanson')).toEqual({ kind: 'athlete', athleteId: 'hanson' });
  });

  const silvas = [
    candidate('abroad', person('A Silva', 'Silva'), { fameIn: { 'spanish-la-liga': 99 } }),
    candidate('lesser', person('B Silva', 'Silva'), { fameIn: { 'english-premier-league': 20 } }),
    candidate('greater', person('C Silva', 'Silva'), {
      fameIn: { 'english-premier-league': 60, brasileirao: 5 },
    }),
  ] as const;

  test('2: of several, one of the league wins, then the best known', () => {
    const target = candidate('target', person('Harry Kane', 'Kane'));
    expect(resolve([target, ...silvas], 'Silva')).toEqual({
      kind: 'athlete',
      athleteId: 'greater',
    });
    expect(resolve([target, silvas[0], silvas[1]], 'Silva')).toEqual({
      kind: 'athlete',
      athleteId: 'lesser',
    });
    expect(resolve([target, silvas[0]], 'Silva')).toEqual({ kind: 'athlete', athleteId: 'abroad' });
  });

  test('3: a misspelling as near to the target as to somebody else is right', () => {
    const hansen = candidate('hansen', person('Jan Hansen', 'Hansen'));
    const hanson = candidate('hanson', person('Jan Hanson', 'Hanson'));
    expect(resolve([hansen, hanson], 'Hansan')).toEqual({ kind: 'right' });
    expect(resolve([hanson, hansen], 'Hansan')).toEqual({ kind: 'right' });
  });

  test('3: a misspelling nearer to somebody else means them', () => {
    const target = candidate('target', person('Christiansen'));
    const other = candidate('other', person('Kristiansen'));
    expect(resolve([target, other], 'Chrisiansen')).toEqual({ kind: 'right' });
    expect(resolve([target, other], 'Kristianssen')).toEqual({
      kind: 'athlete',
      athleteId: 'other',
    });
  });

  const recognised = { fameIn: { 'english-premier-league': 0 } };

  test('2: who may be asked goes before who is only recognised, but for a whole name', () => {
    const target = candidate('target', person('Harry Kane', 'Kane'));
    const wall = candidate('wall', person('Ole Silva', 'Silva'), recognised);
    const nick = candidate('nick', person('Nick', undefined, { alsoKnownAs: ['Ole Silva'] }));
    const meant = (text: string, ...others: NameCandidate[]) => resolve([target, ...others], text);
    expect(meant('Silva', wall, silvas[0])).toEqual({ kind: 'athlete', athleteId: 'abroad' });
    expect(meant('Silva', wall)).toEqual({ kind: 'athlete', athleteId: 'wall' });
    expect(meant('Ole Silva', nick, wall)).toEqual({ kind: 'athlete', athleteId: 'wall' });
  });

  test('3: a misspelling is not taken by the surname of somebody who is only recognised', () => {
    const hansen = candidate('hansen', person('Jan Hansen', 'Hansen'));
    const hanson = candidate('hanson', person('Ole Hanson', 'Hanson'), recognised);
    expect(resolve([hansen, hanson], 'Hanson')).toEqual({ kind: 'right' });
    expect(resolve([hansen, hanson], 'Ole Hanson')).toMatchObject({ athleteId: 'hanson' });
  });

  test('4: within tolerance of somebody else means the nearest, then by league and fame', () => {
    const target = candidate('target', person('Harry Kane', 'Kane'));
    expect(resolve([target, ...silvas], 'Silvva')).toEqual({
      kind: 'athlete',
      athleteId: 'greater',
    });
    const near = candidate('near', person('Christiansen'), { fameIn: { brasileirao: 1 } });
    const far = candidate('far', person('Christianson'));
    expect(resolve([target, near, far], 'Christiansenn')).toEqual({
      kind: 'athlete',
      athleteId: 'near',
    });
  });

  test.each([
    ['Kane', 'Cane', 'near-miss'],
    ['Kane', 'Cama', 'unknown'],
    ['Son', 'Sun', 'unknown'],
    ['Verstappen', 'Verstpn', 'unknown'],
    ['Kvaratskhelia', 'Kvaratskel', 'near-miss'],
    ['Saliba', 'Selibo', 'unknown'],
  ])('5: for %s the text %s is %s', (name, text, kind) => {
    expect(resolve([candidate('target', person(name))], text)).toEqual({ kind });
  });

  test('tolerance is 0 below 5 letters, 1 up to 9, 2 from 10, spaces not counted', () => {
    const kinds = (name: string, text: string) =>
      resolve([candidate('target', person(name))], text).kind;
    expect(kinds('abcd', 'abce')).toBe('near-miss');
    expect(kinds('ab cd', 'ab ce')).toBe('near-miss');
    expect(kinds('abcde', 'abcdf')).toBe('right');
    expect(kinds('abcdefghi', 'abcdefgxy')).toBe('near-miss');
    expect(kinds('abcdefghij', 'abcdefghxy')).toBe('right');
    expect(kinds('abcdefghijkl', 'abcdefghixyz')).toBe('near-miss');
  });

  test('6: a name of another sport is recognised only if it is spelt right', () => {
    const target = candidate('target', person('Harry Kane', 'Kane'));
    const nadal = candidate('nadal', person('Rafael Nadal', 'Nadal'), {
      sport: 'tennis',
      fameIn: { atp: 9 },
    });
    expect(resolve([target, nadal], 'Nadal')).toEqual({ kind: 'other-sport' });
    expect(resolve([target, nadal], 'Nadall')).toEqual({ kind: 'unknown' });
  });

  test.each(['zzzz', '', '...', '中'])('7: %p is unknown', (text) => {
    expect(resolve([michael, ralf], text)).toEqual({ kind: 'unknown' });
  });
});

describe('any name and any text', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'e', 'n', 'ö', 'ß', 'k', "'", '-'), {
      minLength: 2,
      maxLength: 8,
    })
    .map((letters) => `M${letters.join('')}`);
  const who = fc
    .tuple(word, word, fc.array(word, { maxLength: 2 }))
    .map(([first, last, alsoKnownAs]) => person(`${first} ${last}`, last, { alsoKnownAs }));
  const people = fc.array(who, { minLength: 2, maxLength: 8 }).map((all) =>
    all.map((each, index) =>
      candidate(`id-${index}`, each, {
        sport: index % 3 === 2 ? 'tennis' : 'soccer',
        fameIn: { 'english-premier-league': index % 2 },
      }),
    ),
  );

  test('every accepted name of the target is right, whoever shares it', () => {
    fc.assert(
      fc.property(people, (all) => {
        const index = buildNameIndex(all);
        for (const each of all) {
          for (const name of each.names) {
            expect(resolveName(index, targetOf(each), name)).toEqual({ kind: 'right' });
          }
        }
      }),
    );
  });

  test('the resolution does not depend on the order of athletes, and other words never hit the target', () => {
    fc.assert(
      fc.property(people, word, (all, text) => {
        const target = targetOf(all[0] as NameCandidate);
        const found = resolveName(buildNameIndex(all), target, text);
        expect(resolveName(buildNameIndex(all.toReversed()), target, text)).toEqual(found);
        expect(found).not.toEqual({ kind: 'athlete', athleteId: target.athleteId });
      }),
    );
  });
});

describe('what people type', () => {
  const people = everybody();
  const index = buildNameIndex([...people.values()]);
  const seenFrom = (hidden: NameCandidate, typed: string) => {
    const [league] = Object.keys(hidden.fameIn) as League[];
    if (!league) throw new RangeError(`${hidden.athleteId} is in no league`);
    const { athleteId, sport, names } = hidden;
    return resolveName(index, { athleteId, sport, league, names }, typed);
  };
  /** An athlete of the sport with the most distant id, so certainly somebody else. */
  const strangerTo = ({ sport, athleteId }: NameCandidate) =>
    [...people.values()]
      .filter((each) => each.sport === sport && each.athleteId !== athleteId)
      .toSorted((a, b) => (a.athleteId < b.athleteId ? 1 : -1))[0];

  test('is understood for 99 of 100 entries of the list, whoever is hidden', () => {
    const misread = typedForms.filter(([typed, athleteId]) => {
      const meant = people.get(athleteId);
      const stranger = meant && strangerTo(meant);
      if (!meant || !stranger) return true;
      const isRight = seenFrom(meant, typed).kind === 'right';
      const named = seenFrom(stranger, typed);
      return !isRight || named.kind !== 'athlete' || named.athleteId !== athleteId;
    });
    expect(typedForms.length).toBeGreaterThanOrEqual(300);
    expect(misread.slice(Math.floor(typedForms.length / 100))).toEqual([]);
  });
});
