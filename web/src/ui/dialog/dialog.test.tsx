import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { textsOf } from '../../testing/texts-of.ts';
import { Dialog } from './dialog.tsx';

await textsOf('en');

function show() {
  const closed: true[] = [];
  render(
    <Dialog title="How to play" description="In four steps" onClose={() => closed.push(true)}>
      <p>Four steps</p>
    </Dialog>,
  );
  return closed;
}

describe('a dialog', () => {
  test('has its title as name and its sentence as description, and holds the focus', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'How to play' });
    const describedBy = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('In four steps');
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test.each([
    ['Desconhecido', '12'],
    ['Kevin De Bruyne', '6'],
  ])('sets a title by its longest word: %s', (title, letters) => {
    render(
      <Dialog title={title} onClose={() => undefined}>
        text
      </Dialog>,
    );
    const { style } = screen.getByRole('heading', { name: title });
    expect(style.getPropertyValue('--own-letters')).toBe(letters);
  });

  test('asks to be closed by its button and by Escape', () => {
    const closed = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(closed).toHaveLength(2);
  });

  test('returns the focus to where it was', async () => {
    const dialog = (
      <Dialog title="How to play" onClose={() => undefined}>
        <p>Four steps</p>
      </Dialog>
    );
    const page = (open: boolean) => (
      <>
        <button type="button">Help</button>
        {open && dialog}
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Help' }).focus();
    rerender(page(true));
    expect(document.activeElement?.textContent).not.toBe('Help');
    rerender(page(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Help'));
  });
});
