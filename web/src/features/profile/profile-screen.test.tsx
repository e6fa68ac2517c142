import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { signIn } from '../../testing/a-user.ts';
import {
  aProfile,
  aSticker,
  busy,
  serveProfile,
  someStates,
} from '../../testing/fake-profile-api.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

function BackOfBrowser() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function open(path = '/profile', changes?: Parameters<typeof serveProfile>[0]) {
  const server = serveProfile(changes);
  const user = openPage(
    <>
      <Link to="/profile?tab=achievements">Elsewhere</Link>
      <BackOfBrowser />
      <Routes>
        <Route path="/profile" element={<ProfileScreen />} />
        <Route path="/auth" element={null} />
      </Routes>
    </>,
    path,
  );
  return { ...server, user };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
const total = () => screen.getByText('Total points').nextElementSibling?.textContent;

// Loaded once and for all: a notice that was still loading at the end of a test would ask the next
// one's server.
beforeAll(() => import('../../lib/unlocks.ts'));
beforeEach(() => {
  signIn({ id: 'u9', username: 'lia', displayName: 'Lia Souza' });
});

describe('the side card', () => {
  test('shows the name and the points', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Lia Souza' })).toBeTruthy();
    expect(screen.getByText('@lia')).toBeTruthy();
    await waitFor(() => expect(total()).toBe('1,250'));
  });

  test('has the newest sticker, which leads to its place, and the others in the row', async () => {
    const place = { sport: 'basketball', league: 'NBA' } as const;
    const latest = [
      { ...aSticker({ name: 'Ada Secretova', place: 7 }), ...place },
      { ...aSticker({ name: 'Rui Alves', place: 8 }), ...place },
    ];
    open('/profile', { 'GET /api/user/stickers': latest });
    const newest = await screen.findByRole('link', { name: 'Ada Secretova' });
    expect(newest.getAttribute('href')).toContain('nba');
    await screen.findByRole('link', { name: 'Rui Alves' });
    expect(screen.getAllByRole('link', { name: 'Ada Secretova' })).toHaveLength(1);
  });

  test('shows the username if there is no display name', async () => {
    signIn({ username: 'rui' });
    open();
    await waitFor(() => expect(total()).toBe('1,250'));
    expect(screen.getByRole('heading', { level: 1, name: 'rui' })).toBeTruthy();
  });

  test('logs out', async () => {
    const { requests, user } = open();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You have been successfully logged out.')).toBeTruthy();
    expect(requests('POST /api/logout')).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(session.getState().state).toBe('guest');
  });
});

describe('the tabs', () => {
  test('are five and the album, and begin with the dashboard', async () => {
    open();
    await waitFor(() => expect(total()).toBe('1,250'));
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Dashboard',
      'History',
      'Album',
      'Achievements',
      'Friends',
      'Preferences',
    ]);
    expect(chosenTab()).toBe('Dashboard');
  });

  test.each([
    ['history', 'History'],
    ['achievements', 'Achievements'],
    ['nonsense', 'Dashboard'],
  ])('open with the one that ?tab=%s names', async (name, label) => {
    open(`/profile?tab=${name}`);
    await waitFor(() => expect(total()).toBe('1,250'));
    expect(chosenTab()).toBe(label);
  });

  test.each([
    ['?tab=friends', 'Friends'],
    ['?tab=history&view=album', 'Album'],
  ])('stay in the row beside the index of a wide screen: %s', async (search, label) => {
    const { matchMedia } = window;
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('min-width'),
      }) as MediaQueryList;
    open(`/profile${search}`);
    expect(await screen.findByRole('tab', { name: label, selected: true })).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(6);
    window.matchMedia = matchMedia;
  });

  test('are changed in place, and by a link to another one', async () => {
    const { user } = open();
    await user.click(tab('History'));
    expect(await screen.findByText('Ada Secretova')).toBeTruthy();
    await user.click(screen.getByText('Elsewhere'));
    expect(await screen.findByText('Five in a row')).toBeTruthy();
    expect(chosenTab()).toBe('Achievements');
  });

  test('open the last one that was asked for, also before another one is there', async () => {
    open();
    await waitFor(() => expect(total()).toBe('1,250'));
    await act(async () => {
      tab('History').focus();
      tab('Achievements').focus();
    });
    expect(chosenTab()).toBe('Achievements');
  });
});

describe('the album', () => {
  test('is a tab of its own, in the colour of its league', async () => {
    const { user } = open('/profile?tab=history');
    expect(await screen.findByText('Ada Secretova')).toBeTruthy();
    await user.click(tab('Album'));
    await user.click(await screen.findByRole('link', { name: /\bNBA/ }));
    expect(await screen.findAllByRole('list', { name: 'NBA, page 1' })).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'NBA' })).toBeTruthy();
    expect(document.querySelector('[data-spread] > [data-sport]')?.getAttribute('data-sport')).toBe(
      'basketball',
    );
    await user.click(tab('History'));
    expect(await screen.findByRole('region', { name: 'Recent games' })).toBeTruthy();
  });

  test('returns to the tab that it was opened from', async () => {
    const { user } = open('/profile');
    await user.click(tab('History'));
    await user.click(tab('Album'));
    await screen.findByRole('link', { name: /\bNBA/ });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('region', { name: 'Recent games' })).toBeTruthy();
    expect(chosenTab()).toBe('History');
  });

  test('names its league and page in the title of the document', async () => {
    const { user } = open('/profile?tab=history');
    await waitFor(() => expect(document.title).toBe('Craque: your profile'));
    await user.click(tab('Album'));
    await waitFor(() => expect(document.title).toBe('Your album · Craque'));
    await user.click(await screen.findByRole('link', { name: /\bNBA/ }));
    const [next] = await screen.findAllByRole('button', { name: 'Next page' });
    if (next) await user.click(next);
    await waitFor(() => expect(document.title).toBe('NBA, page 2 · Craque'));
  });

  test('is replaced by the other tabs', async () => {
    const { user } = open('/profile?tab=history&view=album');
    await screen.findByRole('link', { name: /\bNBA/ });
    await user.click(tab('Achievements'));
    expect(await screen.findByText('Five in a row')).toBeTruthy();
    await user.click(tab('History'));
    expect(await screen.findByText('Ada Secretova')).toBeTruthy();
    expect(chosenTab()).toBe('History');
  });
});

describe('failures and unlocked achievements', () => {
  test('are shown in a toast if the data cannot be loaded', async () => {
    open('/profile', { 'GET /api/user/profile': busy });
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText('Failed to load profile data')).toHaveLength(2);
    expect(total()).toBe('–');
  });

  test('are shown in one toast for all unlocked achievements, which are marked as seen', async () => {
    const fresh = { unlocked: true, unlockedAt: '2026-11-20T12:00:00.000Z', progress: 1 };
    const achievements = someStates({ first_victory: fresh, speed_demon: fresh });
    const { sent } = open('/profile', { 'GET /api/user/profile': aProfile({ achievements }) });
    expect(
      await screen.findByText('Achievements unlocked: First victory and Speed demon'),
    ).toBeTruthy();
    await waitFor(() =>
      expect(sent.filter(({ route }) => route.endsWith('/seen'))).toHaveLength(2),
    );
  });
});
