import { beforeAll, beforeEach } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { session } from '../lib/session-store.ts';
import { reads } from '../lib/use-read.ts';
import { PageLink } from '../ui/page-link.tsx';
import { dismissToasts, Toaster } from '../ui/toast/toast.tsx';
import { startEnglish } from './start-english.ts';

// Every test that imports this begins in English, as a guest, with nothing read and no toast.
beforeAll(startEnglish);
beforeEach(() => {
  reads.clear();
  dismissToasts();
  sessionStorage.clear();
  session.setState({ state: 'guest' }, true);
});

function Address() {
  const { pathname, search } = useLocation();
  return <code data-testid="address">{pathname + search}</code>;
}

export const address = () => screen.getByTestId('address').textContent;

/** Shows a page at an address, together with the toasts; returns who uses it. */
export function openPage(
  page: ReactNode,
  at: InitialEntry = '/',
  options?: Parameters<typeof userEvent.setup>[0],
) {
  render(
    <MemoryRouter initialEntries={[at]}>
      {page}
      <Address />
      <Toaster label="Notifications" closeLabel="Close" />
    </MemoryRouter>,
  );
  return userEvent.setup(options);
}

/** The same for a page that its user can leave. */
export function openAndLeave(page: ReactNode) {
  const user = openPage(
    <>
      <PageLink to="/elsewhere">Elsewhere</PageLink>
      <Routes>
        <Route path="/" element={page} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  );
  return { user, leave: () => user.click(screen.getByText('Elsewhere')) };
}

/** The page is shown again, which reads the game. */
export async function lookAgain() {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
