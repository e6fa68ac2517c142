import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import { type Answer, answersShown, refusal, serve } from '../../testing/serve.ts';
import { ResetScreen } from './reset-screen.tsx';

const call = 'POST /api/password-resets';
const wrong = refusal(400, 'wrong_code', 'Wrong');
const button = () => screen.getByRole('button', { name: 'Change password' });

function open(address: string, answer: Answer) {
  const server = serve({ [call]: answer });
  return { ...server, user: openPage(<ResetScreen />, address) };
}

test('a link asks for nothing but the new password, and leads to the login', async () => {
  const { requests, user } = open('/reset#token', { message: 'Password changed' });
  expect(screen.queryByLabelText('Username')).toBeNull();
  await user.type(screen.getByLabelText('New password'), 'chosen anew');
  await user.click(button());
  expect(requests(call)).toMatchObject([{ body: { code: 'token', newPassword: 'chosen anew' } }]);
  expect(await screen.findByText('Now log in with the new one.')).toBeTruthy();
});

test('without a link it asks for name and code, and says at the code that it is wrong', async () => {
  const { requests, user } = open('/reset', wrong);
  await user.type(screen.getByLabelText('Username'), 'lia');
  await user.type(screen.getByLabelText('Recovery code'), 'ABCD');
  await user.type(screen.getByLabelText('New password'), 'chosen anew');
  await user.click(button());
  expect(requests(call)[0]?.body).toMatchObject({ username: 'lia', code: 'ABCD' });
  await answersShown();
  const field = screen.getByLabelText('Recovery code');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
