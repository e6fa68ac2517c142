import { once } from 'node:events';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { loadTexts } from '../texts/texts.ts';
import { createSharePictures, type SharePictureChoice } from './share-pictures.ts';

/* A process of its own: draws what it is sent, answers with the pictures in that order, and ends. */
const pictureOf = createSharePictures({
  artist: createPortraitArtist(installedPortraitFiles()),
  texts: loadTexts(),
  clock: Date.now,
});
const [choices] = (await once(process, 'message')) as [SharePictureChoice[]];
const pictures: Buffer[] = [];
for (const choice of choices) pictures.push(await pictureOf(choice));
process.send?.(pictures, () => process.disconnect?.());
