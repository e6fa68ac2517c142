import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { type AthleteRecord, type Fact, factsIn } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { difficulties, isMixedLeague, leagues } from '@craque/common/domain/sport.ts';
import { anAthleteRecord } from '@craque/common/testing/athlete-builders.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { athleteData } from './athlete-files.ts';
import { loadCatalogue } from './catalogue.ts';

const premierLeague: League = 'english-premier-league';
const laLiga: League = 'spanish-la-liga';
const place = { folder: '' };
beforeEach(() => {
  place.folder = newFolder();
});

function write(league: League, records: readonly unknown[]): void {
  writeFileSync(join(place.folder, `${league}.json`), JSON.stringify(records));
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

function violationsOf(...records: unknown[]): string {
  write(premierLeague, records);
  return violations();
}

/** Different people, the best known first. */
function people(count: number): AthleteRecord[] {
  return Array.from({ length: count }, (_, rank) => {
    const word = String.fromCharCode(98 + (rank % 24), 97 + Math.floor(rank / 24)).repeat(4);
    return anAthleteRecord({
      id: `p${rank}`,
      name: `Kim ${word}`,
      surname: word,
      fame: 500 - rank,
    });
  });
}

describe('a catalogue', () => {
  test('merges the leagues of one person', () => {
    write(premierLeague, [anAthleteRecord({ alsoKnownAs: ['Addie'], team: 'Everton', fame: 7 })]);
    const more = {
      active: false,
      fullName: 'Ada Mary Quill',
      alsoKnownAs: ['The Pen'],
      team: 'Sevilla',
      fame: 90,
    };
    write(laLiga, [anAthleteRecord({ ...more, facts: [{ kind: 'worldCupsWon', value: [2014] }] })]);
    const athlete = loadCatalogue(place.folder).athlete('ada-quill');
    expect(athlete).toMatchObject({
      sport: 'soccer',
      fullName: 'Ada Mary Quill',
      alsoKnownAs: ['Addie', 'The Pen'],
      memberships: [
        { league: premierLeague, team: 'Everton', fame: 7 },
        { league: laLiga, team: 'Sevilla', fame: 90 },
      ],
    });
    expect(athlete?.facts.map((fact) => fact.kind)).toContain('worldCupsWon');
    expect(athlete?.facts).toHaveLength(4);
    expect(athlete).not.toHaveProperty('team');
  });

  test('keeps what belongs to a league with its membership', () => {
    const height: Fact = { kind: 'heightCm', value: 178 };
    const titles = (value: number): Fact => ({ kind: 'leagueTitles', value });
    write(premierLeague, [anAthleteRecord({ active: false, facts: [height, titles(3)] })]);
    write(laLiga, [anAthleteRecord({ facts: [titles(1)] })]);
    const ada = loadCatalogue(place.folder).athlete('ada-quill');
    if (!ada) throw new Error('Ada Quill is not there');
    expect(ada.facts).toEqual([height]);
    expect(factsIn(ada, premierLeague)).toEqual([height, titles(3)]);
    expect(factsIn(ada, laLiga)).toEqual([height, titles(1)]);
    expect(ada.memberships.map(({ active }) => active)).toEqual([false, true]);
  });

  test('opens a league with 20 athletes', () => {
    write(premierLeague, people(20));
    const before = people(19).map((each) => ({ ...each, active: false }));
    write(laLiga, before);
    const catalogue = loadCatalogue(place.folder);
    expect(catalogue.leagueState(premierLeague)).toEqual({ open: true, athletes: 20 });
    expect(catalogue.leagueState(laLiga)).toEqual({ open: false, athletes: 19 });
    expect(catalogue.leagueState('nba')).toEqual({ open: false, athletes: 0 });
  });

  test('lists members and pools best known first', () => {
    write(premierLeague, people(40).toReversed());
    const catalogue = loadCatalogue(place.folder);
    expect(catalogue.members(premierLeague).map((each) => each.id)).toEqual(
      people(40).map((each) => each.id),
    );
    expect(difficulties.map((each) => catalogue.pool(premierLeague, each).length)).toEqual([
      20, 30, 40, 30,
    ]);
    expect(catalogue.pool(premierLeague, 'expert')[0]).toBe('p10');
    expect(catalogue.pool('nba', 'hard')).toEqual([]);
  });

  test('lists a person of two leagues once, with the fame in each', () => {
    write(premierLeague, [anAthleteRecord({ alsoKnownAs: ['Addie'], fame: 70 })]);
    const before = { active: false, team: 'Sevilla', fame: 90 };
    write(laLiga, [anAthleteRecord({ ...before, alsoKnownAs: ['Addie'] })]);
    expect(loadCatalogue(place.folder).names('soccer')).toEqual([
      {
        ...{ name: 'Ada Quill', also: ['Addie'], fame: 90 },
        in: { 'english-premier-league': 70, 'spanish-la-liga': 90 },
      },
    ]);
  });

  test('lists names best known first, with what cannot be derived from them', () => {
    const ada = { name: 'Ada Quill', surname: 'Quill', sharedNames: ['Ada Quill', 'Quill'] };
    write(premierLeague, [
      anAthleteRecord({
        id: 'zoe',
        name: 'Zoë Ølm',
        surname: 'Ølm',
        alsoKnownAs: ['Zozo'],
        fullName: 'Zoe Olm',
        fame: 50,
      }),
      anAthleteRecord({
        ...ada,
        id: 'younger',
        dateOfBirth: '1999-01-01',
        fullName: 'Ada Mary Quill',
        fame: 70,
      }),
      anAthleteRecord({ ...ada, id: 'older', dateOfBirth: '1988-01-01', fame: 70 }),
      anAthleteRecord({ id: 'eder', name: 'Éder', surname: 'Éder', fame: 60 }),
      anAthleteRecord({ id: 'bob', name: 'Bob Mary Ash', surname: 'Ash', fame: 80 }),
    ]);
    const catalogue = loadCatalogue(place.folder);
    const known = (fame: number) => ({ fame, in: { 'english-premier-league': fame } });
    expect(catalogue.names('soccer')).toEqual([
      { name: 'Bob Mary Ash', surname: 'Ash', ...known(80) },
      { name: 'Ada Quill', born: 1988, ...known(70) },
      { name: 'Ada Quill', full: 'Ada Mary Quill', born: 1999, ...known(70) },
      { name: 'Éder', surname: 'Éder', ...known(60) },
      { name: 'Zoë Ølm', also: ['Zozo'], ...known(50) },
    ]);
    expect(catalogue.names('tennis')).toEqual([]);
  });

  test('derives facts once, and none for unknown ids', () => {
    write(premierLeague, people(3));
    const catalogue = loadCatalogue(place.folder);
    const facts = catalogue.derivedFacts('p0', premierLeague);
    expect(facts).toContainEqual({ kind: 'teamMates', value: 2 });
    expect(catalogue.derivedFacts('p0', premierLeague)).toBe(facts);
    expect(catalogue.derivedFacts('p0', laLiga)).toEqual([]);
    expect(catalogue.derivedFacts('nobody', premierLeague)).toEqual([]);
  });

  test('has a version that follows the data', () => {
    write(premierLeague, people(3));
    const before = loadCatalogue(place.folder).dataVersion;
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    expect(loadCatalogue(place.folder).dataVersion).toBe(before);
    write(premierLeague, people(4));
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
    [{ position: 'guard' }, 'ada-quill, position'],
    [{ facts: [{ kind: 'draftYear', value: 2001 }] }, 'ada-quill, facts.0.kind'],
    [{ facts: [{ kind: 'ageRank', value: 1 }] }, 'ada-quill, facts.0.kind'],
    [{ facts: [{ kind: 'heightCm', value: 'tall' }] }, 'ada-quill, facts.0.value'],
    [{ facts: [{ kind: 'leagueTitles', value: 0 }] }, 'ada-quill, facts.0.value'],
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
    [{ team: 'Mu\u0308nchen' }, 'ada-quill, team: has outer spaces or is not in NFC'],
  ])('%j', (wrong, violation) => {
    expect(violationsOf(anAthleteRecord())).toBe('no violations');
    expect(violationsOf({ ...anAthleteRecord(), ...wrong })).toContain(violation);
  });

  test('one person under two ids', () => {
    const again = anAthleteRecord({
      id: 'other',
      name: 'Addie',
      surname: 'Addie',
      fullName: 'Ada Quill',
    });
    expect(violationsOf(anAthleteRecord(), again)).toContain(
      'ada-quill and other are all ada quill, born 1995-04-12',
    );
  });

  test('one id twice in a league, or in two sports', () => {
    write('nba', [anAthleteRecord({ position: 'guard', facts: [] })]);
    const message = violationsOf(anAthleteRecord(), anAthleteRecord());
    expect(message).toContain('ada-quill: twice in english-premier-league');
    expect(message).toContain('ada-quill: the id is taken in soccer and in basketball');
  });

  test('a person whose leagues disagree', () => {
    write(premierLeague, [anAthleteRecord({ look: { hair: 'bob' } })]);
    const facts = [{ kind: 'heightCm', value: 180 } as const];
    const look = { hair: 'bun' } as const;
    write(laLiga, [
      anAthleteRecord({ dateOfBirth: '1995-04-13', nationality: ['ES'], look, facts }),
    ]);
    const message = violations();
    expect(message).toContain(
      'ada-quill: dateOfBirth is 1995-04-12, in spanish-la-liga 1995-04-13',
    );
    expect(message).toContain('ada-quill: nationality is GB-ENG, in spanish-la-liga ES');
    expect(message).toContain('ada-quill: look is {"hair":"bob"}, in spanish-la-liga');
    expect(message).toContain('ada-quill: heightCm is 178, in spanish-la-liga 180');
  });

  test('a person who plays in two leagues of clubs at once, but not in one and for a country', () => {
    const atHome = anAthleteRecord();
    write('fifa-womens-world-cup', [anAthleteRecord({ team: 'England' })]);
    write(laLiga, [anAthleteRecord({ team: 'Sevilla', active: false })]);
    expect(violationsOf(atHome)).toBe('no violations');
    write(laLiga, [anAthleteRecord({ team: 'Sevilla' })]);
    expect(violationsOf(atHome)).toContain(
      'ada-quill: active in english-premier-league and spanish-la-liga at once',
    );
  });

  test('files that are not a list of athletes', () => {
    writeFileSync(join(place.folder, 'curling.json'), '[]');
    writeFileSync(join(place.folder, 'nba.json'), '{');
    writeFileSync(join(place.folder, 'atp.json'), '{}');
    write(premierLeague, []);
    const message = violations();
    expect(message).toContain('curling.json: no league has this name');
    expect(message).toContain('nba.json: not JSON');
    expect(message).toContain('atp.json: not a list of athletes');
    expect(message).toContain('english-premier-league: nobody to draw, the pool is empty');
  });
});

describe('trusted files', () => {
  test('give the same catalogue as checked ones', () => {
    expect(violationsOf(anAthleteRecord())).toBe('no violations');
    const [checked, trusted] = [
      loadCatalogue(place.folder),
      loadCatalogue(place.folder, 'trusted'),
    ];
    expect(trusted.dataVersion).toBe(checked.dataVersion);
    expect(trusted.members(premierLeague)).toEqual(checked.members(premierLeague));
  });

  test('are not validated, but have to be lists of athletes', () => {
    write(premierLeague, [anAthleteRecord({ fame: 0 })]);
    expect(() => loadCatalogue(place.folder)).toThrow('fame');
    expect(loadCatalogue(place.folder, 'trusted').members(premierLeague)).toHaveLength(1);
    writeFileSync(join(place.folder, `${premierLeague}.json`), '{"half": ');
    expect(() => loadCatalogue(place.folder, 'trusted')).toThrow('not JSON');
  });
});

describe('a name shared by two of a league', () => {
  const luuk = { id: 'luuk', name: 'Luuk de Jong', surname: 'de Jong', dateOfBirth: '1990-08-27' };
  const frenkie = { id: 'frenkie', name: 'Frenkie de Jong', surname: 'de Jong' };
  const marked = { sharedNames: ['de jong'] };

  test('must be marked on both', () => {
    const message = violationsOf(anAthleteRecord({ ...luuk, ...marked }), anAthleteRecord(frenkie));
    expect(message).toContain('luuk and frenkie share "de jong", not marked on frenkie');
    expect(message).toContain('luuk and frenkie share "jong", not marked on frenkie');
    expect(
      violationsOf(
        anAthleteRecord({ ...luuk, ...marked }),
        anAthleteRecord({ ...frenkie, ...marked }),
      ),
    ).toBe('no violations');
  });

  test('needs no mark for derived forms: initials and digraphs', () => {
    const muller = { surname: 'Müller', sharedNames: ['muller'] };
    const thomas = anAthleteRecord({ ...muller, id: 'thomas', name: 'Thomas Müller' });
    const tobias = anAthleteRecord({ ...muller, id: 'tobias', name: 'Tobias Müller' });
    expect(violationsOf(thomas, tobias)).toBe('no violations');
  });

  test('needs no mark in two leagues', () => {
    write(laLiga, [anAthleteRecord(frenkie)]);
    expect(violationsOf(anAthleteRecord(luuk))).toBe('no violations');
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
