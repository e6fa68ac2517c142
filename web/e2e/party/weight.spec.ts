import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { pt } from '../screens/texts.ts';
import { phone, test } from '../product/test.ts';
import { button, field, startParty, title } from './room.ts';

const { party } = pt;

/** Bytes of the scripts of a page by name, as they were sent. */
function scriptsOf(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/^[/]assets[/].*[.]js$/.test(pathname))
      sizes.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  return sizes;
}

test('party: a phone loads little to sit down and play, and its room once', async ({ visit }) => {
  const first = await visit.elsewhere(phone);
  const known = scriptsOf(first);
  await first.goto('/');
  await first.getByRole('combobox').first().click();
  await first.waitForLoadState('networkidle');

  const { host, code } = await startParty(visit);
  const page = await visit.elsewhere(phone);
  const [loaded, reads]: [ReturnType<typeof scriptsOf>, string[]] = [scriptsOf(page), []];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/parties/'))
      reads.push(request.url());
  });
  await page.goto(`/party/${code.toLowerCase()}`);
  await button(page, party.seat.take).waitFor();
  assert.equal(reads.length, 1);
  await button(page, party.seat.take).click();
  await button(page, party.seat.rename).waitFor();
  await host.request.post(`/api/parties/${code}/seat`, { data: { name: 'Ana' } });
  await title(host, 'Ana').waitFor();
  await button(host, party.host.steps.start).click();
  await field(page).waitFor();
  await page.waitForLoadState('networkidle');
  const own = [...loaded].filter(([name]) => !known.has(name));
  const sizes = await Promise.all(own.map(([, size]) => size));
  const sum = sizes.reduce((total, size) => total + size, 0);
  const list = own.map(([name], at) => `${sizes[at]} ${name}`).join('\n');
  assert.ok(sum <= 30 * 1024, `${sum} bytes of scripts beyond the first page:\n${list}`);
  assert.ok(own.length > 0);
});
