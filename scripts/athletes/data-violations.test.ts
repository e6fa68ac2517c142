import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { fileURLToPath } from 'node:url';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import type { LeagueRecord, PersonRecord } from '@craque/common/domain/athlete/athlete.ts';
import { leagueRow, type Sport } from '@craque/common/domain/sport.ts';
import { anAthlete } from '@craque/common/testing/athlete-builders.ts';
import { checkData, confusedNames } from './data-violations.ts';
import { textOfRecords } from './record-lines.ts';

const data = fileURLToPath(athleteData);
const peopleOf = (sport: Sport): PersonRecord[] =>
  JSON.parse(readFileSync(join(data, `${sport}.json`), 'utf8'));
const wnba = peopleOf('basketball').filter(({ home }) => home === 'wnba');
const wanted = leagueRow('wnba').athletes;
/** From the best known on. */
const byFame = wnba.toSorted((a, b) => b.fame - a.fame).map(({ id }) => id);

function violationsOf(people: readonly PersonRecord[], sport: Sport = 'basketball') {
  const folder = newFolder();
  writeFileSync(join(folder, `${sport}.json`), textOfRecords(people));
  return checkData(folder).violations;
}

/** The project's WNBA with one record changed; the absence of other leagues is not reported. */
function changed(
  changedId: string | undefined,
  change: Partial<LeagueRecord>,
): Record<string, string[] | undefined> {
  const { team, active, ...ofPerson } = change;
  const ofLeague = { ...(team && { team }), ...(active !== undefined && { active }) };
  const people = wnba.map((person) =>
    person.id === changedId
      ? {
          ...person,
          ...ofPerson,
          memberships: person.memberships.map((each) => ({ ...each, ...ofLeague })),
        }
      : person,
  );
  const violations = violationsOf(people);
  return {
    ...violations,
    leagues: violations.leagues?.filter((each) => each.startsWith('wnba: ')),
  };
}

describe('data are refused with', () => {
  test('a league that is too small', () => {
    expect(violationsOf(wnba.slice(0, wanted - 1)).leagues).toContain(
      `wnba: ${wanted - 1} athletes, ${wanted} are wanted`,
    );
  });

  test('a pool that is too small', () => {
    const { leagues } = violationsOf(wnba.slice(0, 29));
    expect(leagues).toContain('wnba: 29 in the easy pool, 30 at least');
  });

  test('few facts in the medium pool, and not outside', () => {
    expect(changed(byFame[0], { facts: [] }).leagues).toEqual([
      `wnba: ${byFame[0]}: 0 facts in the medium pool, 3 at least`,
    ]);
    expect(changed(byFame.at(-1), { facts: [] }).leagues).toEqual([]);
  });

  test('a team without colours', () => {
    expect(changed(byFame[3], { team: 'Gotham Rogues' }).leagues).toEqual([
      'wnba: Gotham Rogues has no colours in team-colours.json',
    ]);
  });

  test('an impossible career', () => {
    const facts = [{ kind: 'retiredYear' as const, value: 2031 }];
    const { careers } = changed(byFame.at(-1), { facts, active: false });
    expect(careers?.join()).toContain(`${byFame.at(-1)}: retiredYear 2031`);
  });

  test('a name shared by two in two leagues', () => {
    const people = peopleOf('basketball');
    const first = people.find(({ home }) => home === 'nba');
    const second = people.find(({ home }) => home === 'wnba');
    const { names } = violationsOf(
      people.map((each) =>
        each === second ? { ...each, alsoKnownAs: [first?.name ?? ''] } : each,
      ),
    );
    const ids = [first?.id, second?.id].join(' and ');
    expect(names).toContainEqual(expect.stringContaining(`${ids} share "`));
  });

  test('one item of Wikidata for two people', () => {
    const twice = byFame.slice(0, 2);
    const people = wnba.map((person) =>
      twice.includes(person.id) ? { ...person, wikidata: 'Q41421' } : person,
    );
    const { wikidata } = violationsOf(people);
    expect(wikidata).toEqual([`${twice.join(' and ')} are all Q41421`]);
  });

  test('a record that violates the schema, as a whole', () => {
    const violations = violationsOf(
      wnba.with(0, { ...wnba[0], wikidata: '41421' } as PersonRecord),
    );
    expect(violations.records).toEqual([
      `basketball.json: ${wnba[0]?.id}, wikidata: not an item of Wikidata such as Q615`,
    ]);
    expect(violations.careers).toBeUndefined();
  });
});

describe('names of a whole sport', () => {
  const silva = (id: string, more = {}) =>
    anAthlete({ id, name: `${id} Silva`, surname: 'Silva', ...more });
  const marked = { sharedNames: ['Silva'] };

  test('have to be marked on both who have one, across leagues', () => {
    expect(confusedNames([silva('david'), silva('thiago')])).toEqual([
      'david and thiago share "silva", not marked on david and thiago',
    ]);
    expect(confusedNames([silva('david', marked), silva('thiago')])).toEqual([
      'david and thiago share "silva", not marked on thiago',
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
  const { violations } = checkData(data);
  test.each(['lines', 'leagues', 'careers', 'names', 'wikidata', 'closed'])(
    'have no violation by the rule of %s',
    (rule) => {
      expect(violations[rule] ?? violations.records).toEqual([]);
    },
  );
});
