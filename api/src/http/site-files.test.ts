import { describe, expect, test } from '@jest/globals';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { mountSiteFiles } from './site-files.ts';

const clock = () => Date.parse('2026-11-22T13:14:15Z');
const api = await startFileApi({
  mountRest: (app) => mountSiteFiles(app, { securityContacts: [], clock }),
});
const publicOrigin = 'https://craque.test';

async function textOf({ origin }: Pick<TestApi, 'origin'>, path: string) {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(200);
  return { text: await answer.text(), type: answer.headers.get('content-type') };
}

describe('the files at fixed addresses', () => {
  test('name the pages that anybody may see by their whole address', async () => {
    const { text, type } = await textOf(api, '/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toContain(`${api.origin}/`);
    expect(listed).toContain(`${api.origin}/daily/formula1`);
    expect(listed.every((url) => url?.startsWith(`${api.origin}/`))).toBe(true);
    expect(listed).toHaveLength(9);
  });

  test('let messengers fetch pages and pictures, and nobody the rest of the api', async () => {
    const { text, type } = await textOf(api, '/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/share/picture',
      'Disallow: /api/',
      '',
      `Sitemap: ${api.origin}/sitemap.xml`,
      '',
    ]);
  });

  test('lead whoever has found a hole to the feedback, for a quarter of a year', async () => {
    const { text } = await textOf(api, '/.well-known/security.txt');
    expect(text.split('\n')).toEqual([
      `Contact: ${api.origin}/feedback`,
      'Expires: 2027-02-20T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${api.origin}/.well-known/security.txt`,
      '',
    ]);
  });

  test('have the public address and the contacts of the settings', async () => {
    const securityContacts = ['mailto:security@craque.test', 'https://craque.test/holes'];
    const named = await startTestApi({
      mountRest: (app) => mountSiteFiles(app, { publicOrigin, securityContacts, clock }),
    });
    const { text } = await textOf(named, '/.well-known/security.txt');
    expect(text).toContain(`Contact: ${securityContacts.join('\nContact: ')}\n`);
    for (const path of ['/sitemap.xml', '/robots.txt'])
      expect((await textOf(named, path)).text).toContain(`${publicOrigin}/`);
    await named.close();
  });
});
