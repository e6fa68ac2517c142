import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { login, logout, register } from '@craque/common/contracts/accounts.ts';
import { readLatestStickers } from '@craque/common/contracts/album.ts';
import {
  createParty,
  guessInParty,
  readParty,
  removePartySeat,
  stepParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import { guestPlayer, userPlayer } from '@craque/common/domain/ids.ts';
import { describeInBothStores, type FreshStores } from '../testing/both-stores.ts';
import { startTestApi, type TestApi, testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const used: string[] = [];
const credentials = () => ({ username: `party-${used.push('')}`, password: testPassword });

describeInBothStores('a guest who registers', process.env, (open) => {
  const on: { api?: TestApi; fresh?: FreshStores } = {};
  beforeAll(async () => {
    on.fresh = await open();
    on.api = await startTestApi({ stores: on.fresh.stores });
  }, 60_000);
  afterAll(async () => {
    await on.api?.close();
    await on.fresh?.dispose();
  });
  const apiOf = () => on.api as TestApi;

  /** A guest is the host and plays, with another one; the first round has begun. */
  async function start() {
    const api = apiOf();
    const [host, other] = [api.guest(), api.guest()];
    const { body } = await host.call(createParty, { body: { difficulty: 'hard' } });
    const id = body.state.code;
    for (const each of [host, other]) await each.call(takePartySeat, { id, body: {} });
    await host.call(stepParty, { id, body: { step: 'start' } });
    api.clock.move(3_000);
    return { api, id, host, other };
  }

  async function solve(id: string, client: TestClient) {
    const round = (await apiOf().stores.parties.find(id))?.rounds.at(-1);
    if (!round) throw new RangeError('no round');
    const body = { number: round.number, guess: round.athlete.name };
    expect((await client.call(guessInParty, { id, body })).body.seat.solved).toBe(true);
    return round.athlete.athleteId;
  }

  const stickersOf = async (client: TestClient) =>
    (await client.call(readLatestStickers)).body.map(({ athleteId }) => athleteId);

  test('has whom they solved in all games of the room, and plays on in their seat', async () => {
    const { api, id, host, other } = await start();
    const first = await solve(id, host);
    for (const step of ['reveal', 'end', 'again', 'start'] as const)
      await host.call(stepParty, { id, body: { step } });
    api.clock.move(3_000);
    const body = credentials();
    const { body: user } = await host.call(register, { body });
    const second = await solve(id, host);
    expect((await stickersOf(host)).toSorted()).toEqual([first, second].toSorted());
    const view = (await host.call(readParty, { id })).body;
    expect(view).toMatchObject({ seat: { seat: 1, solved: true }, host: { isHost: true } });
    expect(view.state.seats).toBe(2);
    expect((await other.call(readParty, { id })).body.host?.isHost).not.toBe(true);
    const found = await api.stores.parties.findsOf(userPlayer(user.id));
    expect(found.map(({ difficulty }) => difficulty)).toEqual(['hard', 'hard']);
  });

  test('has nothing of a room that is removed, and what is kept goes with it', async () => {
    const { api, id, host } = await start();
    await solve(id, host);
    await host.call(stepParty, { id, body: { step: 'end' } });
    await api.stores.parties.removeEnded(Number.MAX_SAFE_INTEGER);
    await host.call(register, { body: credentials() });
    expect(await stickersOf(host)).toEqual([]);
  });

  test('whose claim stopped after the room has the sticker with the next login', async () => {
    const { api, id, host } = await start();
    const solved = await solve(id, host);
    const body = credentials();
    const { body: user } = await host.call(register, { body });
    const player = userPlayer(user.id);
    // As if the process had died in the middle.
    await api.stores.parties.removeFinds(player);
    const [room] = await api.stores.parties.listOf(player);
    expect(room?.roster[0]?.player).toBe(player);
    await api.stores.users.change(user.id, { claimsGuest: guestPlayer('moved') });
    await host.call(logout);
    await host.call(login, { body });
    expect(await stickersOf(host)).toEqual([solved]);
  });

  test('who logs in to an older account stays in their seat, and brings no sticker', async () => {
    const { api, id, host, other } = await start();
    await solve(id, host);
    const body = credentials();
    const { body: user } = await api.guest().call(register, { body });
    await host.call(login, { body });
    const { seat, host: role } = (await host.call(readParty, { id })).body;
    expect([seat?.seat, seat?.solved, role?.isHost]).toEqual([1, true, true]);
    expect((await other.call(readParty, { id })).body.state.seats).toBe(2);
    expect(await api.stores.parties.findsOf(userPlayer(user.id))).toEqual([]);
    for (const step of ['reveal', 'next'] as const)
      await host.call(stepParty, { id, body: { step } });
    api.clock.move(3_000);
    const solved = await solve(id, host);
    expect(await stickersOf(host)).toEqual([solved]);
  });

  test('whose other device they had taken out stays host when they log in', async () => {
    const api = apiOf();
    const [body, tv] = [credentials(), api.guest()];
    const account = api.guest();
    await account.call(register, { body });
    const { code: id } = (await tv.call(createParty, { body: {} })).body.state;
    await account.call(takePartySeat, { id, body: {} });
    await tv.call(removePartySeat, { id, body: { seat: 1 } });
    await tv.call(login, { body });
    const view = (await tv.call(readParty, { id })).body;
    expect(view).toMatchObject({ seat: { seat: 1 }, host: { isHost: true } });

    const phone = api.guest();
    await phone.call(takePartySeat, { id, body: {} });
    await tv.call(removePartySeat, { id, body: { seat: 2 } });
    await phone.call(login, { body });
    expect((await phone.call(readParty, { id })).body).toMatchObject({ host: { isHost: true } });
  });

  test('who has a seat in their account already gives that of the guest back', async () => {
    const { api, id, other } = await start();
    const [body, account] = [credentials(), api.guest()];
    await account.call(register, { body });
    await account.call(takePartySeat, { id, body: {} });
    expect((await account.call(readParty, { id })).body.state.seats).toBe(3);
    await other.call(login, { body });
    const { state, seat } = (await other.call(readParty, { id })).body;
    expect([state.seats, seat?.seat]).toEqual([2, 3]);
  });

  test('has one open room, of however many guests they were the host', async () => {
    const [body, rooms] = [credentials(), [await start(), await start(), await start()]];
    await apiOf().guest().call(register, { body });
    for (const { host } of rooms) await host.call(login, { body });
    const stepAll = async (step: 'end' | 'again') => {
      const told = [];
      for (const { host, id } of rooms.toReversed())
        told.push((await host.call(stepParty, { id, body: { step } })).status);
      return told;
    };
    expect(await stepAll('end')).toEqual([200, 200, 200]);
    expect(await stepAll('again')).toEqual([200, 409, 409]);
  });

  test('who logs in leaves a room behind that is over', async () => {
    const { api, id, host } = await start();
    for (const step of ['end', 'end'] as const) await host.call(stepParty, { id, body: { step } });
    const body = credentials();
    const { body: user } = await api.guest().call(register, { body });
    await host.call(login, { body });
    expect(await api.stores.parties.listOf(userPlayer(user.id))).toEqual([]);
  });
});
