import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import { type League, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { positionsOf } from '@craque/common/domain/athlete/athlete.ts';
import { anAthlete, anAthleteRecord } from '@craque/common/testing/athlete-builders.ts';
import { checkData, confusedNames } from './data-violations.ts';
import { textOfRecords } from './record-lines.ts';

const root = mkdtempSync(join(tmpdir(), 'craque-data-violations-'));
afterAll(() => rmSync(root, { recursive: true }));

const teams = { soccer: 'Liverpool', basketball: 'NBA All', tennis: 'Top 10', formula1: 'Ferrari' };
/** Eight letters that resemble nobody else's name. */
const code = (text: string) =>
  [...createHash('sha256').update(text).digest()]
    .slice(0, 8)
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('');

function people(league: League, count: number): AthleteRecord[] {
  const sport = sportOf(league);
  return Array.from({ length: count }, (_, rank) => {
    const word = code(`${league} ${rank}`);
    return anAthleteRecord({
      id: `${league}-${rank}`,
      name: `Kim ${word}`,
      surname: word,
      alsoKnownAs: [],
      gender: 'male',
      team: sport === 'basketball' ? 'Boston Celtics' : teams[sport],
      position: positionsOf[sport].at(-1) ?? 'forward',
      fame: 900 - rank,
      facts:
        sport === 'soccer'
          ? [
              { kind: 'heightCm', value: 180 },
              { kind: 'strongFoot', value: 'left' },
              { kind: 'firstTeamDebutYear', value: 2013 },
            ]
          : [
              { kind: 'retiredYear', value: 2020 },
              { kind: sport === 'formula1' ? 'starts' : 'heightCm', value: 180 },
              {
                kind: sport === 'formula1' ? 'juniorTitleYear' : 'olympicMedal',
                value: sport === 'formula1' ? 2014 : 'gold',
              },
            ],
      active: sport === 'soccer',
    });
  });
}

type Data = Partial<Record<League, readonly AthleteRecord[]>>;
const whole = () => Object.fromEntries(leagues.map((league) => [league, people(league, 120)]));

function violationsOf(data: Data): Record<string, string[]> {
  const folder = mkdtempSync(join(root, 'data-'));
  for (const [league, records] of Object.entries(data)) {
    writeFileSync(join(folder, `${league as League}.json`), textOfRecords(records));
  }
  return checkData(folder).violations;
}

/** With one record changed or removed; the absence of other leagues is not reported. */
function changed(
  league: League,
  rank: number,
  change: Partial<AthleteRecord> | 'left out',
): Record<string, string[]> {
  const records = people(league, 120).flatMap((record, index) => {
    if (index !== rank) return [record];
    return change === 'left out' ? [] : [{ ...record, ...change }];
  });
  return ofLeague(league, violationsOf({ [league]: records }));
}

function ofLeague(league: League, violations: Record<string, string[]>): Record<string, string[]> {
  const own = violations.leagues?.filter((violation) => violation.startsWith(`${league}: `));
  return own ? { ...violations, leagues: own } : violations;
}

describe('made-up data', () => {
  test('without violations pass', () => {
    expect(violationsOf(whole())).toEqual({
      lines: [],
      leagues: [],
      careers: [],
      names: [],
      wikidata: [],
    });
  });

  test('are refused with a league that is too small', () => {
    expect(changed('nba', 5, 'left out').leagues).toEqual(['nba: 119 athletes, 120 are wanted']);
  });

  test('are refused with a pool that is too small', () => {
    const { leagues: found } = violationsOf({ nba: people('nba', 19) });
    expect(found).toContain('nba: 19 in the easy pool, 20 at least');
  });

  test('are refused with few facts in the better known half, and not in the other', () => {
    const facts = people('nba', 1)[0]?.facts.slice(0, 2) ?? [];
    expect(changed('nba', 59, { facts }).leagues).toEqual([
      'nba: nba-59: 2 facts in the better known half, 3 at least',
    ]);
    expect(changed('nba', 60, { facts }).leagues).toEqual([]);
  });

  test('are refused with a team without colours', () => {
    expect(changed('nba', 3, { team: 'Gotham Rogues' }).leagues).toEqual([
      'nba: Gotham Rogues has no colours in team-colours.json',
    ]);
  });

  test('are refused with an impossible career', () => {
    const facts = [{ kind: 'retiredYear' as const, value: 2031 }];
    expect(changed('nba', 99, { facts }).careers?.join()).toContain('nba-99: retiredYear 2031');
  });

  test('are refused with a name shared by two in two leagues', () => {
    const laLiga = people('spanish-la-liga', 1);
    const brasileirao = people('brasileirao', 8).map((record, rank) =>
      rank === 7 ? { ...record, alsoKnownAs: [laLiga[0]?.name ?? ''] } : record,
    );
    expect(violationsOf({ 'spanish-la-liga': laLiga, brasileirao }).names).toEqual([
      expect.stringContaining('brasileirao-7 and spanish-la-liga-0 are taken for each other'),
    ]);
  });

  test('are refused with one item of Wikidata for two people', () => {
    const records = people('nba', 120).map((record, rank) =>
      rank < 2 ? { ...record, wikidata: 'Q41421' } : record,
    );
    expect(violationsOf({ nba: records }).wikidata).toEqual(['nba-0 and nba-1 are all Q41421']);
  });

  test('are refused as a whole with a record that violates the schema', () => {
    const violations = changed('nba', 1, { wikidata: '41421' });
    expect(violations.records).toEqual([
      'nba.json: nba-1, wikidata: not an item of Wikidata such as Q615',
    ]);
    expect(violations.careers).toBeUndefined();
  });
});

describe('names of a whole sport', () => {
  const silva = (id: string, more = {}) =>
    anAthlete({ id, name: `${id} Silva`, surname: 'Silva', ...more });
  const marked = { sharedNames: ['Silva'] };

  test('have to be marked on both who have one, across leagues, once per pair', () => {
    expect(confusedNames([silva('david'), silva('thiago')])).toEqual([
      'david and thiago are taken for each other, not marked on david and thiago: "silva"',
    ]);
    expect(confusedNames([silva('david', marked), silva('thiago')])).toEqual([
      'david and thiago are taken for each other, not marked on thiago: "silva"',
    ]);
    expect(confusedNames([silva('david', marked), silva('thiago', marked)])).toEqual([]);
  });

  test("include a nickname that is another's name", () => {
    const nick = silva('nick', { alsoKnownAs: ['Quill'] });
    expect(confusedNames([anAthlete(), nick]).join()).toContain('"quill"');
  });

  test('may differ by a letter, or be those of two sports', () => {
    const near = anAthlete({ id: 'near', name: 'Ada Quilla', surname: 'Quilla' });
    expect(confusedNames([anAthlete(), near])).toEqual([]);
    expect(confusedNames([silva('david'), silva('thiago', { sport: 'tennis' })])).toEqual([]);
  });
});

describe("the project's own data", () => {
  const { violations } = checkData(fileURLToPath(athleteData));
  test.each(['lines', 'leagues', 'careers', 'names', 'wikidata'])(
    'have no violation by the rule of %s',
    (rule) => {
      expect(violations[rule] ?? violations.records).toEqual([]);
    },
  );
});
