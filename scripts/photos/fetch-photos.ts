import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import { z } from 'zod';
import { PhotoError, type PhotoFolder } from './photo-folder.ts';
import { type PoliteClient, RequestError, RetryLaterError } from './polite-client.ts';
import { findItem, type PhotoSources, readPhoto } from './wikimedia.ts';

type PhotoRun = {
  client: PoliteClient;
  sources: PhotoSources;
  folder: PhotoFolder;
  print: (line: string) => void;
};

const maxPhotoSize = 10 * 1024 * 1024;
/** So many failures in a row mean that the network or the servers are down, not single photos. */
const failuresToStop = 5;

async function fetchPhoto(athlete: Athlete, { client, sources, folder }: PhotoRun) {
  const found = await findItem(client, sources.wikidata, athlete);
  if ('skip' in found) return found;
  const photo = await readPhoto(client, sources, found.image);
  if ('skip' in photo) return photo;
  const { thumbnail, ...credit } = photo;
  const bytes = await client.bytes(thumbnail, maxPhotoSize);
  await folder.put({ athleteId: athlete.id, ...credit, bytes });
  return { stored: `${found.item}, ${credit.licence}, ${credit.author}` };
}

function failureOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'an answer of an unknown form';
  if (error instanceof RequestError || error instanceof PhotoError) return error.message;
  throw error;
}

export async function fetchPhotos(athletes: readonly Athlete[], limit: number, run: PhotoRun) {
  const missing = athletes.filter(({ id }) => !run.folder.has(id));
  const there = athletes.length - missing.length;
  const tally = { stored: 0, there, skipped: 0, failed: 0 };
  let failuresInRow = 0;
  for (const athlete of missing.slice(0, limit)) {
    try {
      const result = await fetchPhoto(athlete, run);
      failuresInRow = 0;
      const isStored = 'stored' in result;
      tally[isStored ? 'stored' : 'skipped'] += 1;
      const outcome = isStored ? `stored (${result.stored})` : `skipped: ${result.skip}`;
      run.print(`${athlete.id}: ${outcome}`);
    } catch (error) {
      if (error instanceof RetryLaterError) return { ...tally, stopped: error.message };
      run.print(`${athlete.id}: failed: ${failureOf(error)}`);
      tally.failed += 1;
      failuresInRow += 1;
      if (failuresInRow === failuresToStop)
        return { ...tally, stopped: `${failuresToStop} failures in a row` };
    }
  }
  return { ...tally, stopped: undefined };
}
