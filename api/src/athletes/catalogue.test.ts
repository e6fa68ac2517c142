import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { type Fact, factsIn, type PersonRecord } from '@craque/common/domain/athlete/athlete.ts';
import type { League, Sport } from '@craque/common/domain/sport.ts';
import { difficulties, isMixedLeague, leagues } from '@craque/common/domain/sport.ts';
import { aPersonRecord, withLeagues } from '@craque/common/testing/athlete-builders.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { athleteData } from './athlete-files.ts';
import { loadCatalogue } from './catalogue.ts';

const premierLeague: League = 'english-premier-league';
const laLiga: League = 'spanish-la-liga';
const place = { folder: '' };
beforeEach(() => {
  place.folder = newFolder();
});

function write(people: readonly unknown[], sport: Sport = 'soccer'): void {
  writeFileSync(join(place.folder, `${sport}.json`), JSON.stringify(people));
}

/** The message of the error with which loading the folder fails. */
function violations(): string {
  try {
    loadCatalogue(place.folder);
  } catch (error) {
    return String(error);
  }
  return 'no violations';
}

function violationsOf(...people: unknown[]): string {
  write(people);
  return violations();
}

/** Different people, the best known first. */
function people(count: number, league = premierLeague): PersonRecord[] {
  return Array.from({ length: count }, (_, rank) => {
    const word = String.fromCharCode(98 + (rank % 24), 97 + Math.floor(rank / 24)).repeat(4);
    const named = { id: `p${rank}`, name: `Kim ${word}`, surname: word };
    return aPersonRecord({ ...named, fame: 100 - rank }, league);
  });
}

describe('a catalogue', () => {
  test('derives the fame in a league from that in the sport and the share of it', () => {
    const abroad = aPersonRecord({ active: false, team: 'Sevilla', share: 35 }, laLiga);
    write([withLeagues(aPersonRecord({ fame: 90 }), abroad)]);
    expect(loadCatalogue(place.folder).athlete('ada-quill')).toMatchObject({
      ...{ sport: 'soccer', fame: 90, home: premierLeague },
      memberships: [
        { league: premierLeague, team: 'Liverpool', fame: 90 },
        { league: laLiga, team: 'Sevilla', fame: 32 },
      ],
    });
  });

  test('keeps what belongs to a league with its membership', () => {
    const height: Fact = { kind: 'heightCm', value: 178 };
    const titles = (value: number): Fact => ({ kind: 'leagueTitles', value });
    const before = aPersonRecord({ active: false, facts: [height, titles(3)] });
    const now = aPersonRecord({ facts: [titles(1)] }, laLiga);
    write([withLeagues(before, now)]);
    const ada = loadCatalogue(place.folder).athlete('ada-quill');
    if (!ada) throw new Error('Ada Quill is not there');
    expect(ada.facts).toEqual([height]);
    expect(factsIn(ada, premierLeague)).toEqual([height, titles(3)]);
    expect(factsIn(ada, laLiga)).toEqual([height, titles(1)]);
    expect(ada.memberships.map(({ active }) => active)).toEqual([false, true]);
  });

  test('opens a league with 20 athletes', () => {
    const others = people(39, laLiga).slice(20);
    write([...people(20), ...others]);
    const catalogue = loadCatalogue(place.folder);
    expect(catalogue.leagueState(premierLeague)).toEqual({ open: true, athletes: 20 });
    expect(catalogue.leagueState(laLiga)).toEqual({ open: false, athletes: 19 });
    expect(catalogue.leagueState('nba')).toEqual({ open: false, athletes: 0 });
  });

  test('lists members and pools best known first', () => {
    write(people(50).toReversed());
    const catalogue = loadCatalogue(place.folder);
    expect(catalogue.members(premierLeague).map((each) => each.id)).toEqual(
      people(50).map((each) => each.id),
    );
    expect(difficulties.map((each) => catalogue.pool(premierLeague, each).length)).toEqual([
      30, 41, 50, 20,
    ]);
    expect(catalogue.pool(premierLeague, 'expert')[0]).toBe('p30');
    expect(catalogue.pool('nba', 'hard')).toEqual([]);
  });

  test('lists a person of two leagues once, with the fame in each', () => {
    const before = aPersonRecord({ active: false, team: 'Sevilla', share: 50 }, laLiga);
    write([withLeagues(aPersonRecord({ alsoKnownAs: ['Addie'], fame: 90 }), before)]);
    expect(loadCatalogue(place.folder).names('soccer')).toEqual([
      {
        ...{ name: 'Ada Quill', also: ['Addie'], fame: 90 },
        in: { 'english-premier-league': 90, 'spanish-la-liga': 45 },
      },
    ]);
  });

  test('lists names best known first, with what cannot be derived from them', () => {
    const ada = { name: 'Ada Quill', surname: 'Quill', sharedNames: ['Ada Quill', 'Quill'] };
    write([
      aPersonRecord({
        id: 'zoe',
        name: 'Zoë Ølm',
        surname: 'Ølm',
        alsoKnownAs: ['Zozo'],
        fullName: 'Zoe Olm',
        fame: 50,
      }),
      aPersonRecord({
        ...ada,
        id: 'younger',
        dateOfBirth: '1999-01-01',
        fullName: 'Adelaide Mary Quill',
        fame: 75,
      }),
      aPersonRecord({ ...ada, id: 'older', dateOfBirth: '1988-01-01', fame: 75 }),
      aPersonRecord({
        ...{ id: 'eder', name: 'Éder', surname: 'Éder', fame: 60 },
        fullName: 'José Éder Neto',
      }),
      aPersonRecord({ id: 'bob', name: 'Bob Mary Ash', surname: 'Ash', fame: 80 }),
    ]);
    const catalogue = loadCatalogue(place.folder);
    const known = (fame: number) => ({ fame, in: { 'english-premier-league': fame } });
    expect(catalogue.names('soccer')).toEqual([
      { name: 'Bob Mary Ash', surname: 'Ash', ...known(80) },
      { name: 'Ada Quill', born: 1988, ...known(75) },
      { name: 'Ada Quill', full: 'Adelaide Mary Quill', born: 1999, ...known(75) },
      { name: 'Éder', surname: 'Éder', ...known(60) },
      { name: 'Zoë Ølm', also: ['Zozo'], ...known(50) },
    ]);
    expect(catalogue.names('tennis')).toEqual([]);
  });

  test('derives facts once, and none for unknown ids', () => {
    write(people(3));
    const catalogue = loadCatalogue(place.folder);
    const facts = catalogue.derivedFacts('p0', premierLeague);
    expect(facts).toContainEqual({ kind: 'teamMates', value: 2 });
    expect(catalogue.derivedFacts('p0', premierLeague)).toBe(facts);
    expect(catalogue.derivedFacts('p0', laLiga)).toEqual([]);
    expect(catalogue.derivedFacts('nobody', premierLeague)).toEqual([]);
  });

  test('has a version that follows the data', () => {
    write(people(3));
    const before = loadCatalogue(place.folder).dataVersion;
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    expect(loadCatalogue(place.folder).dataVersion).toBe(before);
    write(people(4));
    expect(loadCatalogue(place.folder).dataVersion).not.toBe(before);
  });
});

describe('a catalogue refuses', () => {
  test.each<[object, string]>([
    [{ nationality: ['GB-ENG', 'QQ'] }, 'ada-quill, nationality.1: unknown country QQ'],
    [{ nationality: ['EU'] }, 'nationality.0: unknown country EU'],
    [{ nationality: ['FR', 'FR'] }, 'nationality: a country twice'],
    [{ nationality: [] }, 'ada-quill, nationality'],
    [{ dateOfBirth: '1995-02-30' }, 'ada-quill, dateOfBirth'],
    [{ dateOfBirth: '2030-02-01' }, 'dateOfBirth: not a plausible birth date'],
    [{ position: 'guard' }, 'ada-quill, memberships.0.position'],
    [{ home: laLiga }, 'ada-quill, home: is none of the memberships'],
    [{ share: 90 }, 'ada-quill, home: has a share of less than 100'],
    [{ fame: 101 }, 'ada-quill, fame'],
    [{ facts: [{ kind: 'draftYear', value: 2001 }] }, 'ada-quill, facts.0.kind'],
    [{ facts: [{ kind: 'ageRank', value: 1 }] }, 'ada-quill, facts.0.kind'],
    [{ facts: [{ kind: 'heightCm', value: 'tall' }] }, 'ada-quill, facts.0.value'],
    [{ facts: [{ kind: 'leagueTitles', value: 0 }] }, 'ada-quill, memberships.0.facts.0.value'],
    [{ facts: [{ kind: 'worldCupsWon', value: [2002, 2002] }] }, 'years must rise'],
    [
      { facts: [170, 171].map((value) => ({ kind: 'heightCm', value })) },
      'ada-quill, facts: a kind of fact twice',
    ],
    [{ surname: 'Feather' }, 'ada-quill, surname: is no part of the name'],
    [{ look: { hair: 'wig' } }, 'ada-quill, look.hair'],
    [{ look: { helmet: ['plain', 'red'] } }, 'ada-quill, look'],
    [{ look: {} }, 'ada-quill, look: says nothing'],
    [{ nickname: 'Addie' }, 'ada-quill: Unrecognized key: "nickname"'],
    [{ team: 'Quill Racing' }, 'ada-quill, team: Quill Racing holds the name "quill"'],
    [{ team: 'Mu\u0308nchen' }, 'ada-quill, memberships.0.team: has outer spaces or is not in NFC'],
  ])('%j', (wrong, violation) => {
    expect(violationsOf(aPersonRecord())).toBe('no violations');
    expect(violationsOf(aPersonRecord(wrong))).toContain(violation);
  });

  test('one person under two ids', () => {
    const again = aPersonRecord({
      id: 'other',
      name: 'Addie',
      surname: 'Addie',
      fullName: 'Ada Quill',
    });
    expect(violationsOf(aPersonRecord(), again)).toContain(
      'ada-quill and other are all ada quill, born 1995-04-12',
    );
  });

  test('one id twice in a sport, or in two sports', () => {
    write([aPersonRecord({ position: 'guard', facts: [] }, 'nba')], 'basketball');
    const message = violationsOf(aPersonRecord(), aPersonRecord());
    expect(message).toContain('ada-quill: the id is taken in soccer and soccer and basketball');
  });

  test('a league twice, and a fact of the league among those of the person', () => {
    expect(violationsOf(withLeagues(aPersonRecord(), aPersonRecord()))).toContain(
      'ada-quill, memberships: a league twice',
    );
    const facts = [{ kind: 'leagueTitles', value: 2 }];
    expect(violationsOf({ ...aPersonRecord(), facts })).toContain('ada-quill, facts.0.kind');
  });

  test('a person who plays in two leagues of clubs at once, but not in one and for a country', () => {
    const country = aPersonRecord({ team: 'England' }, 'fifa-womens-world-cup');
    const abroad = (active: boolean) => aPersonRecord({ team: 'Sevilla', active }, laLiga);
    expect(violationsOf(withLeagues(aPersonRecord(), country, abroad(false)))).toBe(
      'no violations',
    );
    expect(violationsOf(withLeagues(aPersonRecord(), country, abroad(true)))).toContain(
      'ada-quill: active in english-premier-league and spanish-la-liga at once',
    );
  });

  test('files that are not a list of athletes', () => {
    writeFileSync(join(place.folder, 'curling.json'), '[]');
    writeFileSync(join(place.folder, 'basketball.json'), '{');
    writeFileSync(join(place.folder, 'tennis.json'), '{}');
    write([]);
    const message = violations();
    expect(message).toContain('curling.json: no sport has this name');
    expect(message).toContain('basketball.json: not JSON');
    expect(message).toContain('tennis.json: not a list of athletes');
    expect(message).toContain('soccer.json: nobody to draw');
  });
});

describe('trusted files', () => {
  test('give the same catalogue as checked ones', () => {
    expect(violationsOf(aPersonRecord())).toBe('no violations');
    const [checked, trusted] = [
      loadCatalogue(place.folder),
      loadCatalogue(place.folder, 'trusted'),
    ];
    expect(trusted.dataVersion).toBe(checked.dataVersion);
    expect(trusted.members(premierLeague)).toEqual(checked.members(premierLeague));
  });

  test('are not validated, but have to be lists of athletes', () => {
    write([aPersonRecord({ fame: 0 })]);
    expect(() => loadCatalogue(place.folder)).toThrow('fame');
    expect(loadCatalogue(place.folder, 'trusted').members(premierLeague)).toHaveLength(1);
    writeFileSync(join(place.folder, 'soccer.json'), '{"half": ');
    expect(() => loadCatalogue(place.folder, 'trusted')).toThrow('not JSON');
  });
});

describe('a name shared by two of a league', () => {
  const luuk = { id: 'luuk', name: 'Luuk de Jong', surname: 'de Jong', dateOfBirth: '1990-08-27' };
  const frenkie = { id: 'frenkie', name: 'Frenkie de Jong', surname: 'de Jong' };
  const marked = { sharedNames: ['de jong'] };

  test('must be marked on both', () => {
    const message = violationsOf(aPersonRecord({ ...luuk, ...marked }), aPersonRecord(frenkie));
    expect(message).toContain('luuk and frenkie share "de jong", not marked on frenkie');
    expect(message).toContain('luuk and frenkie share "jong", not marked on frenkie');
    expect(
      violationsOf(aPersonRecord({ ...luuk, ...marked }), aPersonRecord({ ...frenkie, ...marked })),
    ).toBe('no violations');
  });

  test('needs no mark for derived forms: initials and digraphs', () => {
    const muller = { surname: 'Müller', sharedNames: ['muller'] };
    const thomas = aPersonRecord({ ...muller, id: 'thomas', name: 'Thomas Müller' });
    const tobias = aPersonRecord({ ...muller, id: 'tobias', name: 'Tobias Müller' });
    expect(violationsOf(thomas, tobias)).toBe('no violations');
  });

  test('needs no mark in two leagues', () => {
    expect(violationsOf(aPersonRecord(luuk), aPersonRecord(frenkie, laLiga))).toBe('no violations');
  });
});

describe("the project's own data", () => {
  const catalogue = loadCatalogue(athleteData);

  test('open every league', () => {
    expect(leagues.filter((league) => !catalogue.leagueState(league).open)).toEqual([]);
  });

  test.each(leagues)('contain women and men for the mixed league %s', (league) => {
    const genders = new Set(catalogue.members(league).map(({ gender }) => gender));
    expect(isMixedLeague(league)).toBe(genders.size > 1);
  });
});
