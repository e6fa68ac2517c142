import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { productionPath, withoutSideEffects } from './slim-router-plugin.ts';

/* What a new release of react-router must still look like before it can replace the pinned one. */

const { resolve } = createRequire(import.meta.url);
const exported = resolve('react-router');

test('react-router is pinned to one release', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  expect(dependencies['react-router-dom']).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the build without warnings is beside the exported one, under the same name', () => {
  const production = productionPath(exported);
  expect(production).not.toBe(exported);
  expect(readdirSync(dirname(production))).toContain(basename(exported));
});

describe('the code of the router', () => {
  const folder = dirname(productionPath(exported));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const code = modules.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const slim = withoutSideEffects(code);

  test('assigns display names in separate statements, which are removed', () => {
    const named = code.match(/^\w+\.displayName = /gm);
    expect(named?.length).toBeGreaterThan(10);
    expect(slim).not.toMatch(/^\w+\.displayName = /m);
  });

  test('creates contexts and components by calls that are marked as pure', () => {
    const calls = code.match(/= React\d*\.(?:forwardRef|createContext)\(/g);
    expect(calls?.length).toBeGreaterThan(10);
    expect(
      slim.match(/= \/\* @__PURE__ \*\/ React\d*\.(?:forwardRef|createContext)\(/g),
    ).toHaveLength(calls?.length ?? 0);
  });
});
