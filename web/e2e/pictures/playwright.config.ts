import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * The pictures of the documents: `npm run pictures` and `npm run demo`. They share the browser and
 * the product of the journeys, but are no tests, and write into docs/.
 */
export default defineConfig(base, {
  testDir: '..',
  outputDir: '../../../.cache/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 300_000,
  use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
  projects: [
    { name: 'pictures', testMatch: 'pictures/pictures.ts' },
    { name: 'demo', testMatch: 'demo/demo.ts' },
  ],
});
