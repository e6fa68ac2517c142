import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { pt } from '../screens/texts.ts';
import { desktop, phone, type Visit } from '../product/test.ts';

const { party, game } = pt;
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const field = (page: Page) => page.getByRole('combobox', { name: game.form.title });

/** The host on a wide screen, without a seat; the code of the room. */
export async function startParty(
  { elsewhere }: Visit,
  options: BrowserContextOptions = desktop,
): Promise<{ host: Page; code: string }> {
  const host = await elsewhere(options);
  await host.goto('/party');
  await host.getByRole('radio', { name: '5', exact: true }).check();
  await button(host, party.start.action).click();
  await title(host, party.host.yours).waitFor();
  const code = new URL(host.url()).pathname.split('/').at(-1) ?? '';
  return { host, code };
}

/** Somebody new on a phone, by the code. */
export async function takeSeat({ elsewhere }: Visit, code: string, name: string): Promise<Page> {
  const page = await elsewhere(phone);
  await page.goto('/party');
  await page.getByRole('textbox', { name: party.code.label }).fill(code.toLowerCase());
  await button(page, party.code.join).click();
  await page.getByRole('textbox', { name: party.seat.name }).fill(name);
  await button(page, party.seat.take).click();
  await title(page, name).waitFor();
  return page;
}

/** A button of the big screen's bar, which shows itself to a pointer that moves. */
export async function press(screen: Page, name: string): Promise<void> {
  await screen.mouse.move(400, 300);
  await screen.mouse.move(640, 360);
  await button(screen, name).click();
}

export async function guess(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  const answer = page.waitForResponse((response) => response.url().includes('/guess'));
  await field(page).press('Enter');
  assert.equal((await answer).status(), 200);
}
