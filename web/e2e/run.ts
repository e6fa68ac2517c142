import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/services/chromium.ts';
import { accountJourneys } from './account/account.spec.ts';
import { albumJourneys } from './profile/album.spec.ts';
import { ghostJourneys } from './challenge/ghost.spec.ts';
import { challengeJourneys } from './challenge/challenge.spec.ts';
import { challengeLookJourneys } from './challenge/look.spec.ts';
import { challengeTextJourneys } from './challenge/texts.spec.ts';
import { feedbackJourneys } from './profile/feedback.spec.ts';
import { gameJourneys } from './game/guest-journeys.ts';
import { inviteJourneys } from './challenge/invitation.spec.ts';
import { joinJourneys } from './challenge/join.spec.ts';
import { type Journey, walk } from './product/journey.ts';
import { landingJourneys } from './page/landing.spec.ts';
import { mainScreenJourneys } from './game/main-screen.spec.ts';
import { pageJourneys } from './page/page.spec.ts';
import { parJourneys } from './game/par.spec.ts';
import { type Product, startProduct } from './product/product.ts';
import { profileJourneys } from './profile/profile.spec.ts';

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
  ...challengeJourneys,
  ...ghostJourneys,
  ...joinJourneys,
  ...challengeLookJourneys,
  ...challengeTextJourneys,
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
