import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { createTrace, inCall } from '../tracing/call-trace.ts';
import { pushParser } from './push-frames.ts';

const passOn = (message: unknown) => {
  const encoded = pushParser.encode(message);
  return pushParser.decode(Buffer.from(encoded));
};

describe('a push on its way through Redis', () => {
  test('arrives as the text of its packet, with sender and recipients', () => {
    const body = { gameId: 4, name: 'Müller 🏆 "Gerd"' };
    const options = { rooms: ['game:4', 'player:ü'], except: ['player:1'], flags: {} };
    const packet = { type: 2, nsp: '/', data: ['opponent-won', body] };
    expect(passOn(['emitter', packet, options])).toEqual([
      'emitter',
      { type: 2, nsp: '/', text: `2${JSON.stringify(['opponent-won', body])}` },
      options,
    ]);
  });

  test('says which call has made it, and when', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const packet = { type: 2, nsp: '/', data: ['rematch', {}] };
    const encoded = inCall(createTrace('request-1', traceparent), () =>
      pushParser.encode(['emitter', packet, { rooms: [], except: [] }]),
    );
    const arrived: unknown[] = [];
    pushParser.decode(Buffer.from(encoded), (...told) => arrived.push(told));
    const at = expect.any(Number);
    expect(arrived).toEqual([[{ requestId: 'request-1', traceparent, at }, '2["rematch",{}]']]);
  });

  test('keeps any text, room and body as they are', () => {
    const rooms = fc.array(fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.string(), rooms, rooms, fc.jsonValue(), (sender, to, except, body) => {
        const options = { rooms: to, except };
        const data = ['name', body];
        expect(passOn([sender, { type: 2, nsp: '/', data }, options])).toEqual([
          sender,
          { type: 2, nsp: '/', text: `2${JSON.stringify(data)}` },
          options,
        ]);
      }),
    );
  });

  test.each([
    ['a request between nodes', { uid: 'n', requestId: 'r', type: 2, rooms: ['a'] }],
    ['an event that wants an answer', ['n', { type: 2, nsp: '/', data: ['a'], id: 1 }, {}]],
    ['another namespace', ['n', { type: 2, nsp: '/admin', data: ['a'] }, {}]],
    ['another kind of packet', ['n', { type: 1, nsp: '/' }, {}]],
  ])('stays as it is: %s', (_, message) => {
    expect(passOn(message)).toEqual(message);
  });

  test.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a frame that ends in its header', '\0\x20\0\0\0["n"'],
  ])('is refused: %s', (_, text) => {
    expect(() => pushParser.decode(Buffer.from(text))).toThrow();
  });
});
