import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readParty } from '@craque/common/contracts/party.ts';
import { urlOf } from '../../../lib/api.ts';
import { takingFirstRead } from './first-read.ts';

const url = urlOf(readParty, { params: { code: 'CRAQ79' }, query: { language: 'pt' } });

function setUp(early: Response | undefined) {
  const sent: string[] = [];
  const place = { craqueFirstRead: { url, answer: Promise.resolve(early) } };
  const send = takingFirstRead(async (input) => {
    sent.push(`${input}`);
    return new Response('late');
  }, place);
  return { sent, textOf: async (input: string) => (await send(input)).text() };
}

describe('the first read of a room', () => {
  test('is the answer already in flight, once', async () => {
    const { sent, textOf } = setUp(new Response('early'));
    expect(await textOf('/api/parties/OTHER2?language=pt')).toBe('late');
    expect(await textOf(url)).toBe('early');
    expect(await textOf(url)).toBe('late');
    expect(sent).toHaveLength(2);
  });

  test('is requested again if the early request failed', async () => {
    expect(await setUp(undefined).textOf(url)).toBe('late');
  });

  test('is requested by the page in the same words', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../index.html'), 'utf8');
    const [, form = ''] = /const url = `([^`]*[/]parties[^`]*)`/.exec(page) ?? [];
    const filled = form
      .replace('$' + '{code.toUpperCase()}', 'CRAQ79')
      .replace('$' + '{language}', 'pt');
    expect(filled).toBe(url);
  });
});
