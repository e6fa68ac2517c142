import { describe, expect, test } from '@jest/globals';
import { stepParty, takePartySeat } from '@craque/common/contracts/party.ts';
import { newsOf } from '@craque/common/contracts/push/party-news.ts';
import { ApiError } from '../../../lib/api.ts';
import { settled } from '../../../testing/fake-transport.ts';
import {
  aHost,
  aPartyGuess,
  aPartyRound,
  aPartyState,
  aPartyView,
  aRunningRound,
  aSeat,
  iso,
  partyTopic,
} from '../../../testing/party/a-party-view.ts';
import { atPartyTable, nothing } from '../../../testing/party/party-table.ts';

const answer = { athleteName: 'Harry Kane', first: null, solved: 0 };
const revealed = (startsAt: number, version = 6) =>
  aPartyState({
    ...{ version, phase: 'reveal', startsAt: iso(startsAt), endsAt: iso(startsAt + 12_000) },
    round: aPartyRound({ answer }),
  });

describe('pushed states of a room', () => {
  test('replace an older one, whatever was lost between', async () => {
    const table = await atPartyTable(aPartyView());
    await table.line.accept();
    table.push(aPartyState({ version: 2, seats: 3 }));
    expect(table.state()?.seats).toBe(3);
    table.push(aPartyState({ version: 9, seats: 8 }));
    expect(table.state()?.seats).toBe(8);
  });

  test('take from a host what was due before, until it is read what is due now', async () => {
    const table = await atPartyTable(aPartyView({ host: aHost({ steps: ['start', 'end'] }) }));
    await table.line.accept();
    const steps = () => table.shown()?.host?.steps;
    table.push(aPartyState({ version: 2, seats: 3 }));
    expect(steps()).toEqual(['start', 'end']);
    table.push(aRunningRound({ version: 3 }));
    expect(steps()).toEqual(['end']);
    table.server.view = { ...table.server.view, host: aHost({ steps: ['reveal', 'end'] }) };
    await table.time.pass(500);
    expect(steps()).toEqual(['reveal', 'end']);
  });

  test('are dropped when they come late, twice or for another room', async () => {
    const table = await atPartyTable(aPartyView());
    await table.line.accept();
    table.push(aPartyState({ version: 4, seats: 5 }));
    table.push(aPartyState({ version: 3, seats: 4 }));
    table.push(aPartyState({ version: 4, seats: 2 }));
    expect(table.state()?.seats).toBe(5);
    const state = aPartyState({ version: 9, seats: 60 });
    table.line.push('party-state', { gameId: partyTopic + 1, version: 9, state });
    expect(table.state()?.seats).toBe(5);
  });

  test('are what is new to who was told before; who has missed something reads it', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    await table.line.accept();
    const before = table.reads();
    const clue = { nationality: { en: 'Egypt' }, nationalityCodes: ['EG'] };
    const first = aRunningRound({ version: 6, round: aPartyRound({ clues: 1, ...clue }) });
    table.push(newsOf(first));
    expect(table.state()).toMatchObject({ version: 6, settings: { rounds: 5 }, round: clue });
    expect(table.state()?.round?.dateBorn).toBe('1993-07-28');
    expect(table.reads()).toBe(before);
    const third = { ...clue, clues: 3, team: { en: 'Albion' } };
    const missed = aRunningRound({ version: 8, round: aPartyRound(third) });
    table.server.view = { ...table.server.view, state: missed };
    table.push(newsOf(missed));
    await settled();
    expect(table.reads()).toBe(before + 1);
    expect(table.state()?.round).toMatchObject(third);
  });

  test('leave what is one’s own, which is read where it may have changed', async () => {
    const guessed = aSeat({ number: 1, guesses: [aPartyGuess()], left: 4 });
    const table = await atPartyTable(aPartyView({ state: aRunningRound(), seat: guessed }));
    await table.line.accept();
    const before = table.reads();
    table.push(aRunningRound({ version: 6, round: aPartyRound({ clues: 1 }) }));
    await table.time.pass(100);
    expect(table.shown()?.seat?.guesses).toHaveLength(1);
    expect(table.reads()).toBe(before);
    table.push(aPartyState({ version: 7, phase: 'podium' }));
    await table.time.pass(100);
    expect(table.reads()).toBe(before + 1);
    table.push(aPartyState({ version: 8, phase: 'over' }));
    await table.time.pass(60_000);
    expect(table.reads()).toBe(before + 2);
  });

  test('make a phone read its team when everybody has been dealt anew', async () => {
    const table = await atPartyTable(aPartyView());
    await table.line.accept();
    const before = table.reads();
    const { settings } = aPartyState();
    table.push(aPartyState({ version: 2, settings: { ...settings, teams: 2 } }));
    await table.time.pass(100);
    expect(table.reads()).toBe(before + 1);
    table.push(aPartyState({ version: 3, settings: { ...settings, teams: 2 }, seats: 3 }));
    await table.time.pass(100);
    expect(table.reads()).toBe(before + 1);
  });

  test('tell a host to look who has come, but not sixty times for sixty who come at once', async () => {
    const table = await atPartyTable(aPartyView({ host: aHost() }));
    await table.line.accept();
    const before = table.reads();
    for (let seats = 3; seats < 60; seats += 1) table.push(aPartyState({ version: seats, seats }));
    await table.time.pass(1000);
    expect(table.reads()).toBe(before + 1);
  });
});

describe('the answer', () => {
  test.each([0, 90_000, -120_000])(
    'is shown at its moment by the server’s clock, %d ms ahead of the device’s',
    async (skew) => {
      const start = 1_000_000 + skew;
      const table = await atPartyTable(aPartyView({ state: aRunningRound({}, start - 20_000) }), {
        skew,
      });
      await table.line.accept();
      table.push(revealed(table.nowThere() + 250));
      expect(table.state()?.phase).toBe('round');
      await table.time.pass(240);
      expect(table.state()?.phase).toBe('round');
      await table.time.pass(20);
      expect(table.state()).toMatchObject({ phase: 'reveal', round: { answer } });
    },
  );

  test('comes with the points that were read meanwhile', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    await table.line.accept();
    const seat = aSeat({ number: 1, done: true, roundPoints: 80 });
    table.server.view = { ...table.server.view, seat };
    table.push(revealed(table.nowThere() + 250));
    await table.time.pass(100);
    expect(table.shown()?.seat?.roundPoints).toBeNull();
    await table.time.pass(200);
    expect(table.shown()?.seat?.roundPoints).toBe(80);
  });

  test.each([
    ['screen', ['/api/parties/CRAQ79/rounds/1/photo?step=0']],
    ['seat', []],
  ] as const)('has its picture loaded before its moment on a %s', async (as, loaded) => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }), { as });
    await table.line.accept();
    expect(table.preloaded).toEqual([]);
    table.push(revealed(table.nowThere() + 250));
    expect(table.state()?.phase).toBe('round');
    expect(table.preloaded).toEqual(loaded);
  });

  test('is not waited for when the host has gone on', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    await table.line.accept();
    table.push(revealed(table.nowThere() + 250));
    table.push(aPartyState({ version: 7, phase: 'countdown' }));
    expect(table.state()?.phase).toBe('countdown');
    await table.time.pass(300);
    expect(table.state()?.phase).toBe('countdown');
  });
});

describe('without pushes', () => {
  test('the room is read every three seconds, with them every ten', async () => {
    const table = await atPartyTable(aPartyView());
    const before = table.reads();
    await table.time.pass(9_500);
    expect(table.reads()).toBe(before + 3);
    await table.line.accept();
    const since = table.reads();
    await table.time.pass(9_000);
    expect(table.reads()).toBe(since);
    await table.time.pass(1_500);
    expect(table.reads()).toBe(since + 1);
  });

  test('a step that is due by the clock is read soon after it', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound({}, 941_000) }));
    await table.line.accept();
    expect(table.state()?.phase).toBe('round');
    const before = table.reads();
    table.server.view = { ...table.server.view, state: revealed(1_000_000) };
    // The push of it has half a second.
    await table.time.pass(1_700);
    expect(table.reads()).toBe(before);
    await table.time.pass(300);
    expect(table.state()?.phase).toBe('reveal');
  });

  test('a phone that comes back reads at once; a hidden one does not read', async () => {
    const table = await atPartyTable(aPartyView());
    table.server.hidden = true;
    await table.time.pass(4_000);
    const before = table.reads();
    await table.time.pass(60_000);
    expect(table.reads()).toBe(before);
    table.server.hidden = false;
    table.server.view = aPartyView({ state: aRunningRound() });
    table.comeBack();
    await settled();
    expect(table.state()?.phase).toBe('round');
  });

  test('a phone that has a line again does not wait for the next attempt to connect', async () => {
    const table = await atPartyTable(aPartyView());
    await table.line.accept();
    table.line.drop(false);
    const before = table.line.end.opens;
    table.comeBack();
    await table.line.time.pass(0);
    expect(table.line.end.opens).toBe(before + 1);
  });

  test('what was lost while pushes did not get through is read when they do, also after a guess', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    await table.line.accept();
    table.line.push('push-state', { healthy: false });
    await table.time.pass(3_000);
    table.server.view = aPartyView({ state: aRunningRound({ version: 20, seats: 9 }) });
    table.line.push('push-state', { healthy: true });
    const guessed = aSeat({ number: 1, guesses: [aPartyGuess()], left: 4, row: null });
    table.server.answer = (name) =>
      name === 'guessInParty' ? { guess: aPartyGuess(), seat: guessed } : undefined;
    await table.party.guess('Mohamed Salah');
    await table.time.pass(1_000);
    expect(table.state()?.seats).toBe(9);
  });

  test('a lost connection changes nothing on the screen', async () => {
    const table = await atPartyTable(aPartyView());
    table.server.answer = () => Promise.reject(new ApiError(0, 'network', 'no line'));
    await table.time.pass(60_000);
    expect(table.shown()?.seat?.name).toBe('Ana');
    expect(table.party.getState().refusal).toBeUndefined();
  });

  test.each([
    [404, 'party_not_found'],
    [403, 'removed_from_party'],
  ])('%d ends the room for this device', async (status, code) => {
    const table = await atPartyTable(aPartyView());
    table.server.answer = () => Promise.reject(new ApiError(status, code, code));
    await table.time.pass(4_000);
    expect(table.party.getState()).toMatchObject({ view: undefined, refusal: { code } });
    const before = table.reads();
    await table.time.pass(60_000);
    expect(table.reads()).toBe(before);
  });
});

describe('a read', () => {
  test('says what is known, and changes nothing where nothing is new', async () => {
    const table = await atPartyTable(aPartyView());
    await table.line.accept();
    table.push(aPartyState({ version: 4, mark: 'pushed', seats: 5 }));
    table.server.answer = (name) => (name === 'readPartyNews' ? nothing : undefined);
    await table.time.pass(10_500);
    const { name, input } = table.asked.at(-1) ?? {};
    expect([name, input?.query]).toEqual([
      'readPartyNews',
      { language: 'en', known: 'pushed.seat.rest' },
    ]);
    expect(table.shown()).toMatchObject({ state: { seats: 5 }, seat: { name: 'Ana' } });
  });

  test('without the state keeps the one that was pushed', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    await table.line.accept();
    const seat = aSeat({ roundPoints: 80 });
    table.server.answer = () => ({ ...table.server.view, state: null, seat });
    table.push(aPartyState({ version: 9, phase: 'podium' }));
    await table.time.pass(100);
    expect(table.shown()).toMatchObject({ state: { phase: 'podium' }, seat: { roundPoints: 80 } });
  });

  test('brings everything, with a ticket, after one that was refused', async () => {
    const table = await atPartyTable(aPartyView());
    table.line.replies.watch = () => ({ ok: false, code: 'FORBIDDEN' });
    await table.line.accept();
    expect(table.asked.at(-1)?.name).toBe('readParty');
  });

  test('is not due soon after a guess, which has said that the seat is there', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    await table.line.accept();
    await table.time.pass(8_000);
    const before = table.reads();
    table.server.answer = (name) =>
      name === 'guessInParty' ? { guess: aPartyGuess(), seat: aSeat() } : undefined;
    await table.party.guess('Mohamed Salah');
    await table.time.pass(8_000);
    expect(table.reads()).toBe(before);
    await table.time.pass(3_000);
    expect(table.reads()).toBe(before + 1);
  });
});

describe('a guess', () => {
  const guessed = aSeat({ number: 1, guesses: [aPartyGuess()], left: 4, row: null });

  test('is one of the round on the screen, and its answer is shown', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    table.server.answer = (name) =>
      name === 'guessInParty' ? { guess: aPartyGuess(), seat: guessed } : undefined;
    await table.party.guess('Mohamed Salah');
    expect(table.asked.at(-1)?.input.body).toMatchObject({ number: 1, guess: 'Mohamed Salah' });
    expect(table.shown()?.seat).toMatchObject({ left: 4, row: { place: 1 } });
  });

  test('is not lost to a read that was asked before it', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    const late = Promise.withResolvers<unknown>();
    table.server.answer = (name) =>
      name === 'guessInParty' ? { guess: aPartyGuess(), seat: guessed } : late.promise;
    table.comeBack();
    await table.party.guess('Mohamed Salah');
    late.resolve(aPartyView({ state: aRunningRound(), seat: aSeat({ number: 1 }) }));
    await settled();
    expect(table.shown()?.seat?.guesses).toHaveLength(1);
  });

  test('whose answer is lost is the same one when it is sent again', async () => {
    const table = await atPartyTable(aPartyView({ state: aRunningRound() }));
    table.server.answer = (name) =>
      name === 'guessInParty' ? Promise.reject(new ApiError(0, 'network', '')) : undefined;
    const keyOf = async (text: string) => {
      await table.party.guess(text).catch(() => undefined);
      return table.asked.findLast(({ name }) => name === 'guessInParty')?.input.idempotencyKey;
    };
    const key = await keyOf('Mohamed Salah');
    expect(await keyOf('Mohamed Salah')).toBe(key);
    expect(await keyOf('Harry Kane')).not.toBe(key);
  });
});

test('a seat whose answer is lost is the same one when it is asked for again', async () => {
  const table = await atPartyTable(aPartyView({ seat: null, ticket: null }));
  table.server.answer = (name) =>
    name === 'takePartySeat' ? Promise.reject(new ApiError(0, 'network', '')) : undefined;
  for (const _ of [1, 2]) await table.party.act(takePartySeat, {}).catch(() => undefined);
  const asked = table.asked.filter(({ name }) => name === 'takePartySeat');
  const keys = asked.map(({ input }) => input.idempotencyKey);
  expect(keys[0]).toMatch(/^key-/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a seat and its pushes are not lost to a read that was asked before it was taken', async () => {
  const table = await atPartyTable(aPartyView({ seat: null, ticket: null }));
  const late = Promise.withResolvers<unknown>();
  table.server.answer = (name) => (name === 'takePartySeat' ? aPartyView() : late.promise);
  table.comeBack();
  await table.party.act(takePartySeat, {});
  late.resolve(aPartyView({ seat: null, ticket: null }));
  await settled();
  expect(table.shown()).toMatchObject({ seat: { name: 'Ana' }, ticket: aPartyView().ticket });
});

describe('the big screen', () => {
  test('tells the room that it is one, once, and then reads as one', async () => {
    const table = await atPartyTable(aPartyView({ seat: null }), { as: 'screen' });
    await table.line.accept();
    expect(table.asked.map(({ name }) => name)).toEqual(['openPartyScreen', 'readPartyNews']);
    expect(table.asked.at(-1)?.input.query).toMatchObject({ as: 'screen' });
  });

  test('reads after a step of its own, whose answer is that of a phone', async () => {
    const table = await atPartyTable(aPartyView({ seat: null, host: aHost() }), { as: 'screen' });
    const phone = aPartyView({ state: aPartyState({ version: 99, phase: 'countdown' }) });
    table.server.answer = (name) => (name === 'stepParty' ? phone : undefined);
    await table.party.act(stepParty, { step: 'start' });
    await settled();
    expect(table.state()?.version).toBe(1);
    expect(table.asked.at(-1)?.name).toBe('readPartyNews');
  });
});
