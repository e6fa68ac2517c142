import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { importFile } from '../athletes/import-file.ts';
import { textOfRecords } from '../athletes/record-lines.ts';

export const premierLeague = 'english-premier-league';

type Options = { file?: string; write?: boolean; skipRefused?: boolean };

/** A new folder of data files, into which texts of CSV files can be imported. */
export function anAthleteFolder() {
  const root = newFolder();
  const folder = join(root, 'data');
  mkdirSync(folder);
  const pathOf = (league: League) => join(folder, `${league}.json`);
  const textOf = (league: League = premierLeague) => readFileSync(pathOf(league), 'utf8');
  return {
    folder,
    textOf,
    put: (league: League, records: readonly AthleteRecord[]) =>
      writeFileSync(pathOf(league), textOfRecords(records)),
    recordOf: (id: string, league?: League) =>
      (JSON.parse(textOf(league)) as AthleteRecord[]).find((record) => record.id === id),
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
