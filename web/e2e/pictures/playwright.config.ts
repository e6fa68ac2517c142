import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * The pictures of the documents: `npm run pictures`. They share the browser and the product of the
 * journeys, but are no tests, and write into docs/.
 */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../../../.cache/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 300_000,
});
