import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import {
  aSticker,
  createFakeProfileApi,
  type FakeProfileApi,
  someAlbums,
} from '../../testing/fake-profile-api.ts';
import { fetchOnFakeApi } from '../../testing/fetch-on-fake-api.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { albumAddress } from './album-address.ts';
import { AlbumView } from './album-view.tsx';

const realFetch = globalThis.fetch;
const album = '/profile?tab=history&view=album';

function Place() {
  const { pathname, search } = useLocation();
  const address = albumAddress(search);
  return (
    <>
      <code>{`${pathname}${search}`}</code>
      {address && <AlbumView address={address} />}
    </>
  );
}

function open(rest = '', prepare: (api: FakeProfileApi) => void = () => undefined) {
  const api = createFakeProfileApi();
  prepare(api);
  globalThis.fetch = fetchOnFakeApi(api);
  render(
    <MemoryRouter initialEntries={[`${album}${rest}`]}>
      <Place />
    </MemoryRouter>,
  );
  return { api, user: userEvent.setup() };
}

const address = () => document.querySelector('code')?.textContent;
const bar = (name: string) =>
  screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
const places = async (name = 'NBA, page 1') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

beforeAll(startEnglish);
beforeEach(() => {
  session.setState({ state: 'user', user: aUser({ displayName: 'Lia Souza' }) }, true);
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

describe('the overview', () => {
  test('tells how far the album and each open league is filled', async () => {
    const [, ...open_] = someAlbums({ NBA: 21, ATP: 30 });
    const [closed] = someAlbums();
    open('', ({ answers }) => {
      answers.readAlbum = closed ? [{ ...closed, athletes: 0 }, ...open_] : [];
    });
    expect(await screen.findByText('21 of 30')).toBeTruthy();
    expect(bar('Your album')).toBe('51 of 390 stickers');
    expect(bar('NBA')).toBe('21 of 30');
    expect(screen.getByText('Complete')).toBeTruthy();
    expect(screen.queryByText('Premier League')).toBeNull();
    const nba = screen.getByRole('link', { name: /NBA/ });
    expect(nba.getAttribute('href')).toBe(`${album}&league=nba`);
  });

  test('invites to play while there is no sticker at all', async () => {
    open('', ({ answers }) => {
      answers.readAlbum = someAlbums();
    });
    expect(
      await screen.findByText('Guess somebody, and the first sticker is stuck here.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play Now' }).getAttribute('href')).toBe('/');
  });

  test('says so when it cannot be loaded, and tries again on demand', async () => {
    const { api, user } = open('', ({ failing }) => failing.add('readAlbum'));
    await screen.findByRole('alert');
    api.failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 30')).toBeTruthy();
  });
});

describe("a league's page", () => {
  test('has the sticker in its place, and tells nothing of the others but their numbers', async () => {
    open('&league=nba');
    const shown = await places();
    expect(textsOf(shown).slice(0, 3)).toEqual([
      '1Ada Secretovarare',
      '22not met yet',
      '33not met yet',
    ]);
    expect(shown).toHaveLength(12);
    const [picture] = screen.getAllByRole('img', { name: 'Ada Secretova' });
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
      '300',
      '410',
    ]);
  });

  test('tells in a dialog how the sticker was won', async () => {
    const { user } = open('&league=nba', ({ answers }) => {
      answers.readAlbumPage.stickers = [
        aSticker({ rarity: 'legendary', difficulty: 'expert', guesses: 1, wins: 2 }),
      ];
    });
    await user.click(await screen.findByRole('button', { name: /Ada Secretova/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada Secretova' });
    expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual([
      'legendary',
      'Won on Expert at guess 1',
      'Guessed 2 times',
      'In the album since 20\u00a0Nov\u00a02026',
    ]);
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(`${album}&league=nba`);
  });

  test('is turned by its buttons, which keep the focus, and the address follows', async () => {
    const { user } = open('&league=nba');
    const [next] = await screen.findAllByRole('button', { name: 'Next page' });
    if (next) await user.click(next);
    expect(await places('NBA, page 2')).toHaveLength(12);
    expect(address()).toBe(`${album}&league=nba&page=2`);
    await user.keyboard('{Enter}');
    expect(await places('NBA, page 3')).toHaveLength(6);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Page 3 of 3');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  });

  test('is turned by the arrow keys and by a finger', async () => {
    const { user } = open('&league=nba');
    await places();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    const [first] = await places('NBA, page 2');
    const swipe = (across: number, along: number) => {
      const at = (x: number, y: number) => [{ clientX: x, clientY: y }];
      if (!first) return;
      fireEvent.touchStart(first, { touches: at(200, 200) });
      fireEvent.touchEnd(first, { changedTouches: at(200 + across, 200 + along) });
    };
    swipe(-70, 60);
    expect(address()).toContain('page=2');
    swipe(90, 10);
    await places();
  });

  test('takes a page behind the last one for the last', async () => {
    open('&league=nba&page=40');
    expect(await places('NBA, page 3')).toHaveLength(6);
  });

  test('offers a game of its league while nobody has been guessed there', async () => {
    const { api, user } = open('&league=nba', ({ answers }) => {
      Object.assign(answers.readAlbumPage, { met: 0, stickers: [] });
      Object.assign(answers, { createGame: { id: 41 } });
    });
    await user.click(await screen.findByRole('button', { name: 'Play Basketball' }));
    await waitFor(() => expect(api.calls('createGame')).toHaveLength(1));
  });

  test('says so when it cannot be loaded', async () => {
    const { api, user } = open('&league=nba', ({ failing }) => failing.add('readAlbumPage'));
    await screen.findByRole('alert');
    api.failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await places();
  });
});
