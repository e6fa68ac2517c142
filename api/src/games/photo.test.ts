import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readGame, readPhoto, submitGuess } from '@craque/common/contracts/games.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import pino from 'pino';
import sharp from 'sharp';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { loadPhotoBook } from '../athletes/photo-book.ts';
import { duePicture } from '../testing/secret-search.ts';
import { startTestApi } from '../testing/test-api.ts';
import { addressOf, type TestClient } from '../testing/test-client.ts';

const folder = newFolder();
const logged: string[] = [];
const credit = {
  author: 'Bea Lens',
  licence: 'CC BY-SA 4.0',
  source: 'https://photos.example/the-name',
};
const files = { whole: 'whole.jpg', torn: 'torn.jpg', missing: 'missing.jpg' };
const inMetadata = 'A name in the metadata';

/** Every pixel differs from its neighbours, so that only pixelation can produce blocks. */
async function noisyPhoto(): Promise<Buffer> {
  const [width, height] = [700, 900];
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 255;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: inMetadata } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/**
 * Photos of the league's three best-known athletes, one of them intact; the name of each, and of
 * one without a photo.
 */
async function fillFolder() {
  const whole = await noisyPhoto();
  writeFileSync(join(folder, files.whole), whole);
  writeFileSync(join(folder, files.torn), whole.subarray(0, whole.length / 2));
  const [a, b, c, d] = loadCatalogue(athleteData, 'trusted').members('english-premier-league');
  if (!a || !b || !c || !d) throw new Error('the league has too few athletes');
  const list = [
    { athleteId: a.id, file: files.whole, ...credit },
    { athleteId: b.id, file: files.torn, ...credit },
    { athleteId: c.id, file: files.missing, ...credit },
  ];
  writeFileSync(join(folder, 'photos.json'), JSON.stringify(list));
  return { whole: a.name, torn: b.name, missing: c.name, none: d.name };
}

const names = await fillFolder();
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const api = await startTestApi({ photos: loadPhotoBook(folder), log });

beforeEach(() => void logged.splice(0));
afterAll(() => api.close());

async function gameOf(photo: keyof typeof names) {
  const choice = { sport: 'soccer', league: 'English Premier League', difficulty: 'medium' };
  const { client, game } = await api.newGame(choice);
  await api.hide(game.id, names[photo]);
  const guess = async (text: string): Promise<GameView> =>
    (await client.call(submitGuess, { id: game.id, body: { guess: text } })).body.game;
  return { client, game, guess };
}

async function pictureOf(client: TestClient, id: number, step: number, cover?: 'dark') {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const address = addressOf(readPhoto, { id, query: { step: `${step}`, ...(cover && { cover }) } });
  const response = await fetch(`${api.origin}${address}`, { headers: { cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

/** Number of different columns, rows and colours of a picture. */
async function countsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixel = (x: number, y: number) =>
    data.readUIntBE((y * width + x) * channels, Math.min(channels, 3));
  const columns = new Set<string>();
  const rows = new Set<string>();
  const colours = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    const row = Array.from({ length: width }, (_, x) => pixel(x, y));
    for (const colour of row) colours.add(colour);
    rows.add(row.join());
  }
  for (let x = 0; x < width; x += 1)
    columns.add(Array.from({ length: height }, (_, y) => pixel(x, y)).join());
  return { width, height, columns: columns.size, rows: rows.size, colours: colours.size };
}

/** One colour for each block of a step. */
const cellsOf = (picture: Buffer, step: number) => {
  const across = 4 * 2 ** step;
  const size = [across, Math.round((across * 820) / 600)] as const;
  return sharp(picture)
    .resize(...size, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
};

/** Share of the values that two pictures have in common at the same place. */
const sharedBy = (one: Buffer, other: Buffer) =>
  one.filter((value, at) => value === other[at]).length / one.length;

describe('a photo', () => {
  test('becomes finer with the guesses, and is complete only after the end', async () => {
    const { client, game, guess } = await gameOf('whole');
    const wrong = (await api.wrongNames(game.id)).slice(0, 4);
    await guess(wrong[0] ?? '');
    for (const [before, cells] of [8, 16, 32, 64].entries()) {
      const step = before + 1;
      const { status, type, bytes } = await pictureOf(client, game.id, step);
      expect([status, type]).toEqual([200, 'image/webp']);
      const counts = await countsOf(bytes);
      const rows = Math.round((cells * 820) / 600);
      expect(counts).toMatchObject({ width: 600, height: 820, columns: cells, rows });
      expect(counts.colours).toBeLessThanOrEqual(cells * rows);
      expect((await pictureOf(client, game.id, step + 1)).status).toBe(403);
      await guess(wrong[step] ?? names.whole);
    }
    const end = await pictureOf(client, game.id, 5);
    expect([end.status, end.type]).toEqual([200, 'image/webp']);
    expect(await countsOf(end.bytes)).toMatchObject({ width: 600, height: 820, columns: 600 });
    expect((await pictureOf(client, game.id, 6)).status).toBe(403);
  });

  test('is not shown before the first guess, not even that there is one', async () => {
    const { client, game } = await gameOf('whole');
    const { type, bytes } = await pictureOf(client, game.id, 0);
    expect(type).toBe('image/svg+xml; charset=utf-8');
    expect(bytes.toString() === duePicture(api, await api.stored(game.id), 0)).toBe(true);
  });

  test('is different in each game at every step, and the same whenever a game is asked', async () => {
    const games = await Promise.all(Array.from({ length: 8 }, () => gameOf('whole')));
    for (const step of [1, 2, 3, 4]) {
      const seen: Buffer[] = [];
      for (const { client, game, guess } of games) {
        await guess('zzzz');
        const { bytes } = await pictureOf(client, game.id, step);
        expect(bytes.equals((await pictureOf(client, game.id, step)).bytes)).toBe(true);
        seen.push(await cellsOf(bytes, step));
      }
      for (const [at, one] of seen.entries()) {
        for (const other of seen.slice(at + 1)) expect(sharedBy(one, other)).toBeLessThan(0.2);
      }
    }
  });

  test('is as dark in a list as on the page of its game, until it is whole', async () => {
    const { client, game, guess } = await gameOf('whole');
    await guess('zzzz');
    const lightOf = async (step: number, cover?: 'dark') => {
      const { channels } = await sharp(
        (await pictureOf(client, game.id, step, cover)).bytes,
      ).stats();
      return channels.map(({ mean }) => mean);
    };
    const [plain, dark] = [await lightOf(1), await lightOf(1, 'dark')];
    for (const [at, ink] of [0x36, 0x3f, 0x48].entries()) {
      const share = 1 - 0.72 * (1 - ink / 255);
      expect((dark[at] ?? 0) / (plain[at] ?? 1)).toBeCloseTo(share, 1);
    }
    await guess(names.whole);
    expect(await lightOf(5, 'dark')).toEqual(await lightOf(5));
  });

  test('has no text of what is seen on it, but the drawn step before it has', async () => {
    const { client, game, guess } = await gameOf('whole');
    const shown = async () => (await client.call(readGame, { id: game.id })).body.athleteImageText;
    expect(await shown()).toMatch(/^Hidden athlete, step 1 of 5. Outline: /);
    await guess('zzzz');
    expect(await shown()).toBeNull();
    expect((await guess(names.whole)).athleteImageText).toBeNull();
  });

  test('carries no metadata, at no step', async () => {
    expect(readFileSync(join(folder, files.whole)).includes(inMetadata)).toBe(true);
    const { client, game, guess } = await gameOf('whole');
    await guess('zzzz');
    const before = await pictureOf(client, game.id, 1);
    await guess(names.whole);
    for (const { bytes } of [before, await pictureOf(client, game.id, 5)]) {
      const { format, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'webp' });
      expect(bytes.includes(inMetadata)).toBe(false);
    }
  });

  test('is credited after the end, not before', async () => {
    const { client, game, guess } = await gameOf('whole');
    const [wrong = ''] = await api.wrongNames(game.id);
    expect((await client.call(readGame, { id: game.id })).body.photoCredit).toBeNull();
    expect((await guess(wrong)).photoCredit).toBeNull();
    expect((await guess(names.whole)).photoCredit).toEqual(credit);
    expect((await client.call(readGame, { id: game.id })).body.photoCredit).toEqual(credit);
  });
});

describe('the drawn sticker', () => {
  test('is shown for an athlete without a photo, without a credit', async () => {
    const { client, game, guess } = await gameOf('none');
    const { status, type } = await pictureOf(client, game.id, 0);
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect((await guess(names.none)).photoCredit).toBeNull();
    expect(logged).toEqual([]);
  });

  test.each(['torn', 'missing'] as const)('replaces a %s photo', async (photo) => {
    const { client, game, guess } = await gameOf(photo);
    await guess('zzzz');
    const before = await pictureOf(client, game.id, 1);
    await guess(names[photo]);
    for (const { status, type, bytes } of [before, await pictureOf(client, game.id, 5)]) {
      expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(bytes.toString()).toMatch(/^<svg /);
    }
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('photo cannot be read, the drawn card is shown');
  });
});
