import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/services/chromium.ts';
import { desktop } from './e2e/product/test.ts';

const found = findChromium();

/** Disabled features; only the last such list counts, so part of Playwright's own is repeated. */
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
  // Each of these is a separate page in every window, and costs a third of what a journey's page
  // costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * Browser journeys against the real product: `npm run e2e`, one by `-- -g "part of its title"`, step
 * by step by `-- --ui-port=0`, with a recording of each step by `-- --trace=on`, a fifth slower.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // One more than the usual two cores: each worker has its own browser and product, and spends a
  // third of its time waiting.
  workers: 3,
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
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
