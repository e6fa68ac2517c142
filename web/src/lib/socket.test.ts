import { describe, expect, test } from '@jest/globals';
import type { TransportHandlers } from './transport.ts';
import { transportOver, type Socket } from './socket.ts';

/** The library's socket with the test at its other end. */
function onFakeSocket() {
  const reported: unknown[] = [];
  const listeners = new Map<string, (body: never) => void>();
  const any: ((name: string, body: unknown) => void)[] = [];
  const state: { active: boolean; ack: unknown } = { active: true, ack: { ok: true, online: [] } };
  const attempts: ((attempt: number) => void)[] = [];
  const delays: number[] = [];
  const socket: Socket = {
    io: {
      on: (_name, listener) => attempts.push(listener),
      reconnectionDelayMax: (ms) => delays.push(ms),
    },
    get active() {
      return state.active;
    },
    connect: () => reported.push('connect'),
    disconnect: () => reported.push('disconnect'),
    on: (name, listener) => listeners.set(name, listener),
    onAny: (listener) => any.push(listener),
    timeout: () => ({
      emitWithAck: async () => {
        if (state.ack instanceof Error) throw state.ack;
        return state.ack;
      },
    }),
  };
  const handlers: TransportHandlers = {
    opened: () => reported.push('opened'),
    refused: (code) => reported.push(['refused', code]),
    closed: (byServer) => reported.push(['closed', byServer]),
    received: (name, body) => reported.push([name, body]),
  };
  const line = transportOver(socket, handlers);
  const fire = (name: string, what?: unknown) => listeners.get(name)?.(what as never);
  const push = (name: string, body: unknown) => {
    for (const listener of any) listener(name, body);
  };
  const attempt = (number: number) => {
    for (const listener of attempts) listener(number);
  };
  return { line, reported, state, fire, push, attempt, delays };
}

describe('the transport', () => {
  test.each([
    ['a break', true, 'transport close', ['closed', false]],
    ['a close by the server', false, 'io server disconnect', ['closed', true]],
  ])('reports %s', (_, active, reason, expected) => {
    const { reported, state, fire } = onFakeSocket();
    state.active = active;
    fire('disconnect', reason);
    expect(reported).toEqual([expected]);
  });

  test('tries quickly at first, and slowly in a long outage', () => {
    const { attempt, delays } = onFakeSocket();
    for (const number of [1, 7, 8, 20, 1]) attempt(number);
    expect(delays).toEqual([2_000, 2_000, 2_000, 10_000, 10_000, 2_000]);
  });

  test('does not report its own close', () => {
    const { reported, fire } = onFakeSocket();
    fire('disconnect', 'io client disconnect');
    expect(reported).toEqual([]);
  });

  test.each([
    [true, new Error('websocket error'), undefined],
    [false, Object.assign(new Error('x'), { data: { code: 'UNAUTHORIZED' } }), 'UNAUTHORIZED'],
    [false, Object.assign(new Error('x'), { data: { code: 'WHAT' } }), 'UNAVAILABLE'],
    [false, new Error('Invalid namespace'), 'UNAVAILABLE'],
  ])('reports why it was refused (%#)', (active, error, code) => {
    const { reported, state, fire } = onFakeSocket();
    state.active = active;
    fire('connect_error', error);
    expect(reported).toEqual([['refused', code]]);
  });

  test.each([
    ['an event of the contract', 'push-state', { healthy: true }, 1],
    ['one of another shape', 'push-state', { healthy: 'yes' }, 0],
    ['one without a body', 'presence', undefined, 0],
    ['one that nobody knows', 'toString', {}, 0],
  ])('passes on %s or drops it', (_, name, body, times) => {
    const { reported, push } = onFakeSocket();
    push(name, body);
    expect(reported).toHaveLength(times);
  });

  test.each([
    [
      { ok: true, online: ['ben'] },
      { ok: true, online: ['ben'] },
    ],
    [{ ok: 'perhaps' }, null],
    [new Error('operation has timed out'), null],
  ])('returns the acknowledgement, or null (%#)', async (ack, answer) => {
    const { line, state } = onFakeSocket();
    state.ack = ack;
    expect(await line.ask('watch', { gameId: 1, ticket: 'a' })).toEqual(answer);
  });
});
