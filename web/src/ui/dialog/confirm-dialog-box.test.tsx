import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { textsOf } from '../../testing/texts-of.ts';
import { ConfirmDialogBox as ConfirmDialog } from './confirm-dialog-box.tsx';

await textsOf('en');

function open(busy = false) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      title="Sure?"
      description="It is gone then."
      confirmLabel="Do it"
      cancelLabel="Keep"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <input aria-label="Password" />
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel, user: userEvent.setup() };
}

describe('a confirmation', () => {
  test('is confirmed by its button and by Enter in a field', async () => {
    const { onConfirm, user } = open();
    await user.click(screen.getByRole('button', { name: 'Do it' }));
    await user.type(screen.getByRole('textbox', { name: 'Password' }), 'x{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  test('is cancelled by either button and by Escape', async () => {
    const { onConfirm, onCancel, user } = open();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(3);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('cannot be confirmed twice while it is running', () => {
    open(true);
    expect((screen.getByRole('button', { name: 'Do it' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });
});
