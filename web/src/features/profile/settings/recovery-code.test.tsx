import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';
import { serve } from '../../../testing/serve.ts';
import { RecoveryCode } from './recovery-code.tsx';
import { useSettings } from './use-settings.ts';

function Page() {
  return <RecoveryCode settings={useSettings()} />;
}

test('a recovery code is made with the password, and shown until its dialog is closed', async () => {
  const call = 'POST /api/user/recovery-code';
  const { requests } = serve({ [call]: { code: 'ABCD-EFGH' } });
  const user = openPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Create a code' }));
  await user.type(await screen.findByLabelText('Your password'), 'my own secret');
  await user.click(screen.getAllByRole('button', { name: 'Create a code' }).at(-1) as HTMLElement);
  expect(await screen.findByDisplayValue('ABCD-EFGH')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH');
  expect(requests(call)).toMatchObject([{ body: { password: 'my own secret' } }]);
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByDisplayValue('ABCD-EFGH')).toBeNull();
});
