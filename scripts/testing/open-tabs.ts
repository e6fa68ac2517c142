import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../bench/page/browser.ts';

/** Each with parts that load later; all open to guests. */
const routes = ['/landing', '/ranking', '/daily', '/register', '/reset'];
const wakesWithin = 30_000;

/** Whether React has taken over all that can be pressed, and nothing stands in for a part. */
function isAwake(): boolean {
  const isTaken = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  const nodes = [...document.querySelectorAll('#root :is(button, a[href], input, select)')];
  return nodes.length > 0 && nodes.every(isTaken);
}

function follow(page: Page, origin: string, troubles: string[]): void {
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const isPage = answer.request().isNavigationRequest();
    if ((isPage || pathname.startsWith('/assets/')) && answer.status() >= 400)
      troubles.push(`${answer.status()} for ${pathname}`);
  });
  page.on('request', (asked) => {
    if (asked.url() === `${origin}/api/faults`) troubles.push(`reported: ${asked.postData()}`);
  });
  page.on('pageerror', ({ message }) => troubles.push(`script error: ${message}`));
}

/**
 * Open pages of guests: half of them stay and ask for one part after the other, the others are
 * loaded over and over.
 */
export async function openTabs(origin: string, count: number) {
  const browser = await openBrowser();
  const troubles: string[] = [];
  const done = { loads: 0, parts: 0 };
  const ending = new AbortController();
  const awake = async (page: Page, what: string) => {
    const waking = page.waitForFunction(isAwake, undefined, { timeout: wakesWithin });
    await waking.catch(() => troubles.push(`${what} did not wake`));
  };
  async function load(page: Page, path: string): Promise<void> {
    await page.goto(`${origin}${path}`, { timeout: wakesWithin }).catch((error: Error) => {
      troubles.push(`${path}: ${error.message.split('\n')[0]}`);
    });
    await awake(page, path);
    done.loads += 1;
  }
  async function turnTo(page: Page, path: string): Promise<void> {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await awake(page, `${path} of an open page`);
    done.parts += 1;
  }
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  /** What is left of its routes, a page asks for in the end. */
  async function stay(page: Page, index: number): Promise<void> {
    await pause(1_000 * index);
    for (const at of routes.keys()) {
      await turnTo(page, routes[(at + index) % routes.length] ?? '/');
      await pause(12_000);
    }
  }
  async function loadAgain(page: Page, index: number): Promise<void> {
    const paths = ['/', ...routes];
    for (let at = index; !ending.signal.aborted; at += 1) {
      await load(page, paths[at % paths.length] ?? '/');
      await pause(2_000);
    }
  }
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await (await browser.newContext()).newPage();
    follow(page, origin, troubles);
    await load(page, '/');
    pages.push(page);
  }
  const running = pages.map((page, index) =>
    index % 2 === 0 ? stay(page, index) : loadAgain(page, index),
  );
  return {
    ...{ troubles, done },
    async finish() {
      ending.abort();
      await Promise.all(running);
    },
    close: () => browser.close(),
  };
}
