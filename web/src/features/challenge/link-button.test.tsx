import type { ChallengeView } from '@craque/common/contracts/challenge-view.ts';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve, refusal } from '../../testing/serve.ts';
import { aGameView } from '../../testing/game-view-builder.ts';
import { LinkButton } from './link-button.tsx';
import { openPage } from '../../testing/open-page.tsx';

const route = 'POST /api/multiplayer/games/101/link';
const link = { code: '0123456789', expiresAt: '2026-11-22T12:00:00.000Z' };
const address = 'http://localhost/join/0123456789';

function open(overrides: Partial<ChallengeView> = {}, copy = async (_: string) => undefined) {
  const challenge: ChallengeView = { creatorId: 'u1', startsAt: null, ...overrides };
  const server = serve({ [route]: link });
  const user = openPage(
    <LinkButton game={aGameView({ challenge, own: { userId: 'u1', ghosts: [] } })} />,
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copy } });
  return { user, server };
}

const button = () => screen.queryByRole('button', { name: 'Invite by link' });
const field = () => screen.findByRole<HTMLInputElement>('textbox');

describe('the button for the link', () => {
  test('is shown only to the creator, while somebody can still join', () => {
    open();
    expect(button()).toBeTruthy();
    cleanup();
    for (const other of [
      { creatorId: 'u2' },
      { finished: 'all-done' },
      { cancelled: true },
    ] as const) {
      open(other);
      expect(button()).toBeNull();
      cleanup();
    }
  });
});

describe('the dialog of the link', () => {
  test('shows the address, its code to scan and how long it is valid', async () => {
    const { user } = open();
    await user.click(button() as HTMLElement);
    expect((await field()).value).toBe(address);
    expect(screen.getByTitle('QR code of the link')).toBeTruthy();
    expect(screen.getByText(/^Valid until Nov\s2[12],\s2026/)).toBeTruthy();
    expect(screen.getByText(/Up to 8 players/)).toBeTruthy();
  });

  test('copies the address', async () => {
    const copied: string[] = [];
    const { user } = open({}, async (text) => void copied.push(text));
    await user.click(button() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual([address]);
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(screen.getByText('Now send it to your opponents.')).toBeTruthy();
  });

  test('shows the address selected if it cannot be copied', async () => {
    const { user } = open({}, async () => {
      throw new DOMException('refused', 'NotAllowedError');
    });
    await user.click(button() as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    const shown = await field();
    expect(await screen.findByLabelText('Select and copy this link')).toBe(shown);
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, address.length]);
  });

  test('can be retried after a failure', async () => {
    const { user } = open();
    const answers = { [route]: refusal(503, 'busy', 'busy') as object };
    serve(answers);
    await user.click(button() as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'It’s a full house right now.',
    );
    answers[route] = link;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await field()).value).toBe(address);
  });
});
