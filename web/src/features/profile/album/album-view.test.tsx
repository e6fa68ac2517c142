import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { signIn } from '../../../testing/a-user.ts';
import {
  anAlbumPage,
  aSticker,
  busy,
  serveProfile,
  someAlbums,
} from '../../../testing/fake-profile-api.ts';
import { albumAddress } from '../../../ui/album/album-address.ts';
import { AlbumView } from './album-view.tsx';
import { address, openPage } from '../../../testing/open-page.tsx';

const covers = 'GET /api/user/album';
const nbaPage = 'GET /api/user/album/nba';
const album = '/profile?tab=history&view=album';

function Album() {
  const opened = albumAddress(useLocation().search);
  return opened && <AlbumView address={opened} />;
}

function open(rest = '', changes?: Parameters<typeof serveProfile>[0]) {
  const server = serveProfile(changes);
  return { ...server, user: openPage(<Album />, `${album}${rest}`) };
}

const bar = (name: string) =>
  screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
const places = async (name = 'NBA, page 1') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const finger = (x: number, y: number) => [{ clientX: x, clientY: y }];
/** A swipe that starts at 200, 200; px. */
function swipe(on: Element | undefined, across: number, along = 0): void {
  if (!on) throw new Error('there is nothing to swipe on');
  const touches = finger(200, 200);
  fireEvent.touchStart(on, { touches, changedTouches: touches });
  fireEvent.touchEnd(on, { changedTouches: finger(200 + across, 200 + along) });
}
const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

beforeEach(() => {
  signIn({ displayName: 'Lia Souza' });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
});

describe('the overview', () => {
  test('shows the progress of the album and each open league', async () => {
    const [, ...open_] = someAlbums({ nba: 21, atp: 30 });
    const [closed] = someAlbums();
    open('', { [covers]: closed ? [{ ...closed, athletes: 0 }, ...open_] : [] });
    expect(await screen.findByText('21 of 30')).toBeTruthy();
    expect(bar('Your album')).toBe(`51 of ${open_.length * 30} stickers`);
    expect(screen.queryByRole('progressbar', { name: 'NBA' })).toBeNull();
    expect(screen.getByText('Complete')).toBeTruthy();
    expect(screen.queryByText('Premier League')).toBeNull();
    const nba = screen.getByRole('link', { name: /\bNBA/ });
    expect(nba.getAttribute('href')).toBe(`${album}&league=nba`);
  });

  test('counts doubles, and names the club that lacks the fewest', async () => {
    const all = someAlbums({ nba: 4, 'english-premier-league': 2 }).map((each) => ({
      ...each,
      ...(each.league === 'NBA' && { doubles: 3, goal: { team: 'Lakers', missing: 4 } }),
      ...(each.league === 'English Premier League' && {
        doubles: 1,
        goal: { team: 'Arsenal', missing: 3 },
      }),
    }));
    open('', { [covers]: all });
    expect(await screen.findByText('4 doubles')).toBeTruthy();
    expect(screen.getByText('3 more of Arsenal')).toBeTruthy();
    expect(screen.queryByText('4 more of Lakers')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play English Premier League' })).toBeTruthy();
  });

  test('invites to play without any sticker', async () => {
    open('', { [covers]: someAlbums() });
    expect(await screen.findByText('Get one right, and the first sticker goes here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play Now' }).getAttribute('href')).toBe('/');
  });

  test('says that it cannot be loaded, and retries on demand', async () => {
    const { answers, user } = open('', { [covers]: busy });
    await screen.findByRole('alert');
    answers[covers] = someAlbums({ nba: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 30')).toBeTruthy();
  });
});

describe("a league's page", () => {
  test('has the sticker in its place, and only numbers for the others', async () => {
    open('&league=nba');
    const shown = await places();
    expect(textsOf(shown).slice(0, 3)).toEqual([
      '1Ada Secretovarare',
      '22still missing',
      '33still missing',
    ]);
    expect(shown).toHaveLength(12);
    const [picture] = screen.getAllByRole('img', { name: 'Ada Secretova' });
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
      '300',
      '410',
    ]);
  });

  test('marks a double on its place, and says what is next', async () => {
    const goal = { team: 'Lakers', missing: 1 };
    open('&league=nba', { [nbaPage]: anAlbumPage({ goal, stickers: [aSticker({ wins: 3 })] }) });
    const [first] = await places();
    expect(first?.textContent).toBe('1Ada Secretovarare×3Got it 3 times');
    expect(screen.getByText('One more of Lakers')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play NBA' })).toBeTruthy();
  });

  test('shows in a dialog how the sticker was won', async () => {
    const won = aSticker({ rarity: 'legendary', difficulty: 'expert', guesses: 1, wins: 2 });
    const { user } = open('&league=nba', { [nbaPage]: anAlbumPage({ stickers: [won] }) });
    await user.click(await screen.findByRole('button', { name: /Ada Secretova/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada Secretova' });
    expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual([
      'legendary',
      'Won on Expert, guess 1',
      'Got it 2 times',
      'In the album since Nov\u00a020,\u00a02026',
    ]);
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(address()).toBe(`${album}&league=nba`));
  });

  test('is turned by its buttons, which keep the focus, and updates the address', async () => {
    const { user } = open('&league=nba');
    const [next] = await screen.findAllByRole('button', { name: 'Next page' });
    if (next) await user.click(next);
    expect(await places('NBA, page 2')).toHaveLength(12);
    await waitFor(() => expect(address()).toBe(`${album}&league=nba&page=2`));
    await user.keyboard('{Enter}');
    expect(await places('NBA, page 3')).toHaveLength(6);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Page 3 of 3');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  });

  test('is turned by the arrow keys and by swiping', async () => {
    const { user } = open('&league=nba');
    await places();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    const [first] = await places('NBA, page 2');
    swipe(first, -70, 60);
    await waitFor(() => expect(address()).toContain('page=2'));
    swipe(first, 90, 10);
    await places();
  });

  test('is turned once by a key that is held', async () => {
    open('&league=nba');
    await places();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
    await places('NBA, page 2');
    await waitFor(() => expect(address()).toContain('page=2'));
  });

  test('is not turned by a swipe in the dialog above it', async () => {
    const { user } = open('&league=nba');
    await user.click(await screen.findByRole('button', { name: /Ada Secretova/ }));
    swipe(await screen.findByRole('dialog'), -120);
    expect(address()).toBe(`${album}&league=nba`);
  });

  test('is not turned by panning an enlarged page', async () => {
    open('&league=nba');
    const [first] = await places();
    Object.assign(window, { visualViewport: { scale: 2 } });
    swipe(first, -120);
    expect(address()).toBe(`${album}&league=nba`);
    Object.assign(window, { visualViewport: { scale: 1 } });
    swipe(first, -120);
    await waitFor(() => expect(address()).toContain('page=2'));
  });

  test('shows the name in the frame of a picture that cannot be loaded', async () => {
    open('&league=nba');
    fireEvent.error(await screen.findByRole('img', { name: 'Ada Secretova' }));
    expect(screen.queryByRole('img', { name: 'Ada Secretova' })).toBeNull();
    const place = screen.getByRole('button', { name: /^Ada Secretova 1 rare$/ });
    expect(place.querySelector('strong')?.textContent).toBe('Ada Secretova');
  });

  test('is the first with a sticker, unless the address names one', async () => {
    const stickers = [aSticker({ place: 14 })];
    const { user } = open('&league=nba', { [nbaPage]: anAlbumPage({ stickers }) });
    await places('NBA, page 2');
    await user.keyboard('{ArrowLeft}');
    await places();
    await waitFor(() => expect(address()).toBe(`${album}&league=nba&page=1`));
  });

  test('treats a page beyond the last one as the last', async () => {
    open('&league=nba&page=40');
    expect(await places('NBA, page 3')).toHaveLength(6);
  });

  test('offers a game of its league without any sticker', async () => {
    const { requests, user } = open('&league=nba', {
      [nbaPage]: anAlbumPage({ collected: 0, stickers: [] }),
      'POST /api/games': { id: 41 },
    });
    await user.click(await screen.findByRole('button', { name: 'Play NBA' }));
    await waitFor(() => expect(requests('POST /api/games')).toHaveLength(1));
  });
});

describe('the focus', () => {
  const focused = () => document.activeElement?.textContent;

  test('stays at the top of a page that is opened by its address', async () => {
    open('&league=nba');
    await places();
    expect(document.activeElement).toBe(document.body);
  });

  test('moves to the heading of a league, and back to that of all leagues', async () => {
    const { user } = open();
    await screen.findByText('1 of 30');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('link', { name: /\bNBA/ }));
    await places();
    expect(focused()).toBe('NBA');
    await user.click(screen.getByRole('link', { name: 'All leagues' }));
    await waitFor(() => expect(focused()).toBe('Your album'));
  });

  test('moves to the heading if the retry succeeds', async () => {
    const { answers, user } = open('&league=nba', { [nbaPage]: busy });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[nbaPage] = anAlbumPage();
    await user.click(again);
    await places();
    expect(focused()).toBe('NBA');
  });
});

describe('a league that could not be loaded', () => {
  test('is not reported again while the next one is loading', async () => {
    const { user } = open('&league=atp', { 'GET /api/user/album/atp': busy });
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'All leagues' }));
    const next = await screen.findByRole('link', { name: /\bNBA/ });
    const came: Node[] = [];
    const watching = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) came.push(...addedNodes);
    });
    watching.observe(document.body, { childList: true, subtree: true });
    await user.click(next);
    await places();
    watching.disconnect();
    const alerts = came.filter((node) => node instanceof Element && node.matches('[role=alert]'));
    expect(came.length).toBeGreaterThan(0);
    expect(alerts).toEqual([]);
  });
});
