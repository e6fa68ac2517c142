import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Product, Writing } from './product.ts';

/** What a journey works with: a fresh browser profile on the running product. */
export type Visit = {
  page: Page;
  product: Product;
  address: string;
  /** A page in another profile: another device, or somebody else. */
  elsewhere(options?: BrowserContextOptions): Promise<Page>;
};

export type Journey = {
  name: string;
  options?: BrowserContextOptions;
  /** Writes what has to be in the store before the product starts. */
  stored?: Writing;
  walk(visit: Visit): Promise<void>;
};

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Complaints of the browser: script errors, and anything the content security policy had to stop. */
function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to|violates/i.test(text)) complaints.push(text);
  });
}

/** Where JOURNEY_PICTURES names a folder, a picture of every page of a journey that failed. */
async function keepPictures(profiles: readonly BrowserContext[], { name }: Journey): Promise<void> {
  const folder = process.env.JOURNEY_PICTURES;
  if (!folder) return;
  const beginning = name.replaceAll(/\W+/g, '-').slice(0, 50);
  for (const [index, page] of profiles.flatMap((profile) => profile.pages()).entries()) {
    await page.screenshot({ path: join(folder, `${beginning}-${index + 1}.png`) });
  }
}

/** Walks one journey in a profile of its own; rejects where a step fails or the browser complained. */
export async function walk(browser: Browser, product: Product, journey: Journey): Promise<void> {
  const profiles: BrowserContext[] = [];
  const complaints: string[] = [];
  const elsewhere = async (options?: BrowserContextOptions): Promise<Page> => {
    const profile = await browser.newContext({
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      ...desktop,
      ...(options ?? journey.options),
      baseURL: product.address,
    });
    profiles.push(profile);
    const page = await profile.newPage();
    page.setDefaultTimeout(10_000);
    collectComplaints(page, complaints);
    return page;
  };
  try {
    const page = await elsewhere();
    await journey.walk({ page, product, address: product.address, elsewhere });
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  } catch (error) {
    await keepPictures(profiles, journey);
    throw error;
  } finally {
    await Promise.all(profiles.map((profile) => profile.close()));
  }
}
