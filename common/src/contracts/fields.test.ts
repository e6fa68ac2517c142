import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { readCodes } from '../testing/read-contract.ts';
import { languages } from '../domain/language.ts';
import { difficulties, leagueName, leagues, sports } from '../domain/sport.ts';
import {
  count,
  difficultyField,
  gameIdParam,
  isoDateTime,
  languageField,
  leagueField,
  sportField,
} from './fields.ts';

const noStrings = [undefined, null, 7, true, [], ['nba'], {}];

describe('a sport and a level', () => {
  test('are accepted by their wire values', () => {
    expect(sports.map((sport) => readCodes(sportField, sport))).toEqual(sports);
    expect(difficulties.map((each) => readCodes(difficultyField, each))).toEqual(difficulties);
  });

  test.each([...noStrings, '', 'Soccer', 'football', 'f1', 'toString'])('refuse %j', (value) => {
    expect(readCodes(sportField, value)).toEqual(['invalid_sport']);
    expect(readCodes(difficultyField, value)).toEqual(['invalid_difficulty']);
  });
});

describe('a league', () => {
  test.each(leagues)('%s is accepted by name and by slug', (league) => {
    expect(readCodes(leagueField, leagueName(league))).toBe(league);
    expect(readCodes(leagueField, league)).toBe(league);
  });

  test.each([...noStrings, '', 'Eredivisie', 'nba ', '__proto__'])('refuses %j', (value) => {
    expect(readCodes(leagueField, value)).toEqual(['invalid_league']);
  });
});

describe('a language', () => {
  test.each(languages)('%s is accepted with and without a region', (language) => {
    expect(readCodes(languageField, language)).toBe(language);
    expect(readCodes(languageField, `${language}-XX`)).toBe(language);
  });

  test.each(['nl', 'zh-Hant-TW', '', 'x'.repeat(35)])(
    '%j is not shipped, so it means English',
    (tag) => {
      expect(readCodes(languageField, tag)).toBe('en');
    },
  );

  test.each([...noStrings, 'x'.repeat(36), `pt-${'x'.repeat(33)}`])('refuses %j', (value) => {
    expect(readCodes(languageField, value)).toEqual(['invalid_language']);
  });
});

describe('a game id', () => {
  test('is parsed exactly over the whole range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 50 }), (id) => {
        expect(readCodes(gameIdParam, String(id))).toBe(id);
      }),
    );
  });

  test('refuses everything but plain digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[1-9][0-9]*$/.test(text));
        expect(readCodes(gameIdParam, text)).toEqual(['game_not_found']);
      }),
    );
  });
});

describe('a time and a count', () => {
  test('are an ISO time in UTC and an integer from 0', () => {
    expect(isoDateTime.safeParse('2026-06-01T12:00:00.000Z').success).toBe(true);
    expect(isoDateTime.safeParse('2026-06-01').success).toBe(false);
    expect(isoDateTime.safeParse('2026-02-30T12:00:00.000Z').success).toBe(false);
    const counts = [0, 7, -1, 1.5, '7', null].filter((value) => count.safeParse(value).success);
    expect(counts).toEqual([0, 7]);
  });
});
