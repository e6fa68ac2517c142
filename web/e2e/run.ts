import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/services/chromium.ts';
import { accountJourneys } from './account-journeys.ts';
import { albumJourneys } from './album-journeys.ts';
import { duelGhostJourneys } from './duel-ghost-journeys.ts';
import { duelJourneys } from './duel-journeys.ts';
import { duelLookJourneys } from './duel-look-journeys.ts';
import { duelTextJourneys } from './duel-text-journeys.ts';
import { feedbackJourneys } from './feedback-journeys.ts';
import { gameJourneys } from './game-journeys.ts';
import { inviteJourneys } from './invite-journeys.ts';
import { joinJourneys } from './join-journeys.ts';
import { type Journey, walk } from './journey.ts';
import { landingJourneys } from './landing-journeys.ts';
import { mainScreenJourneys } from './main-screen-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { parJourneys } from './par-journeys.ts';
import { type Product, startProduct } from './product.ts';
import { profileJourneys } from './profile-journeys.ts';

/** Browser journeys against the real product: `npm run e2e [part of a name]`. Closes with one countable line. */
const journeys = [
  ...gameJourneys,
  ...mainScreenJourneys,
  ...accountJourneys,
  ...profileJourneys,
  ...albumJourneys,
  ...parJourneys,
  ...feedbackJourneys,
  ...inviteJourneys,
  ...duelJourneys,
  ...duelGhostJourneys,
  ...joinJourneys,
  ...duelLookJourneys,
  ...duelTextJourneys,
  ...landingJourneys,
  ...pageJourneys,
];
const wanted = process.argv[2] ?? '';
const chosen = journeys.filter(({ name }) => name.includes(wanted));

/** Journeys side by side: each has a profile of its own, and most of its time is waiting. */
const lanes = 2;

function close(passed: number, failed: number, skipped: number): void {
  process.stdout.write(`e2e: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** True where the journey came to its end; tells how long it took, because the whole run has a budget. */
async function passes(browser: Browser, product: Product, journey: Journey): Promise<boolean> {
  const start = performance.now();
  const took = () => `${journey.name} (${Math.round(performance.now() - start)} ms)\n`;
  try {
    await walk(browser, product, journey);
    process.stdout.write(`  ok   ${took()}`);
    return true;
  } catch (error) {
    process.stdout.write(`  FAIL ${took()}${String((error as Error).stack)}\n`);
    return false;
  }
}

async function walkAll(executablePath: string): Promise<void> {
  const product = await startProduct(async (stores) => {
    for (const { stored } of chosen) await stored?.(stores);
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const waiting = chosen.values();
  const stumbled: Journey[] = [];
  const walkLane = async () => {
    for (const journey of waiting) {
      if (!(await passes(browser, product, journey))) stumbled.push(journey);
    }
  };
  await Promise.all(Array.from({ length: lanes }, walkLane));
  const failed: Journey[] = [];
  // Once more, one by one: a fault of the product stays, a machine that had too much to do at once has less now.
  for (const journey of stumbled) {
    process.stdout.write(`  once more, alone: ${journey.name}\n`);
    if (!(await passes(browser, product, journey))) failed.push(journey);
  }
  await browser.close();
  await product.stop();
  close(chosen.length - failed.length, failed.length, 0);
}

const found = findChromium();
if ('missing' in found) {
  for (const { name } of chosen) process.stdout.write(`  skip ${name}: ${found.missing}\n`);
  close(0, 0, chosen.length);
} else {
  await walkAll(found.path);
}
