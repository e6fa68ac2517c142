import { createHmac } from 'node:crypto';
import type { GameId } from '@craque/common/domain/ids.ts';
import { derivedKey } from '@craque/common/tokens/derived-key.ts';
import type { PhotoLook } from '../athletes/photo-picture.ts';

/**
 * How each game shows a photo at a step. The look follows from the game's id and a secret: the same
 * at every request and on every node, so that repeating one shows nothing more, and unknown to
 * somebody who has the photo. `secrets`: newest first.
 */
export function createPhotoLooks(secrets: readonly string[]) {
  const [newest] = secrets;
  if (newest === undefined) throw new RangeError('photos need a secret');
  const key = derivedKey(newest, 'photo-look');
  const bytesFor = (text: string) => createHmac('sha256', key).update(text).digest();
  return (id: GameId, step: number, steps: number): PhotoLook => {
    const bytes = bytesFor(`${id}`);
    const share = (at: number) => bytes.readUInt32LE(4 * at) / 2 ** 32;
    return {
      share: step / steps,
      part: [share(0), share(1), share(2)],
      grainKey: bytesFor(`${id}:${step}`),
    };
  };
}
