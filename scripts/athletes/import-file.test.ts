import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPersonRecord, withLeagues } from '@craque/common/testing/athlete-builders.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { anAthleteFolder, inLeague } from '../testing/athlete-folder.ts';

const { folder, put, textOf, recordOf, run, empty } = anAthleteFolder();

const ada = aPersonRecord({ gender: 'male', number: 9, fame: 80 });
const bea = aPersonRecord({
  id: 'bea-lens',
  name: 'Béa Lens',
  fullName: 'Beatriz Maria Lens',
  surname: 'Lens',
  alsoKnownAs: ['Bibi'],
  dateOfBirth: '1990-01-02',
  nationality: ['BR', 'PT'],
  gender: 'male',
  source: 'authored',
});

beforeEach(() => {
  empty();
  put([ada, bea]);
});

const head =
  'name,full_name,date_of_birth,nationality,team,position,fame,source,snapshot,active,surname';
const cleo = 'Cléo Ink,Cléo Ink Filho,2001-03-04,BR,Everton,Midfielder,40,press,2026-07,yes,Ink';

describe('an import', () => {
  test('without --write reports its changes, field by field, and changes nothing', () => {
    const before = textOf();
    const { code, output } = run(
      `${head}\nAda Quill,,1995-04-12,GB-ENG,Chelsea,Forward,85,press,2026-08,,\n${cleo}\nBéa Lens,,1990-01-02,BR,Liverpool,Forward,50,press,2026-06,,\n`,
    );
    expect(output).toContain('line 2: changed ada-quill (Ada Quill), english-premier-league');
    expect(output).toContain('  team: Liverpool -> Chelsea');
    expect(output).toContain('  fame: 80 -> 85');
    expect(output).toContain('  asOf: 2026-06 -> 2026-08');
    expect(output).toContain('  source: authored -> authored+press');
    expect(output).toContain('line 3: new cleo-ink (Cléo Ink), english-premier-league');
    expect(output).toContain('3 rows: 1 new, 1 changed, 1 unchanged, 0 refused, 0 ambiguous');
    expect(output).toContain('Nothing was written; --write does it.');
    expect(code).toBe(0);
    expect(textOf()).toBe(before);
  });

  test('writes one athlete a line by name, each row with its date and source, and keeps the rest', () => {
    const { code, output } = run(`${head}\n${cleo}\nAda Quill,,,,Chelsea,,,press,2026-08,,\n`, {
      write: true,
    });
    expect(output).toContain('Written: soccer.json.');
    expect(code).toBe(0);
    expect(
      textOf()
        .split('\n')
        .map((line) => /"id": "([^"]+)/.exec(line)?.[1]),
    ).toEqual([undefined, 'ada-quill', 'bea-lens', 'cleo-ink', undefined, undefined]);
    expect(recordOf('ada-quill')).toEqual({
      ...inLeague(ada),
      team: 'Chelsea',
      asOf: '2026-08',
      source: 'authored+press',
    });
    expect(recordOf('bea-lens')).toEqual(inLeague(bea));
    expect(recordOf('cleo-ink')).toEqual({
      id: 'cleo-ink',
      name: 'Cléo Ink',
      fullName: 'Cléo Ink Filho',
      surname: 'Ink',
      alsoKnownAs: [],
      dateOfBirth: '2001-03-04',
      nationality: ['BR'],
      gender: 'male',
      team: 'Everton',
      position: 'midfielder',
      fame: 40,
      home: 'english-premier-league',
      active: true,
      facts: [],
      asOf: '2026-07',
      source: 'press',
    });
    expect(readdirSync(folder)).toEqual(['soccer.json']);
  });

  test('finds nothing to do the second time', () => {
    const text = `${head}\n${cleo}\nAda Quill,,,,Chelsea,,,press,2026-08,,\n`;
    run(text, { write: true });
    const after = textOf();
    const { code, output } = run(text, { write: true });
    expect(output).toContain('2 rows: 0 new, 0 changed, 2 unchanged');
    expect(output).toContain('Written: nothing has changed.');
    expect([code, textOf()]).toEqual([0, after]);
  });

  test('adds names, facts and the Wikidata item, and removes no fact, name or nationality', () => {
    run(
      'id,nationality,also_known_as,wikidata,number,fact:strongFoot,fact:worldCupsWon,fact:heightCm\nbea-lens,BR,Bia; bibi,Q615,7,right,2014 2018,\n',
      { write: true },
    );
    expect(recordOf('bea-lens')).toEqual({
      ...inLeague(bea),
      alsoKnownAs: ['Bibi', 'Bia'],
      wikidata: 'Q615',
      number: 7,
      facts: [
        { kind: 'heightCm', value: 178 },
        { kind: 'strongFoot', value: 'right' },
        { kind: 'firstTeamDebutYear', value: 2013 },
        { kind: 'worldCupsWon', value: [2014, 2018] },
      ],
    });
  });

  test('renames, even to another spelling, only by id', () => {
    const poorer = 'name,full_name,date_of_birth\nBéa Lens,Beátriz Maria Lens,1990-01-02\n';
    expect(run(poorer).output).toContain('1 unchanged');
    expect(run(poorer.replace('name,', 'id,').replace('Béa Lens', 'bea-lens')).output).toContain(
      'fullName: Beatriz Maria Lens -> Beátriz Maria Lens',
    );
    expect(run('name,date_of_birth\nBea Lens,1990-01-02\n').output).toContain('1 unchanged');
    expect(run('name,date_of_birth\nBeatriz Maria Lens,1990-01-02\n').output).toContain(
      '1 unchanged',
    );
    expect(run('name,date_of_birth\nBibi,1990-01-02\n').output).toContain('1 unchanged');
    expect(run('id,name\nbea-lens,Bia Lens\n').output).toContain('name: Béa Lens -> Bia Lens');
  });

  test('changes what belongs to the league in that league alone', () => {
    const titles = { kind: 'leagueTitles', value: 2 } as const;
    const before = { active: false, team: 'Santos', share: 40, facts: [titles] };
    put([ada, withLeagues(bea, aPersonRecord(before, 'brasileirao'))]);
    run('id,date_of_birth,team,fact:leagueTitles\nbea-lens,1990-01-20,Everton,5\n', {
      write: true,
    });
    const [there, here] = [recordOf('bea-lens', 'brasileirao'), recordOf('bea-lens')];
    expect(there).toMatchObject({
      ...{ active: false, team: 'Santos', share: 40, dateOfBirth: '1990-01-20' },
      facts: [...bea.facts, titles],
    });
    expect(here).toMatchObject({ dateOfBirth: '1990-01-20', team: 'Everton', active: true });
    expect(here?.facts).toContainEqual({ ...titles, value: 5 });
  });

  test('gives the person another home, where all of the fame counts', () => {
    const before = { active: false, team: 'Santos', share: 40 };
    put([ada, withLeagues(bea, aPersonRecord(before, 'brasileirao'))]);
    run('id,fame,home,share\nbea-lens,70,Brasileirão,60\n', { write: true });
    expect(recordOf('bea-lens')).toMatchObject({ fame: 70, home: 'brasileirao', share: 60 });
    expect(recordOf('bea-lens', 'brasileirao')).not.toHaveProperty('share');
  });

  test('recognises an athlete of another league as the same person', () => {
    const { output } = run(
      'name,date_of_birth,active,team,position,fame,source,snapshot,league\nBéa Lens,1990-01-02,no,Santos,Forward,70,press,2026-06,brasileirao\n',
      { write: true },
    );
    expect(output).toContain('new bea-lens (Béa Lens), brasileirao');
    expect(recordOf('bea-lens', 'brasileirao')).toMatchObject({
      fullName: 'Beatriz Maria Lens',
      nationality: ['BR', 'PT'],
      team: 'Santos',
      ...{ fame: 70, home: 'english-premier-league', share: 30 },
      source: 'press',
    });
  });

  test('reports what it reads and does not import', () => {
    const { output } = run(
      'name,date_of_birth,fame,team\nAda Quill,1995-04-12,91.41,Liverpool / Everton\n',
    );
    expect(output).toContain('fame is on another scale: not taken (line 2)');
    expect(output).toContain('1 unchanged');
  });

  test('lists tables that serve for checks separately', () => {
    run('name,date_of_birth,source,number\nAda Quill,1995-04-12,FC26+WC2026+fix,10\n', {
      write: true,
    });
    expect(recordOf('ada-quill')).toMatchObject({
      source: 'authored+WC2026',
      checkedAgainst: 'FC26',
    });
  });
});

describe('a row is refused with', () => {
  test.each([
    [
      'a day that is none',
      'name,date_of_birth\nAda Quill,1995-02-30\n',
      'line 2: ambiguous Ada Quill',
    ],
    [
      'a wrong day by id',
      'id,date_of_birth\nada-quill,1995-02-30\n',
      'line 2: refused ada-quill: ada-quill, dateOfBirth',
    ],
    [
      'an unknown country',
      'id,nationality\nada-quill,QQ\n',
      'line 2: refused ada-quill: ada-quill, nationality.0: unknown country QQ',
    ],
    [
      'a number that is none',
      'id,number\n\nada-quill,ten\n',
      'line 3: refused ada-quill: number: ten is no whole number',
    ],
    ['a word of no meaning', 'id,active\nada-quill,perhaps\n', 'active: perhaps is none of yes'],
    [
      'a position of another sport',
      'id,position\nada-quill,Guard\n',
      'ada-quill, memberships.0.position',
    ],
    [
      'a fact of another sport',
      'id,fact:draftYear\nada-quill,2001\n',
      'fact:draftYear: no fact of soccer',
    ],
    [
      'a fact of another form',
      'id,fact:strongFoot\nada-quill,both feet\n',
      'value: Invalid option: expected one of "left"|"right"|"both"',
    ],
    [
      'two teams',
      'id,team\nada-quill,Chelsea / Everton\n',
      'team: Chelsea / Everton leaves open which',
    ],
    [
      'a team older than ours',
      'id,team,snapshot\nada-quill,Chelsea,2024-12-30\n',
      'team: Chelsea of 2024-12-30 is older than ours of 2026-06',
    ],
    [
      'a new athlete with too few facts',
      `name,date_of_birth,team\nCléo Ink,2001-03-04,Everton\n`,
      'line 2: refused Cléo Ink: new, but without nationality, fame, position, asOf, source',
    ],
    [
      'sources for checks alone',
      'name,date_of_birth,source,number\nAda Quill,1995-04-12,FC26+FC26dob,10\n',
      'its sources serve for checks alone',
    ],
    [
      'the same athlete again',
      'id,number\nada-quill,10\nada-quill,11\n',
      'line 3: refused ada-quill: line 2 is about the same athlete',
    ],
    ['a league that is none', 'id,league\nada-quill,Curling\n', 'league: Curling is none'],
    [
      'no name',
      'id,name,number\n,,9\n',
      'line 2: refused a row without a name: neither a name nor an id',
    ],
    [
      'another birth date and no id',
      'name,date_of_birth\nAda Quill,1995-04-13\n',
      'line 2: ambiguous Ada Quill: ada-quill (born 1995-04-12), the row says born 1995-04-13: give the id',
    ],
  ])('%s', (_, text, violation) => {
    const before = textOf();
    const { code, output } = run(text, { write: true });
    expect(output).toContain(violation);
    expect(output).toContain('Nothing was written');
    expect([code, textOf()]).toEqual([1, before]);
  });

  test('a name shared by two, unless the birth date decides', () => {
    put([
      { ...ada, sharedNames: ['Ada Quill', 'Quill'] },
      {
        ...ada,
        id: 'ada-quill-1970',
        dateOfBirth: '1996-05-05',
        sharedNames: ['Ada Quill', 'Quill'],
      },
    ]);
    expect(run('name,number\nAda Quill,7\n').output).toContain(
      'line 2: ambiguous Ada Quill: ada-quill (born 1995-04-12) and ada-quill-1970 (born 1996-05-05), the row says no birth date: give the id',
    );
    expect(run('name,date_of_birth,number\nAda Quill,1996-05-05,7\n').output).toContain(
      'changed ada-quill-1970',
    );
  });

  test('an id that another sport has', () => {
    const hoop = { id: 'joe', name: 'Joe Hoop', surname: 'Hoop' };
    put([aPersonRecord({ ...hoop, position: 'guard', facts: [] }, 'nba')], 'basketball');
    expect(run('id,number\njoe,7\n').output).toContain('the id joe is taken in another sport');
  });
});

describe('valid rows', () => {
  const text = `${head}\n${cleo}\nAda Quill,,1995-04-12,QQ,,,,,,,\n`;

  test('are written without them if requested', () => {
    const { code, output } = run(text, { write: true, skipRefused: true });
    expect(output).toContain('line 3: refused Ada Quill');
    expect([code, recordOf('cleo-ink')?.name]).toEqual([0, 'Cléo Ink']);
    expect(recordOf('ada-quill')).toEqual(inLeague(ada));
  });

  test('are not written if the catalogue would become invalid', () => {
    const { code, output } = run(`${head}\n${cleo.replaceAll('Ink', 'Lens')}\n`, {
      write: true,
      skipRefused: true,
    });
    expect(output).toContain('the data would have a violation: ');
    expect(output).toContain('share "lens"');
    expect([code, recordOf('cleo-lens')]).toEqual([1, undefined]);
  });
});

describe('somebody who is only recognised', () => {
  const line = (id: string, name: string, born: string) =>
    `${id}\t${name}\t\t\t${born}\tBR\tmale\tyes\tenglish-premier-league:midfielder:Everton\n`;
  const names = join(folder, 'names', 'soccer.tsv');
  const recognise = (born: string) => {
    mkdirSync(join(folder, 'names'));
    writeFileSync(names, `id\n${line('cleo-ink', 'Cléo Ink', born)}${line('zoe', 'Zoe', '1990')}`);
  };

  test('leaves the list of names when they become an athlete', () => {
    recognise('2001');
    const { code, output } = run(`${head}\n${cleo}\n`, { write: true });
    expect(output).toContain('cleo-ink leaves names/soccer.tsv');
    expect([code, recordOf('cleo-ink')?.name]).toEqual([0, 'Cléo Ink']);
    expect(readFileSync(names, 'utf8')).toBe(`id\n${line('zoe', 'Zoe', '1990')}`);
  });

  test('stays there if the athlete is somebody else, who needs another id', () => {
    recognise('1990');
    const { code, output } = run(`${head}\n${cleo}\n`, { write: true });
    expect(output).toContain('the data would have a violation: cleo-ink: the id is taken');
    expect([code, recordOf('cleo-ink')]).toEqual([1, undefined]);
    expect(readFileSync(names, 'utf8')).toContain('cleo-ink');
  });
});

describe('a file is refused with', () => {
  test.each([
    ['a head alone', 'name,team\n', 'the file has a head and no row'],
    ['an unknown column', 'name,tema\nAda Quill,Everton\n', 'line 1: the column tema is unknown'],
    ['an unknown fact', 'name,fact:luck\nAda Quill,1\n', 'line 1: the column fact:luck is unknown'],
    ['nobody named', 'team\nEverton\n', 'line 1: there is neither a column name nor a column id'],
    ['an open quote', 'name,team\n"Ada Quill,Everton\n', 'line 2'],
  ])('%s', (_, text, violation) => {
    const before = textOf();
    const { code, output } = run(text, { write: true });
    expect(output).toContain(violation);
    expect(output).toContain('Nothing was written.');
    expect([code, textOf()]).toEqual([1, before]);
  });

  test('no league in its name or its rows', () => {
    const { code, output } = run('name,number\nAda Quill,10\n', { file: 'news.csv' });
    expect(output).toContain('line 2: refused Ada Quill: no league: neither');
    expect(code).toBe(1);
  });

  test('invalid data that writing would lose', () => {
    writeFileSync(join(folder, 'basketball.json'), '[\n{"id": "joe"}\n]\n');
    const before = textOf();
    const { code, output } = run(`${head}\n${cleo}\n`, { write: true });
    expect(output).toContain('basketball.json: joe, name');
    expect([code, textOf()]).toEqual([1, before]);
  });
});
