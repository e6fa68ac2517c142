import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { root } from '../run/run-tool.ts';
import { floors, floorViolations, type Packages } from './floors.ts';

const folder = mkdtempSync(join(tmpdir(), 'craque-floors-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(path: string, version: string): void {
  const at = join(folder, path);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'package.json'), JSON.stringify({ version, main: 'index.js' }));
  writeFileSync(join(at, 'index.js'), '');
}

describe('a package below its floor', () => {
  install('node_modules/ws', floors.ws ?? '');
  install('node_modules/engine.io', '6.6.12');
  install('node_modules/engine.io/node_modules/ws', '8.21.3');
  const needsWs = { dependencies: { ws: '*' } };

  test('is found where it is loaded, whatever the version beside it', () => {
    const packages = { '': needsWs, 'node_modules/engine.io': needsWs };
    expect(floorViolations(folder, packages)).toEqual([
      'node_modules/engine.io loads ws 8.21.3, older than 8.23.0',
    ]);
  });

  test('is compared by numbers', () => {
    install('node_modules/ws', '10.0.0');
    expect(floorViolations(folder, { '': needsWs })).toEqual([]);
    install('node_modules/ws', '8.3.0');
    expect(floorViolations(folder, { '': needsWs })).toHaveLength(1);
  });

  test('does not matter for a package that is not installed', () => {
    expect(floorViolations(folder, { 'node_modules/other': needsWs })).toEqual([]);
  });
});

test('everything that is installed loads packages at their floors or above', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Packages };
  const all = Object.values(packages).map(({ dependencies }) => dependencies ?? {});
  for (const name of Object.keys(floors)) {
    expect(all.some((dependencies) => Object.hasOwn(dependencies, name))).toBe(true);
  }
  expect(floorViolations(root, packages)).toEqual([]);
});
