import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { League } from '@craque/common/domain/sport.ts';
import { textOfRecords } from './record-lines.ts';
import type { Records } from './record-match.ts';

/**
 * Writes the files of these leagues. Every file is complete at every moment: all are written to
 * temporary files first and then renamed, so that a full disk changes none of them.
 */
export function writeRecords(folder: string, records: Records, leagues: Iterable<League>): void {
  const files = [...leagues].map((league) => {
    const file = join(folder, `${league}.json`);
    return { file, coming: `${file}.coming`, text: textOfRecords(records.get(league) ?? []) };
  });
  try {
    for (const { coming, text } of files) writeFileSync(coming, text);
  } catch (error) {
    for (const { coming } of files) rmSync(coming, { force: true });
    throw error;
  }
  for (const { file, coming } of files) renameSync(coming, file);
}
