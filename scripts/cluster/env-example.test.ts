import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../run/run-tool.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (path: string, form: RegExp) =>
  [...textOf(path).matchAll(form)].flatMap(([, name]) => name ?? []);
const schema = /^ {2}([A-Z][A-Z_]+):/gm;

const settings = new Set([
  ...namesIn('api/src/start/config.ts', schema),
  ...namesIn('realtime/src/process/config.ts', schema),
  ...namesIn('docker-compose.yml', /\$\{([A-Z_]+)/g),
  // Read by Compose itself.
  'COMPOSE_PROFILES',
]);
const lines = textOf('.env.example').split('\n');
const example = lines.flatMap((line) => /^#?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);

test('the example of the settings has each of them once, and nothing else', () => {
  expect(example.toSorted()).toEqual([...settings].toSorted());
});

test('it sets nothing but what has to be filled in', () => {
  const set = lines.filter((line) => /^[A-Z]/.test(line));
  expect(set.filter((line) => !line.endsWith('='))).toEqual([]);
});
