import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Session, session } from '../lib/session-store.ts';
import { aUser } from '../testing/a-user.ts';
import { anInvite } from '../testing/an-invite.ts';
import { refusal, serve } from '../testing/serve.ts';
import { provideTexts } from '../lib/late-texts.ts';
import { storage } from '../lib/storage.ts';
import { reads } from '../lib/use-read.ts';
import { App } from './app.tsx';
import { loadCatalogue } from './language/catalogues.ts';
import { createTranslations } from './language/i18n.ts';

async function open(path: string, state: Session = { state: 'guest' }) {
  window.history.replaceState(null, '', path);
  session.setState(state, true);
  const { setLanguage, mounted, wantTexts } = await createTranslations({
    load: loadCatalogue,
    storage,
    browserLanguage: 'en-GB',
    root: document.documentElement,
  });
  provideTexts(wantTexts);
  // Only the first provision counts, since a page has one instance: each test fetches its own texts.
  await wantTexts('account');
  render(<App setLanguage={setLanguage} mounted={mounted} />);
  await screen.findByRole('heading', { level: 1 });
}

const header = () => within(screen.getByRole('banner'));

beforeEach(() => {
  window.localStorage.clear();
  reads.clear();
  window.scrollTo = () => undefined;
});
describe('the frame of every page', () => {
  test('offers a guest links to sign in and to the start page', async () => {
    await open('/nope');
    expect(header().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
    expect(header().getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
    expect(header().getByText('Beta')).toBeTruthy();
    expect(header().getByText('Guest')).toBeTruthy();
    expect(header().getByRole('link', { name: 'Craque, start page' }).getAttribute('href')).toBe(
      '/',
    );
  });

  test('scrolls to the top of another page without a reload', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await open('/nope');
    fireEvent.click(header().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(window.location.pathname).toBe('/auth');
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    scroll.mockRestore();
  });

  test('ends with the ways to the daily athletes, to parties and the marketing page, and links that have no target yet', async () => {
    await open('/nope');
    const [daily, party, about, ...links] = within(screen.getByRole('contentinfo')).getAllByRole(
      'link',
    );
    expect(daily?.getAttribute('href')).toBe('/daily');
    expect(party?.getAttribute('href')).toBe('/party');
    expect(about?.getAttribute('href')).toBe('/landing');
    expect(links.map((link) => link.textContent)).toEqual(['Terms', 'Privacy', 'Contact']);
    for (const link of links) {
      expect(link.getAttribute('aria-disabled')).toBe('true');
      expect(fireEvent.click(link)).toBe(false);
    }
    expect(window.location.pathname).toBe('/nope');
  });
});

const lia: Session = { state: 'user', user: aUser({ displayName: 'Lia Costa' }) };

describe('the header', () => {
  test('shows neither login nor menu while the session loads', async () => {
    await open('/nope', { state: 'loading' });
    expect(header().queryByText('Log in')).toBeNull();
    expect(header().queryByText('Guest')).toBeNull();
    expect(header().queryByRole('button')).toBeNull();
  });

  test("is replaced by the marketing page's own", async () => {
    await open('/landing');
    expect(screen.getByRole('main')).toBeTruthy();
    // Its own.
    expect(screen.getAllByRole('link', { name: 'Craque, start page' })).toHaveLength(1);
    expect(screen.queryByText('Contact')).toBeNull();
  });

  test('is not there on the big screen of a party, nor is the footer', async () => {
    const route = 'POST /api/parties/CRAQ34/screen';
    serve({ [route]: refusal(404, 'party_not_found', 'No such party') });
    await open('/party/CRAQ34/screen');
    expect(screen.getByRole('heading', { name: 'No party here' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('has all pages and logout in one menu for a signed-in user', async () => {
    await open('/friends', lia);
    await userEvent.click(await header().findByRole('button', { name: 'Menu of Lia Costa' }));
    const menu = document.querySelector('[popover]') as HTMLElement;
    const items = [...menu.querySelectorAll('a, button')];
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Play', '/dashboard'],
      ['Daily', '/daily'],
      ['Album', '/profile?tab=history&view=album'],
      ['Friends', '/profile?tab=friends'],
      ['Party', '/party'],
      ['Ranking', '/ranking'],
      ['Profile', '/profile'],
      ['History', '/profile?tab=history'],
      ['Achievements', '/profile?tab=achievements'],
      ['Feedback', '/feedback'],
      ['Log out', null],
    ]);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Friends');
  });

  test('leads to a page of the menu by keyboard', async () => {
    await open('/friends', lia);
    (await header().findByRole('button', { name: 'Menu of Lia Costa' })).focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await screen.findByRole('tab', { name: 'Album', selected: true });
  });
});

test('the menu counts what awaits an answer', async () => {
  serve({ 'GET /api/multiplayer/invites': [anInvite()], 'GET /api/user/friends/requests': [] });
  await open('/game-history', lia);
  expect(await screen.findAllByText('1 open invitation')).not.toHaveLength(0);
});

test('logging out that fails shows the reason and changes nothing', async () => {
  globalThis.fetch = async () => Response.json({ message: 'Busy', code: 'busy' }, { status: 503 });
  await open('/friends', lia);
  await userEvent.click(await header().findByRole('button', { name: 'Menu of Lia Costa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const text = 'It’s a full house right now. Please try again.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(session.getState()).toEqual(lia);
  expect(window.location.pathname).toBe('/friends');
});
