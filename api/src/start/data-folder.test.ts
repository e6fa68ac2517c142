import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openDataFolder } from './data-folder.ts';

const usual = process.umask();
const place = { root: '', data: '' };
beforeEach(() => {
  process.umask(0o022);
  place.root = newFolder();
  place.data = join(place.root, 'data');
});
afterEach(() => {
  process.umask(usual);
});

const modeOf = (...names: string[]) => statSync(join(place.data, ...names)).mode & 0o7777;

function opened(): string[] {
  const lines: string[] = [];
  openDataFolder(place.data, { warn: (line) => lines.push(line) });
  return lines;
}

describe('the data folder', () => {
  test('is made for its owner alone, like everything written from then on', () => {
    expect(opened()).toEqual([]);
    writeFileSync(join(place.data, 'new'), '');
    expect([modeOf(), modeOf('new')]).toEqual([0o700, 0o600]);
  });

  test('is closed to others with everything of the product in it, in one line', () => {
    mkdirSync(join(place.data, 'photos'), { recursive: true });
    const names = ['craque.db', 'craque.db-wal', 'craque.db-shm', 'craque.db.replaced-1', 'pepper'];
    for (const name of [...names, 'photos/ada.jpg']) writeFileSync(join(place.data, name), '');
    chmodSync(join(place.data, 'pepper'), 0o640);
    expect(opened()).toEqual([
      `Other users of this machine could use ${place.data} and 7 more: the modes were changed`,
    ]);
    expect(names.map((name) => modeOf(name))).toEqual(names.map(() => 0o600));
    expect([modeOf(), modeOf('photos'), modeOf('photos', 'ada.jpg')]).toEqual([
      0o700, 0o700, 0o600,
    ]);
    expect(opened()).toEqual([]);
  });

  test('leaves files of others, and what a link names, as they are', () => {
    mkdirSync(place.data);
    const elsewhere = join(place.root, 'elsewhere.db');
    writeFileSync(elsewhere, '');
    writeFileSync(join(place.data, 'notes'), '');
    symlinkSync(elsewhere, join(place.data, 'craque.db'));
    opened();
    expect([modeOf(), modeOf('notes'), statSync(elsewhere).mode & 0o777]).toEqual([
      0o700, 0o644, 0o644,
    ]);
  });

  test('stays open if it is a folder of everybody', () => {
    mkdirSync(place.data);
    chmodSync(place.data, 0o1777);
    expect([opened(), modeOf()]).toEqual([[], 0o1777]);
  });
});
