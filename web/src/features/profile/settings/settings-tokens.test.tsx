import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';
import { refusal, serve } from '../../../testing/serve.ts';
import { PersonalTokens } from './settings-tokens.tsx';
import { useSettings } from './use-settings.ts';

const token = `craque_${'x'.repeat(43)}`;
const aToken = {
  ...{ id: 'one', name: 'A bot', scope: 'play', createdAt: '2026-11-02T12:00:00.000Z' },
  ...{ expiresAt: '2026-12-02T12:00:00.000Z', usedOn: '2026-11-05' },
};
const made = { ...aToken, id: 'two', name: 'A tool', scope: 'read', usedOn: null };
const [list, make] = ['GET /api/user/tokens', 'POST /api/user/tokens'];
const revoke = 'DELETE /api/user/tokens/one';

function Page() {
  return <PersonalTokens settings={useSettings()} />;
}

test('a token is made with a name, a scope and an end, and shown until its dialog is closed', async () => {
  const kept: object[] = [];
  const { requests } = serve({
    [list]: () => kept,
    [make]: () => {
      kept.push(made);
      return { ...made, token };
    },
  });
  const user = openPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  await press('Create a token');
  expect(await dialog.findByText('Name the token')).toBeTruthy();
  expect(requests(make)).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'A tool');
  await user.click(dialog.getByRole('radio', { name: 'Read and play' }));
  await user.click(dialog.getByRole('radio', { name: 'No expiration' }));
  await press('Create a token');
  const field = await dialog.findByDisplayValue(token);
  expect(field.hasAttribute('readonly')).toBe(true);
  expect(requests(make)).toMatchObject([{ body: { name: 'A tool', scope: 'play', days: null } }]);
  await press('Copy the token');
  expect(await navigator.clipboard.readText()).toBe(token);
  await press('I’ve saved it');
  expect(screen.queryByDisplayValue(token)).toBeNull();
  expect(await screen.findByText('A tool')).toBeTruthy();
  expect(screen.getByText(/^Read · created on .*not used yet · expires on/)).toBeTruthy();
});

test('a token is revoked once that is confirmed', async () => {
  const kept: object[] = [aToken];
  const { requests } = serve({
    [list]: () => kept,
    [revoke]: () => {
      kept.pop();
      return { id: 'one', status: 'revoked' };
    },
  });
  const user = openPage(<Page />);
  const button = await screen.findByRole('button', { name: 'Revoke the token A bot' });
  expect(screen.getByText(/^Read and play · .*last used on Nov.5,.2026/)).toBeTruthy();
  await user.click(button);
  expect(await screen.findByText('Revoke “A bot”?')).toBeTruthy();
  expect(requests(revoke)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('A bot')).toBeNull());
  const heading = screen.getByRole('heading', { name: 'Personal tokens' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(requests(revoke)).toHaveLength(1);
});

test('an eleventh token is refused in words', async () => {
  serve({ [list]: [], [make]: refusal(409, 'too_many_tokens', 'Too many') });
  const user = openPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  await user.type(await screen.findByLabelText('Name'), 'One more');
  await user.click(screen.getAllByRole('button', { name: 'Create a token' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/You already have 10 tokens/)).toBeTruthy();
});
