import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { type Session, session } from '../lib/session-store.ts';
import { aUser } from '../testing/a-user.ts';
import { AppRoutes } from './routes.tsx';
import { address, openPage } from '../testing/open-page.tsx';

function open(path: string, state: Session) {
  session.setState(state, true);
  openPage(
    <Suspense fallback={null}>
      <AppRoutes />
    </Suspense>,
    path,
  );
}

describe('the routes', () => {
  test.each([
    ['/home', '/auth'],
    ['/dashboard', '/auth'],
    ['/game/12', '/auth?next=%2Fgame%2F12'],
    ['/games/12', '/auth?next=%2Fgames%2F12'],
  ])('%s sends a guest to %s', async (path, to) => {
    open(path, { state: 'guest' });
    await screen.findByRole('heading', { name: 'Welcome back' });
    await waitFor(() => expect(address()).toBe(to));
  });

  test.each([
    ['/auth', 'Welcome back', 'Log in'],
    ['/login', 'Welcome back', 'Log in'],
    ['/register', 'Start your album', 'Register'],
  ])('%s says %s under the tab %s', async (path, title, tab) => {
    open(path, { state: 'guest' });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
    const play = screen.getByRole('link', { name: 'Play as a guest' });
    expect(play.getAttribute('href')).toBe('/');
  });

  test.each([
    ['/game-history', 'Game History', '/profile?tab=history'],
    ['/achievements', 'Achievements', '/profile?tab=achievements'],
    ['/friends', 'Friends', '/profile?tab=friends'],
  ])('%s is %s, coming soon, with a link to %s', async (path, title, to) => {
    open(path, { state: 'user', user: aUser() });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(/coming soon/)).toBeTruthy();
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(to);
  });

  test.each(['/nope', '/game', '/game/1/2', '/home/x'])('%s is not found', async (path) => {
    open(path, { state: 'guest' });
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/landing']);
  });
});
