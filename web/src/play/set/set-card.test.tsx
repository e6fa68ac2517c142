import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { signIn } from '../../testing/a-user.ts';
import { aSticker, aWeeklySet, serveProfile } from '../../testing/fake-profile-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { answersShown } from '../../testing/serve.ts';
import { SetCard } from './set-card.tsx';

const route = 'GET /api/user/set';

test('the card of the set has its theme and how much is there, and leads to its page', async () => {
  signIn({});
  serveProfile({ [route]: aWeeklySet(aSticker(), aSticker()) });
  openPage(<SetCard />, '/');
  const card = await screen.findByRole('link', { name: /Left feet\s*2 of 12/ });
  expect(card.getAttribute('href')).toBe('/profile?tab=history&view=album&set=week');
  expect(card.querySelectorAll('[data-on]')).toHaveLength(2);
});

test('a guest has none, and asks for none', async () => {
  const { requests } = serveProfile();
  openPage(<SetCard />, '/');
  await answersShown();
  expect(screen.queryByRole('link')).toBeNull();
  expect(requests(route)).toHaveLength(0);
});
