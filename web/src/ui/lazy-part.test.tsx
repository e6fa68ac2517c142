import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startEnglish } from '../testing/start-english.ts';
import { lazyDecoration, lazyPart, lazyScreen } from './lazy-part.tsx';

const Drawn = () => <p>drawn</p>;

/** Fails so many times, as an import without a network does. */
function failing(times: number) {
  const left = { times };
  return async () => {
    left.times -= 1;
    if (left.times >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Drawn;
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(part: React.ReactNode) {
  render(
    <main>
      <h1>the page</h1>
      {part}
    </main>,
  );
  await pass(0);
}

/** What stands in the place of the part; the page around it is never torn. */
function failure(): string | null | undefined {
  expect(screen.getByRole('heading').textContent).toBe('the page');
  return screen.queryByRole('alert')?.textContent;
}

beforeAll(startEnglish);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['screen', lazyScreen],
  ['part', lazyPart],
])(
  'a needed %s that cannot be loaded says so, and is asked for again by itself',
  async (_, lazily) => {
    const Part = lazily(failing(2));
    await open(<Part />);
    expect(failure()).toContain('This part of the page could not be loaded.');
    await pass(2_000);
    expect(failure()).toBeDefined();
    await pass(8_000);
    expect(failure()).toBeUndefined();
    expect(screen.getByText('drawn')).toBeTruthy();
  },
);

test('or at a press', async () => {
  const Part = lazyPart(failing(1));
  await open(<Part />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('drawn')).toBeTruthy();
});

test('a decoration is left out silently', async () => {
  const Part = lazyDecoration(failing(1));
  await open(<Part fallback={<i>plain</i>} />);
  expect(failure()).toBeUndefined();
  expect(screen.getByText('plain')).toBeTruthy();
});
