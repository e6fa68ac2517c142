import { expect, test } from '@jest/globals';
import { fc } from '@craque/common/testing/random-cases.ts';
import { createAgeQueue } from './age-queue.ts';

test('returns what has not been touched since a time, oldest first', () => {
  const queue = createAgeQueue<string>();
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) queue.touch(key, index);
  queue.touch('a', 4);
  queue.remove('c');
  expect([...queue.untouchedSince(3)]).toEqual(['b', 'd']);
  expect([...queue.untouchedSince(4)]).toEqual(['b', 'd', 'a']);
  expect([...queue.untouchedSince(0)]).toEqual([]);
});

test('may be changed while it is iterated', () => {
  const queue = createAgeQueue<string>();
  for (const key of ['a', 'b', 'c']) queue.touch(key, 1);
  const seen: string[] = [];
  for (const key of queue.untouchedSince(1)) {
    seen.push(key);
    queue.touch(key, 2);
    if (key === 'a') queue.remove('b');
  }
  expect(seen).toEqual(['a', 'c']);
  expect([...queue.untouchedSince(2)]).toEqual(['a', 'c']);
});

test('holds the same keys and times as a plain list, for any operations', () => {
  const step = fc.record({ key: fc.nat(5), after: fc.nat(3), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), fc.nat(40), (steps, since) => {
      const queue = createAgeQueue<number>();
      let list: { key: number; at: number }[] = [];
      let now = 0;
      for (const { key, after, remove } of steps) {
        now += after;
        list = list.filter((entry) => entry.key !== key);
        if (remove) queue.remove(key);
        else {
          queue.touch(key, now);
          list.push({ key, at: now });
        }
      }
      const due = list.filter(({ at }) => at <= since).map(({ key }) => key);
      expect([...queue.untouchedSince(since)]).toEqual(due);
      expect(queue.size()).toBe(list.length);
    }),
  );
});
