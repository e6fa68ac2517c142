import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { showToast, Toaster } from './toast.tsx';

const shown = () => within(screen.getByRole('region')).queryAllByRole('listitem');

describe('the toast area', () => {
  test("is loaded with the visitor's first action", async () => {
    render(<Toaster label="Notifications" closeLabel="Close" />);
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByRole('region')).toBeTruthy();
  });
});

describe('a toast', () => {
  test('that comes before its area is loaded is shown as soon as it is', async () => {
    showToast({ title: 'early' });
    render(<Toaster label="Notifications" closeLabel="Close" />);
    await waitFor(() => expect(shown().map((toast) => toast.textContent)).toEqual(['early']));
  });

  test('loads its area', async () => {
    render(<Toaster label="Notifications" closeLabel="Close" />);
    act(() => void showToast({ title: 'first' }));
    await waitFor(() => expect(shown().map((toast) => toast.textContent)).toEqual(['first']));
  });
});
