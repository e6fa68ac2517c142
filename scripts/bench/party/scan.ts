import { setTimeout as sleep } from 'node:timers/promises';
import type { PartyView } from '@craque/common/contracts/party-view.ts';
import type { Browser, Page, Request } from '@playwright/test';
import { ask } from '../ask.ts';
import { newVisitor, openBrowser } from '../page/browser.ts';
import { quantile } from '../figures.ts';

/** As a phone on slow 4G in a hand: per second, and what each call waits beside. */
const slow4g = { latency: 400, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
}

/** Takes the seat as soon as the door is there, and notes when the seat stands. */
function takeSeat(): void {
  const state = { isSent: false };
  const poll = setInterval(() => {
    const form = document.querySelector('main form');
    const button = form?.querySelector<HTMLButtonElement>('button');
    if (button && !state.isSent) {
      state.isSent = true;
      performance.mark('door');
      button.click();
    }
    if (!state.isSent || form || !document.querySelector('main h1')) return;
    performance.mark('seat');
    clearInterval(poll);
  }, 20);
}

const marked = (page: Page, mark: string) =>
  page
    .waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark, {
      timeout: 60_000,
    })
    .then((handle) => handle.jsonValue());

async function newRoom(address: string) {
  const made = await ask(address, { path: '/api/parties', body: { seconds: null } });
  const { code } = (JSON.parse(made.body) as PartyView).state;
  const cookie = /gid=[^;]+/.exec(`${made.headers['set-cookie']}`)?.[0] ?? '';
  return { code, cookie };
}

async function scan(browser: Browser, address: string, { quick }: { quick: boolean }) {
  const { code } = await newRoom(address);
  const page = await newVisitor(browser);
  await page.addInitScript(takeSeat);
  if (!quick) await slowDown(page);
  await page.goto(`${address}/party/${code}`, { waitUntil: 'commit' });
  const door = Number(await marked(page, 'door'));
  const seat = Number(await marked(page, 'seat'));
  process.stderr.write(`  door ${Math.round(door)} ms, seat ${Math.round(seat)} ms\n`);
  await page.context().close();
  return seat;
}

/** Scripts that have come, by their names. */
function scriptsOf(page: Page) {
  const scripts = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/^[/]assets[/].*[.]js$/.test(pathname)) scripts.set(pathname, request);
  });
  return scripts;
}

async function firstPageOf(browser: Browser, address: string) {
  const page = await newVisitor(browser);
  const scripts = scriptsOf(page);
  await page.goto(address);
  // What follows a first press, a party's guest has too.
  await page.locator('input[role=combobox]:enabled').click();
  await page.waitForLoadState('networkidle');
  // Some of it is loaded when the page has nothing else to do.
  await sleep(3_000);
  await page.context().close();
  return scripts;
}

/** Of scripts from the door to the field of the first round, beyond those of the page at `/`. */
async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const first = await firstPageOf(browser, address);
  const { code, cookie } = await newRoom(address);
  const page = await newVisitor(browser);
  const scripts = scriptsOf(page);
  await page.addInitScript(takeSeat);
  await page.goto(`${address}/party/${code}`);
  await marked(page, 'seat');
  const path = `/api/parties/${code}`;
  await ask(address, { path: `${path}/seat`, body: {}, cookie });
  await ask(address, { path: `${path}/step`, body: { step: 'start' }, cookie });
  await page.locator('input[role=combobox]:enabled').waitFor();
  await page.waitForLoadState('networkidle');
  const own = [...scripts].filter(([name]) => !first.has(name));
  let sum = 0;
  for (const [name, request] of own) {
    const { responseBodySize } = await request.sizes();
    process.stderr.write(`  ${responseBodySize} B ${name}\n`);
    sum += responseBodySize;
  }
  await page.context().close();
  return sum;
}

/** From the address of the code, opened for the first time, to a seat (s), and what it loads (KiB). */
export async function measureScan(address: string, quick: boolean) {
  await using browser = await openBrowser();
  const took: number[] = [];
  for (let visit = 0; visit < (quick ? 1 : 5); visit += 1)
    took.push(await scan(browser, address, { quick }));
  return {
    toSeat: quantile(took, 0.5) / 1000,
    scripts: (await scriptBytes(browser, address)) / 1024,
  };
}
