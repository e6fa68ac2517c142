import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { textsOf } from '../../testing/texts-of.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastArea } from './toast-area.tsx';
import { createToastStore } from './toast-store.ts';

await textsOf('en');

function showArea() {
  jest.useFakeTimers();
  const toasts = createToastStore();
  render(<ToastArea label="Notifications" closeLabel="Close" toasts={toasts} />);
  const show: typeof toasts.show = (input) => {
    const shown = { id: 0 };
    act(() => {
      shown.id = toasts.show(input);
    });
    return shown.id;
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { toasts, show, pass };
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
const titles = () =>
  within(region())
    .queryAllByRole('listitem')
    .map((toast) => toast.textContent);

afterEach(() => {
  jest.useRealTimers();
});

describe('the notification area', () => {
  test.each([
    ['5 s', 5000, {}],
    ['as long as it asks', 6000, { duration: 6000 }],
  ])('shows a toast for %s', (_, ms, options) => {
    const { show, pass } = showArea();
    show({ title: 'Hint', ...options });
    pass(ms - 10);
    expect(titles()).toEqual(['Hint']);
    pass(20);
    expect(titles()).toEqual([]);
  });

  test('announces title and description as sentences', () => {
    const { show } = showArea();
    show({ title: 'Hint −10', description: 'Won the World Cup.' });
    expect(titles()).toEqual(['Hint −10. Won the World Cup.']);
    show({ title: 'Ben found it first!', description: 'Your place: 2 of 2' });
    expect(titles()).toEqual(['Ben found it first! Your place: 2 of 2']);
  });

  test('holds a toast while the pointer is over it', () => {
    const { show, pass } = showArea();
    show({ title: 'Held' });
    fireEvent.pointerMove(region());
    pass(20_000);
    expect(titles()).toEqual(['Held']);
    fireEvent.pointerLeave(region());
    pass(5010);
    expect(titles()).toEqual([]);
  });

  test('shows one toast: the newest, which the end of an older one leaves', () => {
    const { show, toasts } = showArea();
    const first = show({ title: 'first' });
    show({ title: 'second' });
    act(() => toasts.dismiss(first));
    expect(titles()).toEqual(['second']);
  });

  test('closes by its button', () => {
    const { show } = showArea();
    show({ title: 'Closed', description: 'by hand' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual([]);
  });

  test('has a button for its action, and closes with it', () => {
    const { show } = showArea();
    const done: string[] = [];
    const action = {
      label: 'Join',
      elsewhere: 'In your profile',
      onAct: () => done.push('joined'),
    };
    show({ title: 'Ben challenges you', action });
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(done).toEqual(['joined']);
    expect(titles()).toEqual([]);
  });

  test('closes on Escape only with the focus in it: elsewhere the dialog closes', () => {
    const { show } = showArea();
    const close = jest.fn();
    render(
      <Dialog title="Details" onClose={close}>
        text
      </Dialog>,
    );
    show({ title: 'Later' });
    // The dialog hides what is behind it.
    const items = () => screen.queryAllByRole('listitem', { hidden: true });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
    expect(items()).toHaveLength(1);
    const button = within(items()[0] as HTMLElement).getByRole('button', { hidden: true });
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(items()).toHaveLength(0);
  });

  test('takes the focus on F8', () => {
    const { show } = showArea();
    show({ title: 'Here' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });
});
