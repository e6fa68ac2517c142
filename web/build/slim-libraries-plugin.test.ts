import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { slimTranslations } from './slim-libraries-plugin.ts';

const { resolve } = createRequire(import.meta.url);
const folder = dirname(resolve('i18next/package.json'));
const code = readFileSync(join(folder, 'dist/esm/i18next.js'), 'utf8');

describe('i18next', () => {
  test('is without the classes that fetch and format, and otherwise whole', () => {
    const slim = slimTranslations(code);
    const classes = (text: string) => [...text.matchAll(/^class (\w+)/gm)].map(([, name]) => name);
    expect(classes(slim)).toEqual(classes(code).filter((name) => name !== 'Formatter'));
    expect(slim).not.toMatch(/\bFormatter\b|readingCalls/);
    expect(code).toMatch(/\bFormatter\b[\s\S]*readingCalls|readingCalls[\s\S]*\bFormatter\b/);
  });

  test('of another layout fails the build', () => {
    expect(() => slimTranslations(code.replace('class Connector', 'class Fetcher'))).toThrow(
      'i18next has no',
    );
  });
});
