import { inflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import {
  createParty,
  readParty,
  readPartyPhoto,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import type { ServerEvent } from '@craque/common/contracts/realtime.ts';
import { patched } from '@craque/common/domain/text-patch.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { startFileApi } from '../testing/file-api.ts';
import { addressOf } from '../testing/test-client.ts';

const pushes = recordPushes();
const windows: (() => void)[] = [];
const api = await startFileApi({ pushes, laterPush: (run) => void windows.push(run) });

async function aRound() {
  const host = api.guest();
  const { body } = await host.call(createParty, { body: { rounds: 5, seconds: 30 } });
  const { code } = body.state;
  for (const client of [api.guest(), api.guest()])
    await client.call(takePartySeat, { id: code, body: {} });
  const step = (name: 'start' | 'reveal') =>
    host.call(stepParty, { id: code, body: { step: name } });
  await step('start');
  const topic = (await api.guest().call(readParty, { id: code })).body.topic;
  const drawing = async (at: number) =>
    (await host.request(addressOf(readPartyPhoto, { id: code, query: { step: `${at}` } }))).text;
  return {
    drawing,
    reveal: () => step('reveal'),
    async after(seconds: number) {
      api.clock.move(seconds * 1000);
      await host.call(readParty, { id: code });
    },
    /** What phones were sent with the state of that moment. */
    async heard() {
      const { version } = (await api.stores.parties.find(code)) ?? {};
      const sent: ServerEvent<'party-state'>[] = [];
      while (!sent.some((each) => each.version === version)) {
        for (const run of windows.splice(0)) run();
        await new Promise((resolve) => setTimeout(resolve, 10));
        const all = pushes.takenOf('party-state').map(({ body: one }) => one);
        sent.push(...(all as typeof sent).filter(({ gameId }) => gameId === topic));
      }
      return sent.flatMap(({ picture }) => picture ?? []);
    },
  };
}

const made = (before: string, patch: string) =>
  patched(before, JSON.parse(inflateRawSync(Buffer.from(patch, 'base64')).toString()));

test('phones are pushed how each picture becomes the next, when it is due, and not twice', async () => {
  const { drawing, after, heard } = await aRound();
  await after(3);
  expect(await heard()).toEqual([]);
  for (const to of [1, 2, 3, 4, 5]) {
    await after(to === 5 ? 7 : 6);
    const [picture, ...more] = await heard();
    expect(picture).toMatchObject({ from: to - 1, to });
    expect(more).toEqual([]);
    const [before, whole] = [await drawing(to - 1), await drawing(to)];
    expect(made(before, picture?.patch ?? '')).toBe(whole);
    expect(picture?.patch.length).toBeLessThan(whole.length / 4);
  }
});

test('the answer follows on the picture at which the host has ended the round', async () => {
  const { drawing, after, heard, reveal } = await aRound();
  await after(3);
  await after(6);
  await heard();
  await reveal();
  const [picture] = await heard();
  expect(picture).toMatchObject({ from: 1, to: 5 });
  expect(made(await drawing(1), picture?.patch ?? '')).toBe(await drawing(5));
});
