import { describe, expect, test } from '@jest/globals';
import {
  changeParty,
  createParty,
  guessInParty,
  openPartyScreen,
  readParty,
  readPartyPhoto,
  readPartyResults,
  removePartySeat,
  renamePartySeat,
  stepParty,
  takeOverParty,
  takePartySeat,
} from '@craque/common/contracts/party.ts';
import type { HostStep } from '@craque/common/domain/party/party.ts';
import { addressOf } from '../testing/test-client.ts';
import { recordPushes } from '../testing/recorded-pushes.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const pushes = recordPushes();
const api = await startFileApi({ pushes });

const second = 1000;

async function aRoom(settings: object = {}) {
  const host = api.guest();
  const { body } = await host.call(createParty, { body: { rounds: 5, ...settings } });
  const { code } = body.state;
  const step = (name: HostStep) => host.call(stepParty, { id: code, body: { step: name } });
  const join = async (name?: string) => {
    const client = api.guest();
    const answer = await client.call(takePartySeat, { id: code, body: name ? { name } : {} });
    expect(answer.status).toBe(200);
    return { client, seat: answer.body.seat?.seat ?? 0, name: answer.body.seat?.name ?? '' };
  };
  return { host, code, step, join };
}

const read = async (client: TestClient, code: string, as = 'seat') =>
  (await client.call(readParty, { id: code, query: { as } })).body;

async function answerOf(code: string): Promise<{ number: number; name: string }> {
  const party = await api.stores.parties.find(code);
  const round = party?.rounds.at(-1);
  if (!round) throw new RangeError('no round');
  return { number: round.number, name: round.athlete.name };
}

const guess = (client: TestClient, id: string, number: number, text: string, key?: string) =>
  client.call(guessInParty, {
    ...{ id, body: { number, guess: text } },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

describe('an evening', () => {
  test('goes from the lobby over rounds to the podium, and again', async () => {
    const { host, code, step, join } = await aRoom({ leagues: ['nba'] });
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    expect((await step('start')).error.code).toBe('party_too_small');
    const [ana, ben] = [await join('Ana'), await join()];
    expect(ben.name).toMatch(/^\S+ \S+$/);
    const lobby = await read(host, code, 'screen');
    expect(lobby.state.rows?.map(({ name }) => name)).toEqual(['Ana', ben.name]);
    expect(lobby.state).toMatchObject({ phase: 'lobby', doorOpen: true, seats: 2, round: null });

    expect((await step('start')).body.state.phase).toBe('countdown');
    const counting = (await read(ana.client, code)).state;
    expect(counting.round).toMatchObject({ number: 1, dateBorn: null, sport: 'basketball' });
    api.clock.move(3 * second);
    const begun = (await read(ana.client, code)).state;
    expect(begun.phase).toBe('round');
    expect(begun.round?.dateBorn).toMatch(/^\d{4}-/);
    expect(begun.round).toMatchObject({ clues: 0, nationality: null, answer: null });

    const { number, name } = await answerOf(code);
    api.clock.move(12 * second);
    const clue = (await read(ben.client, code)).state.round;
    expect(clue).toMatchObject({ clues: 1, team: null });
    expect(Object.keys(clue?.nationality ?? {})).toHaveLength(6);
    const wrong = await guess(ana.client, code, number, 'zzzz');
    expect(wrong.body.guess).toMatchObject({ guess: 'zzzz', accuracy: 0 });
    const right = await guess(ana.client, code, number, name);
    // 12 of 60 seconds, and one wrong guess before.
    expect(right.body.seat).toMatchObject({ solved: true, done: true, roundPoints: 800 });
    expect((await guess(ana.client, code, number, name)).error.code).toBe('no_guesses_left');
    const shown = await read(host, code, 'screen');
    expect(shown.state.rows?.find((row) => row.name === 'Ana')).toMatchObject({
      ...{ done: true, solved: true, used: 2, points: 0 },
    });
    expect(shown.state.rows?.some((row) => 'gained' in row)).toBe(false);
    for (let tried = 0; tried < 5; tried += 1) await guess(ben.client, code, number, 'nobody');
    const scores = (await read(host, code, 'screen')).state.rows;
    expect(scores?.map(({ name: seated, gained }) => [seated, gained])).toEqual([
      ['Ana', 800],
      [ben.name, 0],
    ]);
    const revealed = (await read(ben.client, code)).state;
    expect(revealed.phase).toBe('reveal');
    expect(revealed.round?.answer).toMatchObject({ athleteName: name, solved: 1 });
    expect(revealed.round?.answer?.first).toEqual({ seat: 1, name: 'Ana', time: 12_000 });
    expect(revealed.top[0]).toMatchObject({ name: 'Ana', points: 800, place: 1 });

    api.clock.move(20 * second);
    expect((await read(host, code)).state).toMatchObject({ phase: 'countdown' });
    const ended = (await step('end')).body;
    expect(ended.state).toMatchObject({ phase: 'podium', round: { number: 1 } });
    const podium = await read(host, code, 'screen');
    expect(podium.state.ends).toHaveLength(1);
    const table = await host.call(readPartyResults, { id: code });
    expect(table.text.split('\r\n')[1]).toMatch(/^1,Ana,800,12\.0,800$/);
    expect((await step('again')).body.state).toMatchObject({
      phase: 'lobby',
      seats: 2,
      round: null,
    });
    await step('start');
    expect((await answerOf(code)).number).toBe(2);
  });

  test('without a clock opens clues and ends on the press of the host', async () => {
    const { host, code, step, join } = await aRoom({ seconds: null });
    const [ana, ben] = [await join(), await join()];
    await step('start');
    api.clock.move(603 * second);
    await read(ben.client, code);
    expect((await read(ana.client, code)).state).toMatchObject({ phase: 'round', endsAt: null });
    expect((await step('clue')).body.state.round?.nationality).not.toBeNull();
    const { number, name } = await answerOf(code);
    const right = await guess(ana.client, code, number, name, 'key');
    expect(right.body.seat.roundPoints).toBe(900);
    for (let clue = 2; clue <= 4; clue += 1) await step('clue');
    // As many as were open then, also when the answer is told again.
    const again = await guess(ana.client, code, number, name, 'key');
    expect(again.body).toEqual(right.body);
    await guess(ben.client, code, number, 'zzzz');
    expect((await read(ana.client, code)).seat?.roundPoints).toBe(900);
    expect((await step('reveal')).body.state.phase).toBe('reveal');
    expect((await step('reveal')).error.code).toBe('step_not_due');
    expect((await step('next')).body.state.phase).toBe('countdown');
    expect((await host.call(stepParty, { id: code, body: { step: 'next' } })).status).toBe(409);
  });
});

describe('a guess', () => {
  test('that is the last of all ends the round before it is answered', async () => {
    const { code, step, join } = await aRoom();
    const [ana, ben] = [await join(), await join()];
    await step('start');
    api.clock.move(4 * second);
    const { number, name } = await answerOf(code);
    const phase = async () => (await api.stores.parties.find(code))?.phase;
    await guess(ana.client, code, number, name);
    expect(await phase()).toBe('round');
    await guess(ben.client, code, number, name);
    expect(await phase()).toBe('reveal');
  });

  test('counts until the grace after the deadline is over, and only in its round', async () => {
    const { code, step, join } = await aRoom({ seconds: 30 });
    const [ana, ben] = [await join(), await join()];
    await step('start');
    const { number, name } = await answerOf(code);
    expect((await guess(ana.client, code, number, name)).error.code).toBe('round_over');
    api.clock.move(33 * second + 299);
    expect((await guess(ana.client, code, number, name)).body.seat.roundPoints).toBe(500);
    api.clock.move(1);
    expect((await guess(ben.client, code, number, name)).error.code).toBe('round_over');
    expect((await guess(ben.client, code, number + 1, name)).error.code).toBe('round_over');
    expect((await guess(api.guest(), code, number, name)).error.code).toBe('seat_first');
  });

  test('is answered again in the same way under the same key', async () => {
    const { code, step, join } = await aRoom();
    const ana = await join();
    await join();
    await step('start');
    api.clock.move(4 * second);
    const { number } = await answerOf(code);
    const first = await guess(ana.client, code, number, 'zzzz', 'key');
    await guess(ana.client, code, number, 'yyyy');
    const again = await guess(ana.client, code, number, 'zzzz', 'key');
    expect(again.body).toEqual(first.body);
    const other = await guess(ana.client, code, number, 'xxxx', 'key');
    expect(other.error.code).toBe('idempotency_mismatch');
    expect((await read(ana.client, code)).seat?.guesses).toHaveLength(2);
  });

  test('of sixty at once is judged for all of them, in the order of the server', async () => {
    const { code, step, join } = await aRoom();
    const phones = [];
    for (let count = 0; count < 60; count += 1) phones.push(await join());
    const full = await api.guest().call(takePartySeat, { id: code, body: {} });
    expect(full.error.code).toBe('party_closed');
    expect(new Set(phones.map(({ name }) => name)).size).toBe(60);
    await step('start');
    api.clock.move(9 * second);
    const { number, name } = await answerOf(code);
    const answers = await Promise.all(
      phones.map(({ client }) => guess(client, code, number, name)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const state = (await read(api.guest(), code, 'screen')).state;
    expect(state).toMatchObject({ phase: 'reveal', round: { answer: { solved: 60 } } });
    expect(state.rows?.every(({ points }) => points === 950)).toBe(true);
  });
});

describe('the door', () => {
  test('lets a latecomer in at the lowest score, until two rounds are left', async () => {
    const { host, code, step, join } = await aRoom({ seconds: 30 });
    const [ana, ben] = [await join(), await join()];
    await step('start');
    api.clock.move(3 * second);
    const { number, name } = await answerOf(code);
    await guess(ana.client, code, number, name);
    const late = await join('Late');
    expect((await read(late.client, code)).seat).toMatchObject({ plays: false });
    expect((await guess(late.client, code, number, name)).error.code).toBe('seat_first');
    await guess(ben.client, code, number, name);
    expect((await read(host, code)).state.phase).toBe('reveal');
    api.clock.move(20 * second);
    await read(host, code);
    api.clock.move(3 * second);
    const own = (await read(late.client, code)).seat;
    expect(own).toMatchObject({ plays: true, row: { points: 1000 } });
    for (const name of ['reveal', 'next'] as const) await step(name);
    expect((await read(host, code)).state.doorOpen).toBe(false);
    const refused = await api.guest().call(takePartySeat, { id: code, body: {} });
    expect([refused.status, refused.error.code]).toEqual([409, 'party_closed']);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test('is locked by the host, who renames and removes', async () => {
    const { host, code, join } = await aRoom();
    const [ana, ben] = [await join('Ana'), await join('Ben')];
    const same = await api.guest().call(takePartySeat, { id: code, body: { name: 'аna' } });
    expect(same.status).toBe(400);
    const taken = await ben.client.call(takePartySeat, { id: code, body: { name: 'ANA' } });
    expect(taken.error.code).toBe('party_name_taken');
    const body = { seat: ben.seat, name: 'Benny' };
    expect((await ana.client.call(renamePartySeat, { id: code, body })).error.code).toBe(
      'host_only',
    );
    await host.call(renamePartySeat, { id: code, body });
    expect((await read(ben.client, code)).seat?.name).toBe('Benny');
    await host.call(removePartySeat, { id: code, body: { seat: ana.seat } });
    expect(pushes.unwatched()).toHaveLength(2);
    const out = await ana.client.call(takePartySeat, { id: code, body: {} });
    expect([out.status, out.error.code]).toEqual([403, 'removed_from_party']);
    expect((await ana.client.call(readParty, { id: code })).status).toBe(403);
    await host.call(changeParty, { id: code, body: { locked: true } });
    expect((await api.guest().call(takePartySeat, { id: code, body: {} })).status).toBe(409);
    expect((await ben.client.call(takePartySeat, { id: code, body: {} })).status).toBe(200);
  });
});

describe('the host', () => {
  test('is replaced after a minute, and has the role back within the round', async () => {
    const { host, code, step, join } = await aRoom({ seconds: 120 });
    const [ana, ben] = [await join(), await join()];
    const screen = api.guest();
    // The host looks at the stage first, on their own device.
    for (const each of [host, screen]) await each.call(openPartyScreen, { id: code, body: {} });
    await step('start');
    expect((await ana.client.call(takeOverParty, { id: code })).error.code).toBe('host_only');
    api.clock.move(61 * second);
    for (const { client } of [ana, ben]) await read(client, code);
    expect((await read(ben.client, code)).host).toBeNull();
    expect((await read(screen, code, 'screen')).host).toMatchObject({ mayTakeOver: true });
    expect((await read(ana.client, code)).state.hostAway).toBe(true);
    expect((await ben.client.call(takeOverParty, { id: code })).error.code).toBe('host_only');
    const taken = await ana.client.call(takeOverParty, { id: code });
    expect(taken.body.host).toMatchObject({ isHost: true });
    expect((await read(host, code)).host).toMatchObject({ isHost: true });
    expect((await read(ana.client, code)).host).toBeNull();
    api.clock.move(61 * second);
    await read(ana.client, code);
    await ana.client.call(takeOverParty, { id: code });
    for (const name of ['reveal', 'next'] as const) {
      const moved = await ana.client.call(stepParty, { id: code, body: { step: name } });
      expect(moved.status).toBe(200);
    }
    expect((await read(host, code)).host).toBeNull();
  });
});

describe('the picture', () => {
  test('is the same for everybody, by steps that are due', async () => {
    const { host, code, step, join } = await aRoom();
    const [ana, ben] = [await join(), await join()];
    const picture = (client: TestClient, at: number) =>
      client.request(addressOf(readPartyPhoto, { id: code, query: { step: `${at}` } }));
    await step('start');
    expect((await picture(ana.client, 0)).error.code).toBe('photo_not_due');
    api.clock.move(3 * second + 24 * second);
    await read(host, code);
    const [first, second_] = [await picture(ana.client, 0), await picture(ana.client, 2)];
    expect(first.text).toMatch(/^<svg/);
    expect(second_.text).not.toBe(first.text);
    expect((await picture(ben.client, 2)).text).toBe(second_.text);
    expect((await picture(ana.client, 3)).status).toBe(403);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    await step('reveal');
    expect((await picture(ana.client, 5)).status).toBe(200);
    expect((await picture(api.guest(), 2)).text).toBe(second_.text);
  });
});

describe('pushes', () => {
  test('carry the whole state: to screens with everybody, to phones without', async () => {
    const { code, join } = await aRoom();
    await join('Ana');
    await api.stores.parties.find(code);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const states = pushes.takenOf('party-state');
    const party = await api.stores.parties.find(code);
    const of = (topic: number | undefined) =>
      states.filter(({ body }) => (body as { gameId: number }).gameId === topic);
    const [phones, screens] = [of(party?.topic), of(party?.screenTopic)];
    expect(phones.length).toBeGreaterThan(0);
    expect(phones.at(-1)?.body).not.toHaveProperty('state.rows');
    expect(screens.at(-1)?.body).toMatchObject({ state: { rows: [{ name: 'Ana' }] } });
  });
});

describe('the secret of a round', () => {
  test('is in no answer, picture or push until the reveal', async () => {
    const { host, code, step, join } = await aRoom({ seconds: 30 });
    const [ana, ben] = [await join(), await join()];
    await step('start');
    pushes.taken();
    const { number, name } = await answerOf(code);
    const party = await api.stores.parties.find(code);
    const id = party?.rounds[0]?.athlete.athleteId ?? '';
    const texts: string[] = [];
    for (const wait of [1, 3, 7, 7, 7, 6]) {
      api.clock.move(wait * second);
      for (const { client } of [ana, ben, { client: host }])
        for (const as of ['seat', 'screen'])
          texts.push((await client.call(readParty, { id: code, query: { as } })).text);
      texts.push((await host.request(`/api/parties/${code}/rounds/${number}/photo`)).text);
      texts.push((await guess(ben.client, code, number, 'zzzz')).text);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
    texts.push(JSON.stringify(pushes.taken()));
    for (const secret of [name, id])
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    expect(texts.some((text) => text.includes('"initials":{'))).toBe(true);
    api.clock.move(9 * second);
    expect((await host.call(readParty, { id: code })).text).toContain(JSON.stringify(name));
  });
});

describe('a due step', () => {
  test('is taken once, however many see it at the same time', async () => {
    const { host, code, step, join } = await aRoom({ seconds: 30 });
    const ana = await join();
    await join();
    await step('start');
    const before = await api.stores.parties.find(code);
    api.clock.move(3 * second);
    const reads = Array.from({ length: 12 }, (_, at) => read(at % 2 ? host : ana.client, code));
    const seen = await Promise.all(reads);
    expect(new Set(seen.map(({ state }) => state.version)).size).toBe(1);
    const after = await api.stores.parties.find(code);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    api.clock.move(500 * second);
    const later = await Promise.all(Array.from({ length: 12 }, () => read(host, code)));
    expect(new Set(later.map(({ state }) => state.phase))).toEqual(new Set(['reveal']));
    expect((await api.stores.parties.find(code))?.rounds).toHaveLength(1);
  });
});
