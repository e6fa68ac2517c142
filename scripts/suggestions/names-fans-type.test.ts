import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { packNames } from '@craque/common/domain/athlete/name-list.ts';
import { resolveName } from '@craque/common/domain/athlete/name-index.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { leagueNamed, sportOf, sports } from '@craque/common/domain/sport.ts';
import { brotliCompressSync, constants } from 'node:zlib';
import { athleteData } from '../../api/src/athletes/athlete-files.ts';
import { loadCatalogue } from '../../api/src/athletes/catalogue.ts';
import { openNameBook } from '../../web/src/play/names/name-book.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const packed = new Map(
  sports.map((sport) => [sport, { sport, ...packNames(catalogue.names(sport)) }]),
);
const books = new Map([...packed].map(([sport, list]) => [sport, openNameBook(list)]));

/** Usual names that fans of a league know, written down without looking at the data. */
const file = new URL('./names-fans-type.json', import.meta.url);
const rows: { league: string; typed: string }[] = JSON.parse(readFileSync(file, 'utf8'));

test('names that fans know are suggested, not asked about, and understood', () => {
  const unknown = rows.filter(({ league: slug, typed }) => {
    const league = leagueNamed(slug);
    if (!league) throw new RangeError(`no league ${slug}`);
    const sport = sportOf(league);
    const target = { athleteId: 'nobody', sport, league, names: [] };
    const meant = resolveName(catalogue.nameIndex, target, typed);
    const person = meant.kind === 'athlete' ? catalogue.guessable(meant.athleteId) : undefined;
    const book = books.get(sport);
    const suggested = book?.suggest(typed, league).map(({ name }) => normaliseName(name)) ?? [];
    const isSure = book?.check(typed, { guesses: [], league, suggests: true }).kind === 'fine';
    const isUnderstood =
      person &&
      [person.name, ...person.alsoKnownAs].some(
        (name) => normaliseName(name) === normaliseName(typed),
      );
    return !isUnderstood || !isSure || !suggested.includes(normaliseName(person.name));
  });
  expect(rows.length).toBeGreaterThanOrEqual(70);
  expect(unknown).toEqual([]);
});

test.each(sports)('the names of %s are at most 60 kB for a browser', (sport) => {
  const text = Buffer.from(JSON.stringify(packed.get(sport)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(60_000);
});
