import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  createParty,
  readParty,
  readPartyPhoto,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import sharp from 'sharp';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { loadPhotoBook } from '../athletes/photo-book.ts';
import { startFileApi } from '../testing/file-api.ts';
import { addressOf } from '../testing/test-client.ts';

const league = 'english-premier-league';
const photoCredit = {
  author: 'Bea Lens',
  licence: 'CC BY-SA 4.0',
  source: 'https://photos.example/the-name',
};

/** Everybody of the league has the same photo. */
async function fullFolder(): Promise<string> {
  const folder = newFolder();
  const [width, height] = [300, 410];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251);
  const photo = sharp(pixels, { raw: { width, height, channels: 3 } });
  writeFileSync(join(folder, 'all.png'), await photo.png().toBuffer());
  const members = loadCatalogue(athleteData, 'trusted').members(league);
  const list = members.map(({ id }) => ({ athleteId: id, file: 'all.png', ...photoCredit }));
  writeFileSync(join(folder, 'photos.json'), JSON.stringify(list));
  return folder;
}

const api = await startFileApi({ photos: loadPhotoBook(await fullFolder()) });

test('a licensed photo is shown in parts as in a game, and its author with the answer', async () => {
  const [host, other] = [api.guest(), api.guest()];
  const made = await host.call(createParty, { body: { leagues: [league], seconds: null } });
  const id = made.body.state.code;
  for (const each of [host, other]) await each.call(takePartySeat, { id, body: {} });
  const step = (name: 'start' | 'clue' | 'reveal' | 'end') =>
    host.call(stepParty, { id, body: { step: name } });
  const stateOf = async () => (await other.call(readParty, { id })).body.state;
  const picture = async (at: number) => {
    const cookie = [...other.cookies].map((pair) => pair.join('=')).join('; ');
    const address = addressOf(readPartyPhoto, { id, query: { step: `${at}` } });
    const answer = await fetch(`${api.origin}${address}`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
    return { status: answer.status, type: answer.headers.get('content-type'), bytes };
  };
  await step('start');
  api.clock.move(3_000);

  expect((await stateOf()).round?.isPhoto).toBeUndefined();
  expect((await picture(0)).type).toMatch(/^image\/svg/);
  expect((await picture(1)).status).toBe(403);
  await step('clue');
  const running = await stateOf();
  expect(running.round?.isPhoto).toBe(true);
  expect(JSON.stringify(running)).not.toContain(photoCredit.author);
  const part = await picture(1);
  expect([part.status, part.type]).toEqual([200, 'image/webp']);
  expect((await picture(1)).bytes).toBe(part.bytes);

  await step('reveal');
  expect((await stateOf()).round?.answer?.photoCredit).toEqual(photoCredit);
  const whole = await picture(5);
  expect(whole.type).toBe('image/webp');
  expect(whole.bytes).not.toBe(part.bytes);
  await step('end');
  const ends = (await host.call(readParty, { id, query: { as: 'screen' } })).body.state.ends;
  expect(ends?.map(({ answer }) => answer.photoCredit)).toEqual([photoCredit]);
});
