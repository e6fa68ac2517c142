import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ifStale } from './if-stale.ts';
import { root } from './run-tool.ts';

const stamp = 'if-stale-test';
const cache = join(root, 'node_modules/.cache');
const folders: string[] = [];

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folders.push(mkdtempSync(join(cache, 'if-stale-')));
});
afterEach(() => {
  rmSync(join(cache, stamp), { force: true });
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aTask() {
  const path = join(folders[0] ?? '', 'source.txt');
  const result = join(folders[0] ?? '', 'result.txt');
  const work = jest.fn(() => writeFileSync(result, 'made'));
  const write = (text: string) => writeFileSync(path, text);
  const run = () => ifStale({ name: stamp, files: [relative(root, path)], result, work });
  write('first');
  return { work, write, run, result };
}

describe('work that depends on files', () => {
  test('is done once per content, however often the file is written', () => {
    const { work, write, run } = aTask();
    expect([run(), run()]).toEqual([true, false]);
    write('first');
    expect(run()).toBe(false);
    write('second');
    expect(run()).toBe(true);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is done again if its result is gone', () => {
    const { run, result } = aTask();
    run();
    rmSync(result);
    expect(run()).toBe(true);
  });

  test('is retried after a failure', () => {
    const { work, run } = aTask();
    work.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect(run).toThrow('broken');
    expect(run()).toBe(true);
  });
});
