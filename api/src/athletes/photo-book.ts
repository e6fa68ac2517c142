import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const text = z.string().trim().min(1).max(200);

/** The credit that a photo requires once it is shown after the end. */
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

export type PhotoBook = {
  /** Undefined if the athlete has no photo. */
  creditOf(athleteId: string): PhotoCredit | undefined;
  /**
   * The photo as a WebP of 600 x 820 pixels without metadata. `share` is the revealed part, 0 to 1;
   * below 1 it is pixelated. Rejects if the athlete has no photo or its file cannot be read.
   */
  picture(athleteId: string, share: number): Promise<Buffer>;
};

/** Every violation of the list of photos; fails the start. */
export class PhotoBookError extends Error {
  override name = 'PhotoBookError';
  constructor(list: string, violations: readonly string[]) {
    super(
      `wrong photos in ${list}:\n${violations.map((violation) => `  ${violation}`).join('\n')}`,
    );
  }
}

const width = 600;
const height = 820;
const cellsAcross = [8, 16, 32, 64];

/**
 * Number of blocks across the picture for a revealed part below 1, 8 to 64; undefined for the whole
 * picture.
 */
export function cellsFor(share: number): number | undefined {
  if (share >= 1) return undefined;
  return cellsAcross[Math.max(0, Math.floor(share * cellsAcross.length))];
}

/** Loaded on demand: without photos the memory of the codecs is not needed. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Requests rarely repeat, so a cache in libvips would waste memory.
  sharp.cache(false);
  return sharp;
}

async function blocksOf(photo: Buffer, cells: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const rows = Math.round((cells * height) / width);
  const { data, info } = await sharp(photo)
    .autoOrient()
    .flatten()
    .resize(cells, rows, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

async function wholeOf(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(photo)
    .autoOrient()
    .flatten()
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
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

function bookOf(folder: string, all: readonly Photo[]): PhotoBook {
  const byAthlete = new Map(all.map((photo) => [photo.athleteId, photo]));
  return {
    creditOf(athleteId) {
      const photo = byAthlete.get(athleteId);
      return photo && { author: photo.author, licence: photo.licence, source: photo.source };
    },
    async picture(athleteId, share) {
      const photo = byAthlete.get(athleteId);
      if (!photo) throw new RangeError('no photo of this athlete');
      const bytes = await readFile(join(folder, photo.file));
      const cells = cellsFor(share);
      return cells === undefined ? wholeOf(bytes) : blocksOf(bytes, cells);
    },
  };
}

/**
 * The licensed photos of a folder, listed in its photos.json; without that file there are none.
 * Throws a PhotoBookError with every violation of the list. An athlete outside the catalogue is not
 * a violation, because an old game may show one.
 */
export function loadPhotoBook(folder: string): PhotoBook {
  const path = join(folder, 'photos.json');
  const list = listOf(path);
  return list === undefined ? noPhotos : bookOf(folder, parseList(path, list));
}

export const noPhotos: PhotoBook = bookOf('', []);
