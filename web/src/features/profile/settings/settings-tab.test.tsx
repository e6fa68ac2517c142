import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { session } from '../../../lib/session-store.ts';
import { aUser } from '../../../testing/a-user.ts';
import { type Answer, serve, refusal } from '../../../testing/serve.ts';
import { SettingsTab } from './settings-tab.tsx';
import { address, openPage } from '../../../testing/open-page.tsx';

const lia = aUser({
  username: 'lia',
  displayName: 'Lia',
  defaultSport: 'tennis',
  showTimers: false,
});
const wrongPassword = refusal(403, 'wrong_password', 'Incorrect password');

function open(answers: Record<string, Answer | 'offline'> = {}) {
  const served = serve({ 'GET /api/user/tokens': [], ...answers });
  const isWrite = ({ route }: { route: string }) => !route.startsWith('GET ');
  const server = { ...served, written: () => served.sent.filter(isWrite) };
  session.setState({ state: 'user', user: lia }, true);
  const user = openPage(
    <Routes>
      <Route path="/profile" element={<SettingsTab />} />
      <Route path="*" element={null} />
    </Routes>,
    '/profile',
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  return { server, user, press, type };
}

const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');
const isChosen = (name: RegExp) =>
  (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

beforeEach(() => {
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((run) => Number(setTimeout(run, 0)));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the settings tab', () => {
  test("shows the account's values", () => {
    open();
    expect((screen.getByLabelText('Display name') as HTMLInputElement).value).toBe('Lia');
    expect(isChosen(/Tennis/)).toBe(true);
    expect(isChosen(/^Medium/)).toBe(true);
    expect([isOn('Show hints'), isOn('Show timers')]).toEqual(['true', 'false']);
  });

  test('saves the preferences for the session too', async () => {
    const saved = {
      ...lia,
      defaultSport: 'formula1',
      defaultDifficulty: 'expert',
      showHints: false,
    };
    const { server, user, press } = open({ 'PATCH /api/user/preferences': saved });
    await user.click(screen.getByRole('radio', { name: /Formula 1/ }));
    await user.click(screen.getByRole('radio', { name: /Expert/ }));
    await user.click(screen.getByRole('switch', { name: 'Show hints' }));
    await press('Save Preferences');
    expect(await screen.findByText('Preferences saved')).toBeTruthy();
    expect(server.written()[0]?.body).toEqual({
      ...defaultPreferences,
      defaultSport: 'formula1',
      defaultDifficulty: 'expert',
      showHints: false,
      showTimers: false,
    });
    expect(session.getState()).toMatchObject({ user: { defaultSport: 'formula1' } });
  });

  test('shows an error at its field, and focuses it', async () => {
    const { server, press, type } = open();
    await type('Display name', 'ab');
    await press('Save Changes');
    expect(await screen.findByText('Display name must be at least 3 characters')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Display name')));
    expect(server.written()).toEqual([]);
    await type('Display name', 'abc');
    expect(screen.queryByText('Display name must be at least 3 characters')).toBeNull();
  });

  test('removes the display name when the field is cleared', async () => {
    const { server, press, type } = open({
      'PATCH /api/user/profile': { ...lia, displayName: null },
    });
    await type('Display name', '');
    await press('Save Changes');
    await waitFor(() => expect(session.getState()).toMatchObject({ user: { displayName: null } }));
    expect(server.written()[0]?.body).toEqual({ displayName: null, avatarUrl: null, avatar: null });
  });

  test('lists whom the user has blocked, and ends a block', async () => {
    const who = { id: 'b1', username: 'ben', displayName: 'Ben' };
    const blocked = { ...who, blockedAt: '2026-03-02T12:00:00.000Z' };
    const { server, press } = open({
      'GET /api/user/blocks': [blocked],
      'DELETE /api/user/blocks/b1': { id: 'b1', status: 'removed' },
      'GET /api/user': lia,
    });
    expect(screen.queryByText('Blocked players')).toBeNull();
    act(() => session.update({ ...lia, blocked: ['ben'] }));
    expect(await screen.findByText('Ben')).toBeTruthy();
    await press('Unblock Ben');
    await waitFor(() => expect(screen.queryByText('Blocked players')).toBeNull());
    expect(server.requests('DELETE /api/user/blocks/b1')).toHaveLength(1);
  });

  test('signs out everywhere only after it was confirmed', async () => {
    const route = 'POST /api/user/sessions/revoke-all';
    const { server, user, press } = open({ [route]: { ended: 2 } });
    await press('Log out everywhere');
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }));
    expect(server.requests(route)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(session.getState()).toEqual({ state: 'guest', ended: 'here' }));
    expect(await screen.findByText('Logged out everywhere')).toBeTruthy();
  });

  test('lists what is lost before the account is deleted, then opens the start page', async () => {
    const { user, press } = open({ 'DELETE /api/user': { message: 'gone' } });
    await press('Delete account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await user.type(dialog.getByLabelText('Your password'), 'secret1{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(session.getState()).toEqual({ state: 'guest', ended: 'here' });
    expect(await screen.findByText('Account deleted')).toBeTruthy();
  });

  test('keeps the account if the password is wrong', async () => {
    const { user, press } = open({ 'DELETE /api/user': wrongPassword });
    await press('Delete account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Your password'), 'secret1');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('Incorrect password')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByLabelText('Your password')),
    );
    expect(session.getState()).toMatchObject({ state: 'user' });
  });

  test.each([
    ['Save Preferences', 'PATCH /api/user/preferences', 'Failed to save preferences'],
    ['Download', 'GET /api/user/export', 'Failed to export your data'],
  ])('reports that %s has failed, and changes nothing', async (name, route, text) => {
    const { press } = open({ [route]: 'offline' });
    await press(name);
    expect(await screen.findByText(new RegExp(`^${text}\\. You seem to be offline`))).toBeTruthy();
    expect(session.getState()).toEqual({ state: 'user', user: lia });
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false);
  });

  test('does not send a new password that is too short', async () => {
    const { server, press, type } = open();
    await type('Current password', 'secret1');
    await type('New password', '12345');
    await press('Change password');
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(server.written()).toEqual([]);
  });
});
