import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { storyFile, storyOf } from './stories.ts';

const english: Record<string, string> = JSON.parse(readFileSync(storyFile('en'), 'utf8'));

test('the line about an athlete is found, whether first, last or between', async () => {
  const ids = Object.keys(english);
  for (const id of [ids[0], ids[99], ids.at(-1)] as string[])
    expect(await storyOf(id, 'en')).toBe(english[id]);
});

test('who has no line has none', async () => {
  expect(await storyOf('nobody', 'en')).toBeNull();
  expect(await storyOf('', 'en')).toBeNull();
});
