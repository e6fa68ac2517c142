import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { startEnglish } from '../../testing/start-english.ts';
import { CrashGuard } from './crash-guard.tsx';

function Broken(): never {
  throw new Error('torn');
}

beforeAll(startEnglish);

afterEach(() => {
  jest.restoreAllMocks();
});

test('a page that crashed says so, and can be reloaded', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashGuard>
      <Broken />
    </CrashGuard>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page got torn');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
