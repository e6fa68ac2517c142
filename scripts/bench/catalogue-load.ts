import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';

/** Runs in its own process with --expose-gc: one load, its time and its memory. */
export type Load = { milliseconds: number; megabytes: number };

function heap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

/** The lower bound: the same files, only read and parsed. */
function parseFiles(): unknown[] {
  const folder = fileURLToPath(athleteData);
  const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return files.map((text) => JSON.parse(text) as unknown);
}

const before = heap();
const start = performance.now();
const held = process.argv[2] === 'parse' ? parseFiles() : loadCatalogue(athleteData, 'trusted');
const milliseconds = performance.now() - start;
const load: Load = { milliseconds, megabytes: heap() - before };
// Referenced after the collection, so that it is not collected itself.
process.stdout.write(JSON.stringify({ ...load, held: typeof held }));
