import { createHmac } from 'node:crypto';
import { derivedKey } from '@craque/common/tokens/derived-key.ts';
import { photoCover } from '@craque/common/domain/view/photo-cover.ts';
import type { Logger } from 'pino';
import type { PhotoBook } from '../athletes/photo-book.ts';
import type { PhotoMask } from '../athletes/photo-picture.ts';

export type PhotoDependencies = {
  photos: PhotoBook;
  /** Newest first. */
  secrets: readonly string[];
  log: Logger;
};

/** `of`: the game or the round; each shows a part and a grain of its own. */
type Shown = { athleteId: string; of: string; step: number; steps: number; isCovered?: boolean };

/**
 * The mask follows from the game's id, or the round, and a secret: the same at every request and on every node, so
 * that repeated requests reveal nothing more, and unknown to somebody who has the photo.
 */
function createPhotoMasks([newest]: readonly string[]) {
  if (newest === undefined) throw new RangeError('photos need a secret');
  const key = derivedKey(newest, 'photo-look');
  const bytesFor = (text: string) => createHmac('sha256', key).update(text).digest();
  return (of: string, step: number, steps: number): PhotoMask => {
    const bytes = bytesFor(of);
    const share = (at: number) => bytes.readUInt32LE(4 * at) / 2 ** 32;
    const part = [share(0), share(1), share(2)] as const;
    return { share: step / steps, part, grainKey: bytesFor(`${of}:${step}`) };
  };
}

/**
 * Undefined if there is none, if it cannot be read, and at step 0, before anything has been paid
 * for.
 */
export function createPhotoOf({ photos, secrets, log }: PhotoDependencies) {
  const maskOf = createPhotoMasks(secrets);
  return async ({ athleteId, of, step, steps, isCovered }: Shown): Promise<Buffer | undefined> => {
    if (step === 0 || !photos.creditOf(athleteId)) return undefined;
    try {
      if (step === steps) return await photos.picture(athleteId);
      const cover = isCovered ? photoCover.opacityAt(step, steps) : undefined;
      return await photos.picture(athleteId, { ...maskOf(of, step, steps), cover });
    } catch (error) {
      log.warn({ err: error, game: of }, 'photo cannot be read, the drawn card is shown');
      return undefined;
    }
  };
}
