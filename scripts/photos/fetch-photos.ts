import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { z } from 'zod';
import { readPhoto } from './commons.ts';
import { PhotoError, type PhotoFolder } from './photo-folder.ts';
import { RetryLaterError, type PoliteClient, RequestError } from './polite-client.ts';
import { findItem } from './wikidata.ts';

export type PhotoSources = { wikidata: string; commons: string; upload: string };
export type PhotoRun = {
  client: PoliteClient;
  sources: PhotoSources;
  folder: PhotoFolder;
  print: (line: string) => void;
};
export type PhotoTally = {
  stored: number;
  there: number;
  skipped: number;
  failed: number;
  /** Set if the rest was left for another run. */
  stopped?: string;
};

const maxPhotoSize = 10 * 1024 * 1024;
/** So many failures in a row mean that the network or the servers are down, not single photos. */
const failuresToStop = 5;

async function fetchPhoto(athlete: Athlete, run: PhotoRun): Promise<string | { skip: string }> {
  const { client, sources, folder } = run;
  const found = await findItem(client, sources.wikidata, athlete);
  if ('skip' in found) return found;
  const photo = await readPhoto(client, sources, found.image);
  if ('skip' in photo) return photo;
  const bytes = await client.bytes(photo.thumbnail, maxPhotoSize);
  const { author, licence, source } = photo;
  await folder.put({ athleteId: athlete.id, author, licence, source, bytes });
  return `${found.item}, ${licence}, ${author}`;
}

/** Errors of a single athlete; others abort the run. */
function failureOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'an answer of an unknown form';
  if (error instanceof RequestError || error instanceof PhotoError) return error.message;
  throw error;
}

/** Downloads missing photos, one athlete after the other, and reports the outcome of each. */
export async function fetchPhotos(
  athletes: readonly Athlete[],
  limit: number,
  run: PhotoRun,
): Promise<PhotoTally> {
  const missing = athletes.filter(({ id }) => !run.folder.has(id));
  const tally: PhotoTally = {
    stored: 0,
    there: athletes.length - missing.length,
    skipped: 0,
    failed: 0,
  };
  let failuresInRow = 0;
  for (const athlete of missing.slice(0, limit)) {
    try {
      const result = await fetchPhoto(athlete, run);
      failuresInRow = 0;
      if (typeof result === 'string') tally.stored += 1;
      else tally.skipped += 1;
      const said = typeof result === 'string' ? `stored (${result})` : `skipped: ${result.skip}`;
      run.print(`${athlete.id}: ${said}`);
    } catch (error) {
      if (error instanceof RetryLaterError) return { ...tally, stopped: error.message };
      run.print(`${athlete.id}: failed: ${failureOf(error)}`);
      tally.failed += 1;
      failuresInRow += 1;
      if (failuresInRow === failuresToStop) {
        return { ...tally, stopped: `${failuresToStop} failures in a row` };
      }
    }
  }
  return tally;
}
