import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../services/chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  if ('missing' in found) throw new Error(`this bench needs a browser: ${found.missing}`);
  return chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** A phone with an empty cache, in the most common language of first visitors. */
export function newVisitor(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}

/**
 * A processor four times slower on slow 4G as Lighthouse's DevTools throttling has it: 562 ms of
 * latency, 1.44 Mbit/s down, 0.66 up.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const megabit = (1024 * 1024) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 1.44 * megabit,
    uploadThroughput: 0.66 * megabit,
  });
}
