import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious findings of axe, with the place of each; of all its rules, or of those named. */
export async function findingsOf(page: Page, where: string, rules?: string[]): Promise<string[]> {
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
