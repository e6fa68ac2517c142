import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import {
  createTrace,
  currentCall,
  inCall,
  namesOf,
  partsOf,
  requestIdIn,
  startPart,
  traceparentIn,
} from './call-trace.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

test('a traceparent is taken in the form of W3C Trace Context only', () => {
  expect(traceparentIn(traceparent)).toBe(traceparent);
  for (const other of [
    undefined,
    [traceparent],
    traceparent.toUpperCase(),
    `ff${traceparent.slice(2)}`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `${traceparent}-more`,
    `${traceparent}\n`,
  ])
    expect(traceparentIn(other)).toBeUndefined();
});

test('a request id is a word of bounded length', () => {
  expect(requestIdIn(traceId)).toBe(traceId);
  for (const other of [undefined, 'short', 'x'.repeat(65), 'two words', 'line\nfeed'])
    expect(requestIdIn(other)).toBeUndefined();
});

test('the log names a call by its request id, and by its trace if it has one', () => {
  expect(namesOf(createTrace('request-1'))).toEqual({ requestId: 'request-1' });
  expect(namesOf(createTrace('request-1', traceparent))).toEqual({
    requestId: 'request-1',
    traceId,
  });
});

describe('the time of a part', () => {
  test('belongs to the call that it was spent for, across waits', async () => {
    const [slow, fast] = [createTrace('slow-call'), createTrace('fast-call')];
    const work = async (milliseconds: number) => {
      await sleep(1);
      const stop = startPart('store');
      await sleep(milliseconds);
      stop();
      return currentCall()?.requestId;
    };
    const both = [inCall(slow, () => work(60)), inCall(fast, () => work(1))];
    expect(await Promise.all(both)).toEqual(['slow-call', 'fast-call']);
    expect(partsOf(slow).store).toBeGreaterThanOrEqual(55);
    expect(partsOf(fast).store).toBeLessThan(50);
    expect(partsOf(slow)).toMatchObject({ waiting: 0, hash: 0, limits: 0, push: 0 });
  });

  test('counts once while two overlap, and up to now while it runs', async () => {
    const trace = createTrace('request-1');
    await inCall(trace, async () => {
      const [first, second] = [startPart('store'), startPart('store')];
      await sleep(30);
      first();
      expect(partsOf(trace).store).toBeGreaterThanOrEqual(28);
      second();
    });
    expect(partsOf(trace).store).toBeLessThan(58);
  });

  test('is counted for nobody in the background', () => {
    expect(currentCall()).toBeUndefined();
    expect(startPart('store')()).toBeUndefined();
  });
});
