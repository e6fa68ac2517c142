import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPhotoBook, type PhotoCredit } from '@craque/api/athletes/photo-book.ts';
import { wholePhoto } from '@craque/api/athletes/photo-picture.ts';

type NewPhoto = PhotoCredit & { athleteId: string; bytes: Uint8Array };
type Listed = PhotoCredit & { athleteId: string; file: string };

export class PhotoError extends Error {
  override name = 'PhotoError';
}

function pictureKind(bytes: Uint8Array): 'jpg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^RIFF.{4}WEBP$/s.test(head) ? 'webp' : undefined;
}

function write(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.coming`, content);
  renameSync(`${file}.coming`, file);
}

/** A photo is complete before the list names it, so an interrupted run loses nothing. */
export function openPhotoFolder(folder: string) {
  loadPhotoBook(folder);
  const list = join(folder, 'photos.json');
  const listed = (): Listed[] => (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []);
  const present = listed().filter(({ file }) => existsSync(join(folder, file)));
  const ids = new Set(present.map(({ athleteId }) => athleteId));
  return {
    has: (athleteId: string) => ids.has(athleteId),
    async put({ bytes, ...photo }: NewPhoto): Promise<void> {
      const kind = pictureKind(bytes);
      if (!kind) throw new PhotoError('is neither JPEG nor PNG nor WebP');
      await wholePhoto(Buffer.from(bytes)).catch((error: Error) => {
        const reason = error.message.trim().split('\n').at(-1);
        throw new PhotoError(`cannot be shown: ${reason}`, { cause: error });
      });
      const file = `${photo.athleteId}.${kind}`;
      mkdirSync(folder, { recursive: true });
      write(join(folder, file), bytes);
      // Read again, since a run takes hours and somebody may have added a photo meanwhile.
      const others = listed().filter(({ athleteId }) => athleteId !== photo.athleteId);
      const sorted = [...others, { ...photo, file }].toSorted((a, b) =>
        a.athleteId < b.athleteId ? -1 : 1,
      );
      write(list, `${JSON.stringify(sorted, null, 2)}\n`);
      ids.add(photo.athleteId);
    },
  };
}
export type PhotoFolder = ReturnType<typeof openPhotoFolder>;
