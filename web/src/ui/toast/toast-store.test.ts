import { describe, expect, test } from '@jest/globals';
import { createToastStore } from './toast-store.ts';

function aStore() {
  const planned: { run: () => void; ms: number }[] = [];
  const store = createToastStore((run, ms) => planned.push({ run, ms }));
  return { store, planned, shown: () => store.getState().toasts };
}

describe('toasts', () => {
  test('are shown one at a time: the newest replaces the previous one', () => {
    const { store, shown } = aStore();
    store.show({ title: 'first' });
    store.show({ title: 'second' });
    expect(shown().map((toast) => toast.title)).toEqual(['second']);
  });

  test('have unique ids, even after others are gone', () => {
    const { store } = aStore();
    const first = store.show({ title: 'a' });
    const second = store.show({ title: 'b' });
    expect(first).not.toBe(second);
  });

  test('close at once when dismissed and leave the memory after 1,000,000 ms', () => {
    const { store, planned, shown } = aStore();
    const id = store.show({ title: 'a' });
    store.dismiss(id);
    expect(shown()).toMatchObject([{ id, open: false }]);
    expect(planned.map(({ ms }) => ms)).toEqual([1_000_000]);
    planned[0]?.run();
    expect(shown()).toEqual([]);
  });

  test('are not affected by the removal of one that is already gone', () => {
    const { store, planned, shown } = aStore();
    store.dismiss(store.show({ title: 'a' }));
    store.show({ title: 'b' });
    planned[0]?.run();
    expect(shown()).toMatchObject([{ title: 'b', open: true }]);
  });
});
