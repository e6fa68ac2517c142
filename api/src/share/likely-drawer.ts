import { once } from 'node:events';
import { AppError } from '../errors/app-error.ts';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { loadTexts } from '../texts/texts.ts';
import type { DrawingRequest } from './likely-pictures.ts';
import { createSharePictures, type SharePictureChoice } from './share-pictures.ts';

/*
 * A process of its own: draws what it is sent, answers with the pictures in that order, and ends, at
 * the latest with whoever asked.
 */
process.once('disconnect', () => process.exit());
const [{ now, choices }] = (await once(process, 'message')) as [DrawingRequest];
const pictureOf = createSharePictures({
  artist: createPortraitArtist(installedPortraitFiles()),
  texts: loadTexts(),
  clock: () => now,
});

async function drawn(choice: SharePictureChoice): Promise<Buffer | undefined> {
  try {
    return await pictureOf(choice);
  } catch (error) {
    // A number that is still to come.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const pictures: (Buffer | undefined)[] = [];
for (const choice of choices) pictures.push(await drawn(choice));
process.send?.(pictures, () => process.exit());
