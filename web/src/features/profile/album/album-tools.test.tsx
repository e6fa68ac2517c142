import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../../testing/a-user.ts';
import { aSticker } from '../../../testing/fake-profile-api.ts';
import { fakeCanvas } from '../../../testing/fake-canvas.ts';
import { openAndLeave } from '../../../testing/open-page.tsx';
import { AlbumTools } from './album-tools.tsx';

const album = {
  ...{ sport: 'basketball' as const, league: 'nba', athletes: 14, collected: 1 },
  goal: null,
  stickers: [aSticker({ name: 'Luka Dončić' })],
};

const canvas = fakeCanvas();
const share = jest.fn<(data: ShareData) => Promise<void>>();
const print = jest.fn();

const open = () =>
  openAndLeave(
    <section data-printed-page>
      <img src="/one.png" alt="one" loading="lazy" />
      <AlbumTools album={album} league="nba" page={1} />
    </section>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const refusal = (name: string) => Object.assign(new Error(name), { name });
/** Lets pending work complete. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  canvas.reset();
  share.mockReset().mockResolvedValue(undefined);
  print.mockReset();
  Object.assign(navigator, { share, canShare: () => true });
  Object.assign(window, { print });
  Object.assign(URL, { createObjectURL: () => '#one', revokeObjectURL: () => undefined });
  signIn({ displayName: 'Lia Souza' });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('a picture of the page', () => {
  test('is saved, and the button keeps the focus while it is drawn', async () => {
    const { user } = open();
    const release = canvas.hold();
    await user.click(button('Save as picture'));
    expect(button('Save as picture').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Save as picture'));
    release();
    expect(await screen.findByText('Picture saved')).toBeTruthy();
    expect(button('Save as picture').getAttribute('aria-disabled')).toBe('false');
  });

  test('waits for the fonts of its names', async () => {
    const { user } = open();
    await user.click(button('Save as picture'));
    await screen.findByText('Picture saved');
    expect(canvas.letters.join()).toContain("600 20px 'Figtree Variable'");
    expect(canvas.letters.join()).toContain('Luka Dončić');
  });

  test('is drawn once, however often it is shared', async () => {
    const { user } = open();
    await user.click(button('Share'));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button('Share').getAttribute('aria-disabled')).toBe('false'));
    await user.click(button('Share'));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(canvas.drawn()).toBe(1);
  });

  test('is saved if it was not ready in time for sharing', async () => {
    const { user } = open();
    share.mockRejectedValue(refusal('NotAllowedError'));
    await user.click(button('Share'));
    expect(await screen.findByText('Picture saved')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
  });

  test('whose sharing is cancelled is not an error', async () => {
    const { user } = open();
    share.mockRejectedValue(refusal('AbortError'));
    await user.click(button('Share'));
    await waitFor(() => expect(button('Share').getAttribute('aria-disabled')).toBe('false'));
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.queryByText('Picture saved')).toBeNull();
  });

  test('that cannot be made is reported', async () => {
    const { user } = open();
    canvas.fail();
    await user.click(button('Save as picture'));
    expect(await screen.findByText('The picture could not be made')).toBeTruthy();
  });

  test.each(['made', 'failed'])(
    'that is %s after the page was left is not reported',
    async (end) => {
      const { user, leave } = open();
      if (end === 'failed') canvas.fail();
      const release = canvas.hold();
      await user.click(button('Save as picture'));
      await leave();
      release();
      await settled();
      expect(screen.queryByText('Picture saved')).toBeNull();
      expect(screen.queryByText('Error')).toBeNull();
    },
  );
});

describe('the printer', () => {
  test('gets the page with the pictures that were not in view', async () => {
    const { user } = open();
    await user.click(button('Print page'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByRole<HTMLImageElement>('img').loading).toBe('eager');
  });

  test("gets them by the browser's own print command too", () => {
    open();
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByRole<HTMLImageElement>('img').loading).toBe('eager');
  });

  test('gets nothing once the page was left', async () => {
    const { user, leave } = open();
    const release = canvas.hold();
    await user.click(button('Print page'));
    await leave();
    release();
    await settled();
    expect(print).not.toHaveBeenCalled();
  });
});
