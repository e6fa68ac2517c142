import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { athleteOf, recordIn } from '@craque/api/athletes/athlete-record.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import type { PersonRecord } from '@craque/common/domain/athlete/athlete.ts';
import { type League, type Sport, sportOf } from '@craque/common/domain/sport.ts';
import { importFile } from '../athletes/import-file.ts';
import { textOfRecords } from '../athletes/record-lines.ts';

export const premierLeague = 'english-premier-league';

/** What a person's record says of the league. */
export const inLeague = (person: PersonRecord, league: League = premierLeague) =>
  recordIn(athleteOf(person, sportOf(league)), league);

type Options = { file?: string; write?: boolean; skipRefused?: boolean };

/** A new folder of data files, into which texts of CSV files can be imported. */
export function anAthleteFolder() {
  const root = newFolder();
  const folder = join(root, 'data');
  mkdirSync(folder);
  const pathOf = (sport: Sport) => join(folder, `${sport}.json`);
  const textOf = (sport: Sport = 'soccer') => readFileSync(pathOf(sport), 'utf8');
  return {
    folder,
    textOf,
    put: (people: readonly PersonRecord[], sport: Sport = 'soccer') =>
      writeFileSync(pathOf(sport), textOfRecords(people)),
    recordOf(id: string, league: League = premierLeague) {
      const people: PersonRecord[] = JSON.parse(textOf(sportOf(league)));
      const person = people.find((each) => each.id === id);
      return person && inLeague(person, league);
    },
    run(text: string, { file = 'soccer-premier-league.csv', ...flags }: Options = {}) {
      writeFileSync(join(root, file), text);
      const options = { file: join(root, file), folder, write: false, skipRefused: false };
      const { code, lines } = importFile({ ...options, ...flags });
      return { code, output: lines.join('\n') };
    },
    empty() {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
    },
  };
}
