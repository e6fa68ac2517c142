import { expect, test } from '@jest/globals';
import {
  createParty,
  guessInParty,
  readParty,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { keptFor } from '@craque/common/domain/party/party-clock.ts';
import { startFileApi } from '../testing/file-api.ts';
import { sweepAll } from '../sweep-all.ts';

const api = await startFileApi({ limitsFactor: 1 });

test('an address opens three rooms an hour, seats sixty, and tries few codes', async () => {
  const hosts = [api.guest(), api.guest(), api.guest(), api.guest()];
  const made = [];
  for (const host of hosts) made.push(await host.call(createParty, { body: {} }));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  const code = made[0]?.body.state.code ?? '';
  // More than new guests of a minute.
  const phones = Array.from({ length: 60 }, () => api.guest());
  const seated = new Set<number>();
  for (const phone of phones)
    seated.add((await phone.call(takePartySeat, { id: code, body: {} })).status);
  expect(seated).toEqual(new Set([200]));

  const stranger = api.guest();
  const tries: number[] = [];
  for (let count = 0; count < 301; count += 1)
    tries.push((await stranger.call(readParty, { id: 'AAAAAA' })).status);
  expect(new Set(tries.slice(0, 300))).toEqual(new Set([404]));
  expect(tries[300]).toBe(429);
  // A right code is refused like a wrong one, but nobody loses a room.
  expect((await stranger.call(readParty, { id: code })).status).toBe(429);
  for (const member of [hosts[0], phones[0]])
    expect((await member?.call(readParty, { id: code }))?.status).toBe(200);
});

test('a phone whose first answer was lost with its cookie has its seat again, nobody else has', async () => {
  const relaxed = await startFileApi();
  const host = relaxed.guest();
  const { code } = (await host.call(createParty, { body: {} })).body.state;
  const sit = async (key: string) => {
    const headers = { 'idempotency-key': key };
    const answer = await relaxed.guest().call(takePartySeat, { id: code, body: {}, headers });
    return answer.body.seat?.seat;
  };
  const name = { 'idempotency-key': 'a'.repeat(32) };
  const lost = { id: code, body: { name: 'Ana' }, headers: name };
  expect((await relaxed.guest().call(takePartySeat, lost)).body.seat?.seat).toBe(1);
  const again = relaxed.guest();
  expect((await again.call(takePartySeat, lost)).body.seat).toMatchObject({ seat: 1, name: 'Ana' });
  expect((await again.call(readParty, { id: code })).body.seat?.seat).toBe(1);
  // Short keys may be those of two people.
  expect([await sit('b'.repeat(32)), await sit('1'), await sit('1')]).toEqual([2, 3, 4]);
});

test('nobody at the same address uses up the calls of those who play', async () => {
  const strict = await startFileApi({ limitsFactor: 1 });
  const [host, phone] = [strict.guest(), strict.guest()];
  const { code: id } = (await host.call(createParty, { body: {} })).body.state;
  await phone.call(takePartySeat, { id, body: {} });
  const read = async (client = strict.guest()) => (await client.call(readParty, { id })).status;
  const flood = await Promise.all(Array.from({ length: 1_300 }, () => read()));
  expect(flood.filter((status) => status === 200).length).toBeGreaterThan(1_000);
  expect(flood).toContain(429);
  expect([await read(host), await read(phone), await read()]).toEqual([200, 200, 429]);
  const own = await Promise.all(Array.from({ length: 260 }, () => read(phone)));
  expect(own.filter((status) => status === 200)).toHaveLength(239);
  expect([await read(phone), await read(host)]).toEqual([429, 200]);
});

test('a phone whose seat was taken by half has it whole with its next read', async () => {
  let addsLost = 1;
  const broken = await startFileApi({
    wrapStores: (stores) => ({
      ...stores,
      parties: {
        ...stores.parties,
        async addSeat(...seat) {
          addsLost -= 1;
          if (addsLost < 0) await stores.parties.addSeat(...seat);
        },
      },
    }),
  });
  const [host, phone] = [broken.guest(), broken.guest()];
  const { code: id } = (await host.call(createParty, { body: {} })).body.state;
  await phone.call(takePartySeat, { id, body: {} });
  await host.call(takePartySeat, { id, body: {} });
  await phone.call(readParty, { id });
  await host.call(stepParty, { id, body: { step: 'start' } });
  broken.clock.move(3_000);
  const body = { number: 1, guess: 'Lionel Messi' };
  expect((await phone.call(guessInParty, { id, body })).status).toBe(200);
});

test('who makes a room twice has the first one, until somebody has come', async () => {
  const relaxed = await startFileApi();
  const host = relaxed.guest();
  const make = (body: object) => host.call(createParty, { body });
  const lost = (await make({ teams: 2, rounds: 6 })).body.state;
  const { body, status } = await make({ rounds: 9 });
  expect([status, body.state.code]).toEqual([201, lost.code]);
  expect(body.state.settings).toMatchObject({ rounds: 9 });
  expect(body.state.settings.teams ?? null).toBeNull();
  await relaxed.guest().call(takePartySeat, { id: lost.code, body: {} });
  expect(await make({})).toMatchObject({ status: 409, body: { code: 'party_open' } });
});

test('a room is removed seven days after it is dead', async () => {
  const [code] = await api.stores.parties.due(Number.MAX_SAFE_INTEGER, 1);
  const log = { warn: () => undefined };
  await sweepAll(api.stores, log, api.clock.now() + keptFor);
  expect(await api.stores.parties.find(code ?? '')).toBeDefined();
  await sweepAll(api.stores, log, api.clock.now() + keptFor + 13 * 60 * 60 * 1000);
  expect(await api.stores.parties.find(code ?? '')).toBeUndefined();
});
