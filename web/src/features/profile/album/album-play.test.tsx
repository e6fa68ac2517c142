import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../../testing/serve.ts';
import { AlbumPlay } from './album-play.tsx';
import { address, openAndLeave } from '../../../testing/open-page.tsx';

/** The game is answered when the test says so. */
function open() {
  const asked: { signal: AbortSignal | null | undefined; answer: (reply: Response) => void }[] = [];
  globalThis.fetch = (_, init) =>
    new Promise((answer, reject) => {
      const signal = init?.signal;
      asked.push({ signal, answer });
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return { asked, ...openAndLeave(<AlbumPlay sport="basketball" league="nba" />) };
}

const play = () => screen.getByRole('button', { name: 'Play NBA' });
const refused = refusal(503, 'busy', 'The server is busy.');
/** Resolves after the effects of any answer. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

describe('a game of the league', () => {
  test('that cannot start is reported, and can be requested again', async () => {
    const { asked, user } = open();
    await user.click(play());
    asked[0]?.answer(refused);
    expect(await screen.findByText('Error')).toBeTruthy();
    await waitFor(() => expect(play().hasAttribute('disabled')).toBe(false));
    expect(address()).toBe('/');
  });

  test('is cancelled without a message when the album is left', async () => {
    const { asked, leave, user } = open();
    await user.click(play());
    expect(asked[0]?.signal?.aborted).toBe(false);
    await leave();
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.answer(Response.json({ id: 41 }));
    await settled();
    expect(address()).toBe('/elsewhere');
    expect(screen.queryByText('Error')).toBeNull();
  });
});
