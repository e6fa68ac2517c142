import type { Page } from '@playwright/test';
import { pt } from './texts.ts';

/** The list of invitations; its title is followed by their number. */
export function invitesOn(page: Page, texts = pt) {
  const list = page.getByRole('region', { name: new RegExp(`^${texts.friends.invites.title}`) });
  return {
    list,
    from: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
  };
}
