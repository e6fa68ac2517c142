import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/services/chromium.ts';
import { desktop } from './e2e/product/test.ts';

const found = findChromium();

/** What Chromium does without. The last list given to it counts, so Playwright's own, as far as it matters, is repeated. */
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Both are pages of their own in every window, for as much work as a third of a journey's page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Browser journeys against the real product: `npm run e2e`, one by `-- -g "part of its title"`, step by step by `-- --ui-port=0`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // One more than the usual two cores: each has a browser and a product of its own, and waits for a third of its time.
  workers: 3,
  // A machine that had too much to do at once has less now: what passes then is reported as flaky.
  retries: 1,
  timeout: 180_000,
  reporter: [['list']],
  use: {
    launchOptions: {
      ...('path' in found && { executablePath: found.path }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--disable-features=${features}`],
    },
    ...desktop,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
