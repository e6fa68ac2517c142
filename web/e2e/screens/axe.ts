import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Colours that change with the theme do so in a transition, in the middle of which any contrast is possible. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Serious findings of axe, with the place of each; of all its rules, or of those named. */
export async function findingsOf(page: Page, where: string, rules?: string[]): Promise<string[]> {
  await waitForTransitions(page);
  // Half a megabyte, which is injected into a page only once.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // The pages have no frames, so the mode without a second page loses nothing and takes a third of
  // the time.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${where}: ${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    );
}
