import { describe, expect, test } from '@jest/globals';
import {
  createParty,
  openPartyScreen,
  readParty,
  removePartySeat,
  renamePartySeat,
  stepParty,
  takeOverParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { register } from '@craque/common/contracts/accounts.ts';
import { loadTexts } from '../texts/texts.ts';
import { partyTable } from './party-table.ts';
import { aParty, phone } from '@craque/common/testing/party-builders.ts';
import type { HostStep } from '@craque/common/domain/party/party.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

/** What somebody else does just before the next change of a room is saved. */
const meanwhile: { act?: ((code: string) => Promise<void>) | undefined } = {};
const api = await startFileApi({
  wrapStores: (stores) => ({
    ...stores,
    parties: {
      ...stores.parties,
      async save(party) {
        const { act } = meanwhile;
        meanwhile.act = undefined;
        await act?.(party.code);
        return stores.parties.save(party);
      },
    },
  }),
});
const second = 1000;

async function aRoom() {
  const host = api.guest();
  const { state } = (await host.call(createParty, { body: { rounds: 5, leagues: ['NBA'] } })).body;
  const id = state.code;
  const sit = async (client: TestClient, name?: string) => {
    const body = name === undefined ? {} : { name };
    return client.call(takePartySeat, { id, body });
  };
  return {
    ...{ host, id, sit },
    remove: (by: TestClient, seat: number) => by.call(removePartySeat, { id, body: { seat } }),
    step: (step: HostStep) => host.call(stepParty, { id, body: { step } }),
    read: async (by: TestClient, as = 'seat') =>
      (await by.call(readParty, { id, query: { as } })).body,
    async join(name?: string) {
      const client = api.guest();
      const { body } = await sit(client, name);
      return { client, seat: body.seat?.seat ?? 0, name: body.seat?.name ?? '' };
    },
  };
}

describe('a stranger with the code', () => {
  test('takes the role by no screen but the oldest, and the room from nobody', async () => {
    const { host, id, sit, join, read, remove } = await aRoom();
    const [tv, strange] = [api.guest(), api.guest()];
    for (const each of [tv, strange]) await each.call(openPartyScreen, { id });
    const own = (await sit(host, 'Hosty')).body.seat?.seat ?? 0;
    const ana = await join('Ana');
    expect((await remove(host, own)).error.code).toBe('party_needs_host');
    api.clock.move(61 * second);
    await read(ana.client);
    expect((await read(strange, 'screen')).host).toBeNull();
    expect((await strange.call(takeOverParty, { id })).error.code).toBe('host_only');
    const acting = (await tv.call(takeOverParty, { id })).body.host;
    expect(acting?.people.map(({ stays = false }) => stays)).toEqual([true, false]);
    expect((await remove(tv, own)).error.code).toBe('party_needs_host');
    // Also once the role is theirs for good.
    await tv.call(stepParty, { id, body: { step: 'start' } });
    const kept = await remove(tv, own);
    expect([kept.status, kept.error.code]).toEqual([409, 'party_needs_host']);
    expect((await read(host)).seat?.name).toBe('Hosty');
    expect((await remove(tv, ana.seat)).status).toBe(200);
  });

  test('pushes no screen out of a full list', async () => {
    const { host, id, read } = await aRoom();
    const screens = Array.from({ length: 9 }, () => api.guest());
    const opened = [];
    for (const each of screens) opened.push(await each.call(openPartyScreen, { id }));
    expect(opened.map(({ status }) => status)).toEqual([...Array(8).fill(200), 409]);
    expect(opened.at(-1)?.error.code).toBe('too_many_screens');
    for (const each of [host, screens[0]])
      expect((await each?.call(openPartyScreen, { id }))?.status).toBe(200);
    api.clock.move(61 * second);
    const [tv = host] = screens;
    expect((await read(tv, 'screen')).host).toMatchObject({ mayTakeOver: true });
  });
});

describe('a name that somebody gives themself in a round', () => {
  test('is shown with the answer, and taken until then', async () => {
    const { host, id, sit, join, step, read } = await aRoom();
    const [ana, ben] = [await join('Ana'), await join('Ben')];
    const names = async () =>
      (await read(host, 'screen')).state.rows?.map(({ name }) => name).toSorted();
    await step('start');
    expect((await sit(ben.client, 'Benny')).body.seat).toMatchObject({
      name: 'Ben',
      wish: 'Benny',
    });
    api.clock.move(3 * second);
    await sit(ana.client, 'The Answer');
    const late = await join('Late Answer');
    expect(late.name).toMatch(/^\S+ \S+$/);
    expect(await names()).toEqual(['Ana', 'Ben', late.name].toSorted());
    const { error } = await sit(api.guest(), 'The Answer');
    expect(error.code).toBe('party_name_taken');
    const rename = (seat: number, name: string) =>
      host.call(renamePartySeat, { id, body: { seat, name } });
    const own = (await sit(host, 'Hosty')).body.seat?.seat ?? 0;
    await rename(own, 'Host Answer');
    await rename(ben.seat, 'Benedict');
    const given = (await read(host)).seat?.name ?? '';
    expect(await names()).toEqual(['Ana', 'Benedict', late.name, given].toSorted());
    await step('reveal');
    const shown = ['Benedict', 'Host Answer', 'Late Answer', 'The Answer'];
    expect(await names()).toEqual(shown);
    expect((await read(ana.client)).seat).not.toHaveProperty('wish');
    await sit(ana.client, 'Ana');
    expect(await names()).toContain('Ana');
  });
});

describe('somebody who was taken out', () => {
  test('stays out with a new account, and with the old cookie beside it', async () => {
    const { host, id, join, remove, sit } = await aRoom();
    const ana = await join('Ana');
    const old = new Map(ana.client.cookies);
    await remove(host, ana.seat);
    const body = { username: 'taken-out', password: testPassword };
    expect((await ana.client.call(register, { body })).status).toBe(201);
    expect((await sit(ana.client)).error.code).toBe('removed_from_party');
    const before = api.guest();
    for (const [name, value] of old) before.cookies.set(name, value);
    expect((await before.call(readParty, { id })).error.code).toBe('removed_from_party');
    expect((await sit(before)).error.code).toBe('removed_from_party');
  });
});

test('a seat that is refused at the last moment makes no guest', async () => {
  const { sit } = await aRoom();
  const { parties } = api.stores;
  meanwhile.act = async (code) => {
    const there = await parties.find(code);
    if (there) await parties.save({ ...there, locked: true });
  };
  const { error, headers } = await sit(api.guest());
  expect([error.code, headers.getSetCookie()]).toEqual(['party_closed', []]);
});

test('a name that imitates one in the room is taken', async () => {
  const { sit, join } = await aRoom();
  await join('Swift Tiger');
  for (const name of ['5wift Tiger', 'SwiftTiger', 'Swift·Tiger'])
    expect((await sit(api.guest(), name)).error.code).toBe('party_name_taken');
});

test('the table has no cell that a spreadsheet takes for a formula', () => {
  const names = ['=1', '＝1+1', 'x;=1+1;', 'x\t+1', '; -1', 'a;b', 'Ana-Maria'];
  const roster = names.map((name, at) => ({
    ...{ seat: at + 1, player: phone(name), name, joinedAt: 0, base: 0 },
  }));
  const table = partyTable(aParty({ roster }), new Map(), loadTexts()('pt'));
  expect(table.startsWith('\uFEFFLugar,')).toBe(true);
  const lines = table.split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.replace(/^1,(.*),0,0\.0$/, '$1'))).toEqual([
    ...["'=1", "'＝1+1", '"x;\'=1+1;"', '"x\t\'+1"', '";\' -1"', '"a;b"', 'Ana-Maria'],
  ]);
});
