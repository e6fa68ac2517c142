import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { session } from '../lib/session-store.ts';
import { storage } from '../lib/storage.ts';
import { App } from './app.tsx';
import { loadCatalogue } from './catalogues.ts';
import { createTranslations } from './i18n.ts';
import { createZoomStore } from './viewport-lock.ts';

async function open(path: string) {
  window.history.replaceState(null, '', path);
  session.setState({ state: 'guest' }, true);
  const { setLanguage, mounted } = await createTranslations({
    load: loadCatalogue,
    storage,
    browserLanguage: 'en-GB',
    root: document.documentElement,
  });
  const zoom = createZoomStore({
    storage,
    mobile: Object.assign(new EventTarget(), { matches: true }),
    meta: { content: '' },
    largeText: false,
  });
  render(<App setLanguage={setLanguage} mounted={mounted} zoom={zoom} />);
  await screen.findByRole('heading', { level: 1 });
}

const header = () => within(screen.getByRole('banner'));

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('the frame of every page', () => {
  test('offers a guest the way to sign in, and the way home', async () => {
    await open('/nope');
    expect(header().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
    expect(header().getByRole('link', { name: 'Craque, start page' }).getAttribute('href')).toBe(
      '/',
    );
  });

  test('changes the language on the spot and keeps it', async () => {
    await open('/nope');
    fireEvent.change(header().getByRole('combobox', { name: 'Language' }), {
      target: { value: 'pt' },
    });
    await screen.findByRole('heading', { name: '404 Página não encontrada' });
    expect(document.documentElement.lang).toBe('pt');
    expect(window.localStorage.getItem('craque.language')).toBe('pt');
  });

  test('changes the theme on the spot and keeps it', async () => {
    await open('/nope');
    const themes = header().getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
    expect(themes.value).toBe('system');
    fireEvent.change(themes, { target: { value: 'dark' } });
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(window.localStorage.getItem('craque.theme')).toBe('dark');
  });

  test('goes to the top of another page without a reload', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await open('/nope');
    fireEvent.click(header().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Accounts open soon' });
    expect(window.location.pathname).toBe('/auth');
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    scroll.mockRestore();
  });

  test('ends with links that have no target yet', async () => {
    await open('/nope');
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Terms', 'Privacy', 'Contact']);
    for (const link of links) {
      expect(link.getAttribute('aria-disabled')).toBe('true');
      expect(fireEvent.click(link)).toBe(false);
    }
    expect(window.location.pathname).toBe('/nope');
  });
});
