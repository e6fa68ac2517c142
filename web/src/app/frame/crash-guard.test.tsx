import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { startEnglish } from '../../testing/start-english.ts';
import { CrashGuard } from './crash-guard.tsx';

function Broken(): never {
  throw new Error('torn');
}

beforeAll(startEnglish);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the crash guard', () => {
  test('shows its page as long as nothing breaks', () => {
    render(<CrashGuard>all is well</CrashGuard>);
    expect(screen.getByText('all is well')).toBeTruthy();
  });

  test('says that a page crashed, and offers to reload it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <CrashGuard>
        <Broken />
      </CrashGuard>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This page got torn');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  });
});
