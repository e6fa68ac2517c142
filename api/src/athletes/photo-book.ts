import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hiddenPhoto, type PhotoMask, wholePhoto } from './photo-picture.ts';

const text = z.string().trim().min(1).max(200);

const photoCredit = z.strictObject({
  author: text,
  licence: text,
  source: z.url({ protocol: /^https$/ }).max(500),
});
export type PhotoCredit = z.output<typeof photoCredit>;

// A plain file name, because a path could lead out of the folder.
const photos = z.array(
  photoCredit.extend({
    athleteId: text,
    file: z
      .string()
      .regex(/^\w[\w.-]*\.(jpe?g|png|webp|avif)$/i, 'has to be a picture in the folder itself'),
  }),
);
type Photo = z.output<typeof photos>[number];

export class PhotoBookError extends Error {
  override name = 'PhotoBookError';
  constructor(list: string, violations: readonly string[]) {
    super(
      `wrong photos in ${list}:\n${violations.map((violation) => `  ${violation}`).join('\n')}`,
    );
  }
}

function listOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new PhotoBookError(path, [String(error)]);
  }
}

function parseList(path: string, list: string): Photo[] {
  let rows: unknown;
  try {
    rows = JSON.parse(list);
  } catch (error) {
    throw new PhotoBookError(path, [`not JSON: ${String(error)}`]);
  }
  const parsed = photos.safeParse(rows);
  if (!parsed.success) {
    const violations = parsed.error.issues.map(
      (issue) => `${issue.path.map(String).join('.') || 'the list'}: ${issue.message}`,
    );
    throw new PhotoBookError(path, violations);
  }
  const twice = [...Map.groupBy(parsed.data, ({ athleteId }) => athleteId)]
    .filter(([, all]) => all.length > 1)
    .map(([athleteId, all]) => `${athleteId}: has ${all.length} photos, one is allowed`);
  if (twice.length > 0) throw new PhotoBookError(path, twice);
  return parsed.data;
}

function bookOf(folder: string, all: readonly Photo[]) {
  const byAthlete = new Map(all.map((photo) => [photo.athleteId, photo]));
  return {
    creditOf(athleteId: string): PhotoCredit | undefined {
      const photo = byAthlete.get(athleteId);
      return photo && { author: photo.author, licence: photo.licence, source: photo.source };
    },
    /** Rejects if the athlete has no photo or its file cannot be read. */
    async picture(athleteId: string, mask?: PhotoMask) {
      const photo = byAthlete.get(athleteId);
      if (!photo) throw new RangeError('no photo of this athlete');
      const bytes = await readFile(join(folder, photo.file));
      return mask ? hiddenPhoto(bytes, mask) : wholePhoto(bytes);
    },
  };
}

export type PhotoBook = ReturnType<typeof bookOf>;

/**
 * As listed in photos.json; without that file there are none. An old game may show an athlete who
 * has left the catalogue. Listed pictures that are not there are named in one warning.
 */
export function loadPhotoBook(folder: string, warn = (_line: string): void => {}): PhotoBook {
  const path = join(folder, 'photos.json');
  const list = listOf(path);
  if (list === undefined) return noPhotos;
  const all = parseList(path, list);
  const missing = all.filter(({ file }) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    warn(`${path} lists what is not there: ${missing.map(({ file }) => file).join(', ')}`);
  return bookOf(folder, all);
}

export const noPhotos = bookOf('', []);
