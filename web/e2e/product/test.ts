import assert from 'node:assert/strict';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/** The fixtures of a journey: a new browser profile on the running product. */
export type Visit = {
  page: Page;
  product: Product;
  address: string;
  /** A page in another profile: another device, or another person. */
  elsewhere(options?: BrowserContextOptions): Promise<Page>;
};

export type Options = Partial<PlaywrightTestOptions>;

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * Violations reported by the browser: script errors, and anything the content security policy
 * blocked.
 */
function collectViolations(page: Page, violations: string[]): void {
  page.on('pageerror', (error) => violations.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to|violates/i.test(text)) violations.push(text);
  });
}

type Fixtures = Pick<Visit, 'elsewhere'> & { visit: Visit; chromium: undefined };
type WorkerFixtures = {
  /** Started once for all journeys of a worker, and again after a journey that has failed. */
  product: Product;
};

async function serveProduct({}, provide: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct();
  await provide(product);
  await product.stop();
}

/** A journey: fails if a step fails, or if the browser reports a violation on any of its pages. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [serveProduct, { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ product }, provide) => provide(product.address),
  chromium: [
    async ({ launchOptions }, provide, testInfo) => {
      testInfo.skip(
        !launchOptions.executablePath,
        'there is no Chromium, and none could be installed',
      );
      await provide(undefined);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser }, provide) => {
    const profiles: BrowserContext[] = [];
    const violations: string[] = [];
    await provide(async (options) => {
      const profile = await browser.newContext(options);
      profiles.push(profile);
      const page = await profile.newPage();
      collectViolations(page, violations);
      return page;
    });
    await Promise.all(profiles.map((profile) => profile.close()));
    assert.deepEqual(violations, []);
  },
  page: async ({ elsewhere }, provide) => provide(await elsewhere()),
  visit: ({ page, product, elsewhere }, provide) =>
    provide({ page, product, address: product.address, elsewhere }),
});

/** The same on a product of its own, for journeys that change it for everybody. */
export const testApart = test.extend<object, WorkerFixtures>({
  product: [serveProduct, { scope: 'worker', timeout: 60_000 }],
});
