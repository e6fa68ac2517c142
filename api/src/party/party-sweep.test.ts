import { expect, test } from '@jest/globals';
import { createSharedLooks } from './shared-looks.ts';
import { createSweep } from './party-sweep.ts';

test('a room that fails holds up no other, and is told of after the last', async () => {
  const seen: string[] = [];
  const codes = Array.from({ length: 9 }, (_, index) => `ROOM${index}`);
  const sweep = createSweep({
    due: async () => codes,
    async look(code) {
      if (code === 'ROOM0') throw new Error('broken');
      seen.push(code);
    },
  });
  await expect(Promise.all([sweep(), sweep()])).rejects.toThrow('broken');
  expect(seen.toSorted()).toEqual(codes.slice(1));
});

test('a room of which the store does not tell holds up none that is due later', async () => {
  const seen: string[] = [];
  const due = ['SLOW', 'FAST'];
  const { promise, resolve } = Promise.withResolvers<void>();
  const sweep = createSweep({
    due: async () => due,
    async look(code) {
      seen.push(code);
      if (code === 'SLOW') await promise;
      else due.splice(0, 2, 'SLOW', 'LATER');
    },
  });
  const first = sweep();
  await new Promise(setImmediate);
  const second = sweep();
  await new Promise(setImmediate);
  expect(seen.toSorted()).toEqual(['FAST', 'LATER', 'SLOW']);
  resolve();
  await Promise.all([first, second]);
});

test('who asks while a look is under way shares the next one', async () => {
  const looks: { name: string; end: () => void }[] = [];
  const look = createSharedLooks((name) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    looks.push({ name, end: resolve });
    return promise;
  });
  const first = look('ROOM');
  await Promise.resolve();
  await Promise.resolve();
  const later = [look('ROOM'), look('ROOM'), look('ROOM')];
  const other = look('OTHER');
  await new Promise(setImmediate);
  expect(looks.map(({ name }) => name)).toEqual(['ROOM', 'OTHER']);
  for (const each of looks) each.end();
  await Promise.all([first, other]);
  await new Promise(setImmediate);
  expect(looks.map(({ name }) => name)).toEqual(['ROOM', 'OTHER', 'ROOM']);
  looks.at(-1)?.end();
  await Promise.all(later);
});
