import type { Page } from '@playwright/test';

export const broken = { status: 500, json: { message: 'Internal error', code: 'internal' } };

/** Makes the creation of every game fail. */
export async function breakCreation(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/api/games',
    (route) => route.fulfill(broken),
  );
}
