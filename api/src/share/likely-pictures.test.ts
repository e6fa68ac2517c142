import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { loadTexts } from '../texts/texts.ts';
import { drawApart, likelyPictures } from './likely-pictures.ts';
import { createSharePictures } from './share-pictures.ts';

const clock = () => Date.parse('2026-11-26T12:00:00Z');
const exitOf = ({ child }: ReturnType<typeof drawApart>) =>
  new Promise((resolve) => child.once('exit', resolve));

test('pictures are drawn by a process that ends, and are the same', async () => {
  const open = () =>
    createSharePictures({
      artist: createPortraitArtist(installedPortraitFiles()),
      texts: loadTexts(),
      clock,
    });
  const [pictures, others] = [open(), open()];
  const some = likelyPictures(clock()).slice(0, 2);
  const drawer = drawApart(clock());
  const ended = exitOf(drawer);
  await pictures.fill(some, drawer.draw);
  expect(await ended).toBe(0);
  const never = () => Promise.reject(new Error('they are there'));
  await pictures.fill(some, never);
  for (const each of some) expect((await pictures(each)).equals(await others(each))).toBe(true);
});

test('a number that is still to come is left out', async () => {
  const drawer = drawApart(clock());
  const ended = exitOf(drawer);
  const some = [{ number: 99_999, language: 'en' }, { language: 'en' }] as const;
  const [none, one] = await drawer.draw(some);
  expect([none, Buffer.isBuffer(one)]).toEqual([undefined, true]);
  expect(await ended).toBe(0);
});

test('the process ends with the one that asked, before, while and after it draws', async () => {
  for (const wait of [0, 400, 900]) {
    const drawer = drawApart(clock());
    const ended = exitOf(drawer);
    drawer.draw(likelyPictures(clock())).catch(() => undefined);
    await pause(wait);
    if (drawer.child.connected) drawer.child.disconnect();
    expect(await ended).toBe(0);
  }
});
