import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { AlbumPlay } from './album-play.tsx';
import { address, openPage } from '../../../testing/open-page.tsx';

/** The game is answered when the test says so. */
function open() {
  const asked: { signal: AbortSignal | null | undefined; answer: (reply: Response) => void }[] = [];
  globalThis.fetch = (_, init) =>
    new Promise((answer, reject) => {
      const signal = init?.signal;
      asked.push({ signal, answer });
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const user = openPage(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/album" element={<AlbumPlay sport="basketball" league="nba" />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    '/album',
  );
  return { asked, user };
}

const play = () => screen.getByRole('button', { name: 'Play NBA' });
const refused = () =>
  Response.json({ message: 'The server is busy.', code: 'busy' }, { status: 503 });
/** Resolves after the effects of any answer. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

describe('a game of the league', () => {
  test('that cannot start is reported, and can be requested again', async () => {
    const { asked, user } = open();
    await user.click(play());
    asked[0]?.answer(refused());
    expect(await screen.findByText('Error')).toBeTruthy();
    await waitFor(() => expect(play().hasAttribute('disabled')).toBe(false));
    expect(address()).toBe('/album');
  });

  test('is cancelled without a message when the album is left', async () => {
    const { asked, user } = open();
    await user.click(play());
    expect(asked[0]?.signal?.aborted).toBe(false);
    await user.click(screen.getByText('Elsewhere'));
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.answer(Response.json({ id: 41 }));
    await settled();
    expect(address()).toBe('/elsewhere');
    expect(screen.queryByText('Error')).toBeNull();
  });
});
