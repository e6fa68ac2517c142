import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { difficulties, leagues, type Sport, sports } from '@craque/common/domain/sport.ts';
import { aPersonRecord } from '@craque/common/testing/athlete-builders.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { createAlbumPlaces } from '../album/album-places.ts';
import { dailyPool } from '../daily/daily-pool.ts';
import { athleteData } from './athlete-files.ts';
import { loadCatalogue } from './catalogue.ts';

const header = 'id\tname\tsurname\taliases\tborn\tnationality\tgender\tsuggested\tmemberships';
const known =
  'ada-known\tAda Known\tKnown\tThe Wall;AK\t1975\tGB-ENG IE\tfemale\tyes\tenglish-premier-league:defender:Everton;brasileirao:defender:Bahia';

function folderWith(lines: readonly string[], sport: Sport = 'soccer'): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'names'));
  writeFileSync(join(folder, 'names', `${sport}.tsv`), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'soccer.json'), JSON.stringify([aPersonRecord()]));
  return folder;
}

function violationsOf(...lines: string[]): string {
  try {
    loadCatalogue(folderWith([header, ...lines]));
  } catch (error) {
    return String(error);
  }
  return 'no violations';
}

/** The line with other columns in place. */
function changed(columns: Record<number, string>): string {
  return known
    .split('\t')
    .map((cell, index) => columns[index] ?? cell)
    .join('\t');
}

describe('somebody who is only recognised', () => {
  const catalogue = loadCatalogue(folderWith([header, known]));

  test('has what a guess needs, perhaps with the year of birth alone', () => {
    const league = 'english-premier-league';
    expect(catalogue.guessable('ada-known')).toEqual({
      ...{ sport: 'soccer', id: 'ada-known', name: 'Ada Known', surname: 'Known' },
      alsoKnownAs: ['The Wall', 'AK'],
      ...{ dateOfBirth: '1975', nationality: ['GB-ENG', 'IE'], gender: 'female' },
      ...{ fame: 0, home: league },
      memberships: [
        { league, position: 'defender', team: 'Everton', fame: 0 },
        { league: 'brasileirao', position: 'defender', team: 'Bahia', fame: 0 },
      ],
    });
  });

  test('is listed behind everybody else, also after a correction', () => {
    const names = (from: typeof catalogue) => from.names('soccer').map(({ name }) => name);
    expect(names(catalogue)).toEqual(['Ada Quill', 'Ada Known']);
    expect(names(catalogue.replacing([], 'next'))).toEqual(['Ada Quill', 'Ada Known']);
  });

  test('is not listed if there is no space', () => {
    const unlisted = loadCatalogue(folderWith([header, changed({ 7: 'no' })]));
    expect(unlisted.names('soccer').map(({ name }) => name)).toEqual(['Ada Quill']);
    expect(unlisted.guessable('ada-known')).toMatchObject({ name: 'Ada Known' });
  });

  test('is no athlete who may be drawn', () => {
    expect(catalogue.athlete('ada-known')).toBeUndefined();
    expect(catalogue.leagueState('english-premier-league').athletes).toBe(1);
    expect(catalogue.leagueState('brasileirao').athletes).toBe(0);
  });
});

describe('a line of the names', () => {
  test.each([
    ['as it has to be', {}, 'no violations'],
    ['an unknown position', { 8: 'nwsl:wing:Thorns' }, 'ada-known: an unknown position'],
    ['a league of another sport', { 8: 'nba:guard:Heat' }, 'ada-known: a league of no such sport'],
    ['no day', { 4: '1975-02-30' }, 'ada-known: born 1975-02-30'],
    ['no country', { 5: 'XX' }, 'ada-known: nationality XX'],
    ['a surname from elsewhere', { 2: 'Quill' }, 'a surname that is no part of the name'],
    ['a blank too many', { 1: 'Ada Known ' }, 'ada-known: outer spaces'],
    ['a taken id', { 0: 'ada-quill' }, 'ada-quill: the id is taken'],
  ])('with %s', (_, columns, violation) => {
    expect(violationsOf(changed(columns))).toContain(violation);
  });

  test('may not be about an athlete, or about somebody of another line', () => {
    const { name, dateOfBirth } = aPersonRecord();
    const again = { 0: 'again', 1: `${name} Known`, 3: name };
    const born = changed({ ...again, 4: dateOfBirth.slice(0, 4) });
    expect(violationsOf(born)).toContain('ada-quill and again are all soccer, ada quill, born');
    const twice = changed({ 0: 'ada-known-2', 4: '1975-03-01' });
    expect(violationsOf(known, twice)).toContain('ada-known and ada-known-2 are all');
    expect(violationsOf(known, changed({ 0: 'ada-known-2', 4: '1990' }))).toBe('no violations');
  });

  test('stands in the order of the names, below the columns', () => {
    const before = changed({ 0: 'ada-a', 1: 'Ada A Known' });
    expect(violationsOf(known, before)).toContain('ada-a: not in the order of the names');
    expect(() => loadCatalogue(folderWith([known]))).toThrow('does not name the columns');
  });
});

test('nobody who is only recognised is in a pool, a daily or an album', () => {
  const catalogue = loadCatalogue(athleteData, 'trusted');
  const albums = createAlbumPlaces(catalogue);
  const drawn = new Set([
    ...leagues.flatMap((league) => difficulties.flatMap((level) => catalogue.pool(league, level))),
    ...leagues.flatMap((league) => catalogue.members(league).map(({ id }) => id)),
    ...leagues.flatMap((league) => albums.athletesOf(league)),
    ...sports.flatMap((sport) => [...dailyPool(catalogue, sport, [], Date.now()).keys()]),
  ]);
  const ids = [...drawn].filter((id) => (catalogue.guessable(id)?.fame ?? 0) === 0);
  expect(catalogue.guessable('leighton-baines')).toMatchObject({ fame: 0 });
  expect(drawn.size).toBeGreaterThan(2000);
  expect(ids).toEqual([]);
});
