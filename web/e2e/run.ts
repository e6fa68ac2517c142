import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/services/chromium.ts';
import { gameJourneys } from './game-journeys.ts';
import { walk } from './journey.ts';
import { mainScreenJourneys } from './main-screen-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { startProduct } from './product.ts';

/** Browser journeys against the real product: `npm run e2e [part of a name]`. Closes with one countable line. */
const journeys = [...gameJourneys, ...mainScreenJourneys, ...pageJourneys];
const wanted = process.argv[2] ?? '';
const chosen = journeys.filter(({ name }) => name.includes(wanted));

function close(passed: number, failed: number, skipped: number): void {
  process.stdout.write(`e2e: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function walkAll(executablePath: string): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  let failed = 0;
  for (const journey of chosen) {
    try {
      await walk(browser, product, journey);
      process.stdout.write(`  ok   ${journey.name}\n`);
    } catch (error) {
      failed += 1;
      process.stdout.write(`  FAIL ${journey.name}\n${String((error as Error).stack)}\n`);
    }
  }
  await browser.close();
  await product.stop();
  close(chosen.length - failed, failed, 0);
}

const found = findChromium();
if ('missing' in found) {
  for (const { name } of chosen) process.stdout.write(`  skip ${name}: ${found.missing}\n`);
  close(0, 0, chosen.length);
} else {
  await walkAll(found.path);
}
