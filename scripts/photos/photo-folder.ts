import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPhotoBook, type PhotoCredit } from '@craque/api/athletes/photo-book.ts';

export type NewPhoto = PhotoCredit & { athleteId: string; bytes: Uint8Array };
type Listed = PhotoCredit & { athleteId: string; file: string };

export type PhotoFolder = {
  /** True if a photo of the athlete is listed and its file exists. */
  has(athleteId: string): boolean;
  /** Stores the photo. Throws a PhotoError if it cannot be shown. */
  put(photo: NewPhoto): Promise<void>;
};

/** The bytes are not a usable picture. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

const listName = 'photos.json';

/**
 * The file extension by its first bytes, whatever the server calls it; undefined for anything else.
 */
export function pictureKind(bytes: Uint8Array): 'jpg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

function readList(folder: string): Listed[] {
  const list = join(folder, listName);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function writeList(folder: string, photos: readonly Listed[]): void {
  const coming = join(folder, `${listName}.coming`);
  const sorted = photos.toSorted((a, b) => (a.athleteId < b.athleteId ? -1 : 1));
  writeFileSync(coming, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(coming, join(folder, listName));
}

/**
 * Renders the photo once as the product would, in a temporary folder: unreadable photos are not
 * stored.
 */
async function refuseUnreadable({ bytes, ...photo }: NewPhoto, file: string): Promise<void> {
  const trial = mkdtempSync(join(tmpdir(), 'craque-photo-'));
  try {
    writeFileSync(join(trial, file), bytes);
    writeList(trial, [{ ...photo, file }]);
    await loadPhotoBook(trial).picture(photo.athleteId);
  } catch (error) {
    const [reason] = (error as Error).message.trim().split('\n').slice(-1);
    throw new PhotoError(`cannot be shown: ${reason}`, { cause: error });
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

/**
 * The folder of the licensed photos, created with the first one. Every photo is complete before the
 * list names it, and the list is complete at every moment, so an interrupted run loses nothing.
 * Throws a PhotoBookError if the existing list cannot be read.
 */
export function openPhotoFolder(folder: string): PhotoFolder {
  loadPhotoBook(folder);
  const files = new Map(readList(folder).map(({ athleteId, file }) => [athleteId, file]));
  return {
    has: (athleteId) => {
      const file = files.get(athleteId);
      return file !== undefined && existsSync(join(folder, file));
    },
    put: async (photo) => {
      const kind = pictureKind(photo.bytes);
      if (!kind) throw new PhotoError('is neither JPEG nor PNG nor WebP');
      const file = `${photo.athleteId}.${kind}`;
      await refuseUnreadable(photo, file);
      mkdirSync(folder, { recursive: true });
      const coming = join(folder, `${file}.coming`);
      writeFileSync(coming, photo.bytes);
      renameSync(coming, join(folder, file));
      const { bytes: _, ...credit } = photo;
      // Read again, since a run takes hours and somebody may have added a photo meanwhile.
      const others = readList(folder).filter(({ athleteId }) => athleteId !== photo.athleteId);
      writeList(folder, [...others, { ...credit, file }]);
      files.set(photo.athleteId, file);
    },
  };
}
