import { describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { openPage } from '../../testing/open-page.tsx';
import { serve } from '../../testing/serve.ts';
import { PersonName } from './person-name.tsx';

const ben = { username: 'ben', displayName: 'Ben Rosa' };

describe('the name of somebody else', () => {
  async function open(person: object = {}) {
    const blocked = { id: 'b', ...ben, blockedAt: '2026-03-02T12:00:00.000Z' };
    const server = serve({
      'POST /api/user/blocks': blocked,
      'POST /api/user/reports': { kind: 'name', reason: 'insult' },
      'GET /api/user': aUser({ username: 'ana', blocked: ['ben'] }),
    });
    session.setState({ state: 'user', user: aUser({ username: 'ana' }) }, true);
    const user = openPage(<PersonName person={{ ...ben, ...person }} />);
    await user.click(screen.getByRole('button', { name: 'Ben Rosa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ben Rosa' }));
    return { ...server, user, dialog };
  }

  test('opens a dialog to block them: from then on they are a player', async () => {
    const { user, dialog, requests } = await open();
    expect(dialog.getByText('@ben')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByText('Ben Rosa')).toBeNull());
    expect(screen.getByText('A player')).toBeTruthy();
    expect(screen.queryByText('@ben')).toBeNull();
    expect(requests('POST /api/user/blocks')[0]?.body).toEqual({ username: 'ben' });
  });

  test('is reported with one of four reasons', async () => {
    const { user, dialog, requests } = await open();
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Report' });
    expect([send.disabled, dialog.getAllByRole('radio').length]).toEqual([true, 4]);
    await user.click(dialog.getByRole('radio', { name: 'Insults or hate' }));
    await user.click(send);
    expect(await screen.findByText('Thank you')).toBeTruthy();
    const body = { username: 'ben', kind: 'name', reason: 'insult' };
    expect(requests('POST /api/user/reports')[0]?.body).toEqual(body);
  });

  test('or their picture, if it is not a drawn one', async () => {
    const { user, dialog, requests } = await open({ avatarUrl: 'https://pics.test/a.png' });
    await user.click(dialog.getByRole('radio', { name: 'The picture' }));
    await user.click(dialog.getByRole('radio', { name: 'Sexual content' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await screen.findByText('Thank you');
    expect(requests('POST /api/user/reports')[0]?.body).toMatchObject({ kind: 'picture' });
  });
});

test('one’s own name, and for guests any, is only a name with the username', () => {
  session.setState({ state: 'user', user: aUser({ username: 'ben' }) }, true);
  const { container } = render(<PersonName person={ben} />);
  expect([container.textContent, screen.queryByRole('button')]).toEqual(['Ben Rosa @ben', null]);
  act(() => session.setState({ state: 'guest' }, true));
  expect(screen.queryByRole('button')).toBeNull();
});
