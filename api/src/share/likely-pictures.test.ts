import { expect, test } from '@jest/globals';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { loadTexts } from '../texts/texts.ts';
import { drawApart, likelyPictures } from './likely-pictures.ts';
import { createSharePictures } from './share-pictures.ts';

test('pictures are drawn by a process that ends, and are the same', async () => {
  const clock = () => Date.parse('2026-11-26T12:00:00Z');
  const open = () =>
    createSharePictures({
      artist: createPortraitArtist(installedPortraitFiles()),
      texts: loadTexts(),
      clock,
    });
  const [pictures, others] = [open(), open()];
  const some = likelyPictures(clock()).slice(0, 2);
  const drawer = drawApart();
  const ended = new Promise((resolve) => drawer.child.once('exit', resolve));
  await pictures.fill(some, drawer.draw);
  expect(await ended).toBe(0);
  const never = () => Promise.reject(new Error('they are there'));
  await pictures.fill(some, never);
  for (const each of some) expect((await pictures(each)).equals(await others(each))).toBe(true);
});
