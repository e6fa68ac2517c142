import { describe, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { createExportQueue } from './export-queue.ts';

async function* pieces(name: string, log: string[], count = 3) {
  for (let piece = 0; piece < count; piece += 1) {
    log.push(name);
    yield `${name}${piece} `;
  }
}

/** Takes the first piece and never asks for another. */
const stuckReader = () => new Writable({ highWaterMark: 1, write: () => undefined });

describe('the queue of exports', () => {
  test('writes one export after the other, each whole', async () => {
    const queue = createExportQueue();
    const log: string[] = [];
    const written = ['a', 'b', 'c'].map(async (name) => {
      const target = new PassThrough();
      const read = text(target);
      await queue.send(pieces(name, log), target);
      return read;
    });
    expect(await Promise.all(written)).toEqual(['a0 a1 a2 ', 'b0 b1 b2 ', 'c0 c1 c2 ']);
    expect(log.join('')).toBe('aaabbbccc');
  });

  test('refuses the tenth at once, and takes more when the first are done', async () => {
    const queue = createExportQueue();
    const send = (name: string) => queue.send(pieces(name, []), new PassThrough());
    const nine = Array.from({ length: 9 }, () => send('a'));
    await expect(send('b')).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    await Promise.all(nine);
    await send('c');
  });

  test('goes on after a reader who takes too long, whose answer is cut off', async () => {
    const queue = createExportQueue({ timeout: 20 });
    const stuck = stuckReader();
    const waiting = new PassThrough();
    const read = text(waiting);
    await Promise.all([
      queue.send(pieces('a', [], 100), stuck),
      queue.send(pieces('b', [], 1), waiting),
    ]);
    expect(stuck.destroyed).toBe(true);
    expect(await read).toBe('b0 ');
  });

  test('reads nothing for somebody who has left while waiting', async () => {
    const queue = createExportQueue();
    const log: string[] = [];
    const gone = new PassThrough();
    const first = queue.send(pieces('a', log), new PassThrough().resume());
    const second = queue.send(pieces('b', log), gone);
    gone.destroy();
    await Promise.all([first, second]);
    expect(log).toEqual(['a', 'a', 'a']);
  });

  test('leaves a target open whose first piece fails, and closes it after that', async () => {
    const queue = createExportQueue();
    async function* failingAfter(good: number) {
      yield* pieces('a', [], good);
      throw new RangeError('no more');
    }
    const [untouched, begun] = [new PassThrough(), new PassThrough()];
    begun.resume();
    await expect(queue.send(failingAfter(0), untouched)).rejects.toThrow('no more');
    await expect(queue.send(failingAfter(2), begun)).rejects.toThrow('no more');
    expect([untouched.destroyed, begun.destroyed]).toEqual([false, true]);
  });
});
