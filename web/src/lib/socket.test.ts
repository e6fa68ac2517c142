import { describe, expect, test } from '@jest/globals';
import { createFakeTime, settled } from '../testing/fake-transport.ts';
import { openSocket, type Wire } from './socket.ts';

const greeting = `0${JSON.stringify({ sid: 's', pingInterval: 20_000, pingTimeout: 10_000 })}`;

/** A socket whose server is the test; `wires` are the connections that it has opened. */
function onFakeWire(ticket?: string) {
  const time = createFakeTime();
  const reported: unknown[] = [];
  const wires: (Wire & { sent: string[]; isClosed: boolean })[] = [];
  const network = { lost: () => undefined as unknown };
  const line = openSocket(
    () => ticket,
    {
      opened: () => reported.push('opened'),
      refused: (code) => reported.push(['refused', code]),
      closed: (byServer) => reported.push(['closed', byServer]),
      received: (name, body) => reported.push([name, body]),
    },
    {
      ...{ later: time.later, random: () => 0.5 },
      dial(path) {
        expect(path).toBe('/socket.io/?EIO=4&transport=websocket');
        const sent: string[] = [];
        const wire: (typeof wires)[number] = {
          ...{ sent, isClosed: false, onmessage: null, onclose: null },
          send: (text: string) => void sent.push(text),
          close() {
            wire.isClosed = true;
          },
        };
        wires.push(wire);
        return wire;
      },
      onOffline: (lost) => Object.assign(network, { lost }),
    },
  );
  line.open();
  const wire = () => wires.at(-1);
  const say = (...texts: string[]) => {
    for (const data of texts) wire()?.onmessage?.({ data } as MessageEvent);
  };
  const join = () => say(greeting, '40{"sid":"t"}');
  const hangUp = () => wire()?.onclose?.({} as CloseEvent);
  return { line, time, reported, wires, network, wire, say, join, hangUp };
}

describe('the transport', () => {
  test.each([
    ['ticket', '40{"ticket":"ticket"}'],
    [undefined, '40{}'],
  ])('joins with what it has (%s)', (ticket, asked) => {
    const { join, wire, reported } = onFakeWire(ticket);
    join();
    expect(wire()?.sent).toEqual([asked]);
    expect(reported).toEqual(['opened']);
  });

  test('answers pings, and calls again after a silence that is too long', async () => {
    const { join, say, wire, wires, reported, time } = onFakeWire();
    join();
    await time.pass(29_000);
    say('2');
    expect(wire()?.sent.at(-1)).toBe('3');
    await time.pass(29_000);
    expect(wires).toHaveLength(1);
    await time.pass(2_000);
    expect(reported).toEqual(['opened', ['closed', false]]);
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test('calls again after a break, quickly at first, and slowly in a long outage', async () => {
    const { join, hangUp, wires, reported, time } = onFakeWire();
    join();
    hangUp();
    expect(reported).toEqual(['opened', ['closed', false]]);
    const waited: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const [from, count] = [time.now(), wires.length];
      while (wires.length === count) await time.pass(50);
      waited.push(time.now() - from);
      hangUp();
    }
    expect(waited).toEqual([300, 600, 1200, 2000, 2000, 2000, 2000, 2000, 10_000, 10_000]);
    expect(reported.at(-1)).toEqual(['refused', undefined]);
  });

  test('gives up a server that does not greet', async () => {
    const { wires, time } = onFakeWire();
    await time.pass(5_400);
    expect(wires).toHaveLength(2);
  });

  test('does not wait for a silence where the device has lost its network', async () => {
    const { join, network, wires, reported, time } = onFakeWire();
    join();
    network.lost();
    expect(reported.at(-1)).toEqual(['closed', false]);
    await time.pass(300);
    expect(wires).toHaveLength(2);
  });

  test('is not opened again by itself after a close by the server, but when it is told to', async () => {
    const { line, join, say, wires, reported, time } = onFakeWire();
    join();
    say('41');
    expect(reported).toEqual(['opened', ['closed', true]]);
    await time.pass(60_000);
    expect(wires).toHaveLength(1);
    line.open();
    expect(wires).toHaveLength(2);
  });

  test('does not report its own close', async () => {
    const { line, join, wire, hangUp, reported, time } = onFakeWire();
    join();
    line.close();
    hangUp();
    expect(wire()).toMatchObject({ sent: ['40{}', '41'], isClosed: true });
    await time.pass(60_000);
    expect(reported).toEqual(['opened']);
  });

  test.each([
    ['44{"message":"x","data":{"code":"UNAUTHORIZED"}}', 'UNAUTHORIZED'],
    ['44{"message":"x","data":{"code":"WHAT"}}', 'UNAVAILABLE'],
    ['44{"message":"Invalid namespace"}', 'UNAVAILABLE'],
  ])('reports why it was refused: %s', async (answer, code) => {
    const { say, reported, wires, time } = onFakeWire();
    say(greeting, answer);
    await time.pass(60_000);
    expect(reported).toEqual([['refused', code]]);
    expect(wires).toHaveLength(1);
  });

  test.each([
    ['an event of the contract', '["push-state",{"healthy":true}]', 1],
    ['one of another shape', '["push-state",{"healthy":"yes"}]', 0],
    ['one without a body', '["presence"]', 0],
    ['one that nobody knows', '["toString",{}]', 0],
  ])('passes on %s or drops it', (_, event, times) => {
    const { join, say, reported } = onFakeWire();
    join();
    say(`42${event}`);
    expect(reported.slice(1)).toHaveLength(times);
  });

  test.each([
    ['[{"ok":true,"online":["ben"]}]', { ok: true, online: ['ben'] }],
    ['[{"ok":"perhaps"}]', null],
  ])('returns the answer to its own question: %s', async (reply, answer) => {
    const { line, join, say, wire } = onFakeWire();
    join();
    const asked = line.ask('watch', { gameId: 1, ticket: 'a' });
    const time = line.time();
    expect(wire()?.sent.slice(1)).toEqual([
      '421["watch",{"gameId":1,"ticket":"a"}]',
      '422["clock",{}]',
    ]);
    say('432[{"ok":true,"now":1700000000000}]', `431${reply}`);
    expect(await asked).toEqual(answer);
    expect(await time).toBe(1_700_000_000_000);
  });

  test('returns null without a line, after a break, and after five seconds', async () => {
    const { line, join, hangUp, time } = onFakeWire();
    expect(await line.time()).toBeNull();
    join();
    const late = line.time();
    await settled();
    await time.pass(5_000);
    expect(await late).toBeNull();
    const broken = line.time();
    await settled();
    hangUp();
    expect(await broken).toBeNull();
  });
});
