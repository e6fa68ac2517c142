import type { Sport } from '@craque/common/domain/sport.ts';
import type { Page } from '@playwright/test';

export const broken = { status: 500, json: { message: 'Internal error', code: 'internal' } };

/** Makes the creation of games of these sports fail; others go to the api. */
export async function breakCreation(page: Page, fails: (sport: Sport) => boolean): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/api/games',
    (route) => {
      const { sport } = route.request().postDataJSON() as { sport: Sport };
      return fails(sport) ? route.fulfill(broken) : route.continue();
    },
  );
}
