import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { startEnglish } from '../../testing/start-english.ts';
import { DailyChips } from './daily-chips.tsx';

beforeAll(startEnglish);
afterEach(cleanup);

const show = (chips: React.ReactNode) => render(<MemoryRouter>{chips}</MemoryRouter>);

test('the ways to the dailies are named by their sports before anything else is known', () => {
  show(<DailyChips label="Daily athletes" />);
  const links = within(screen.getByRole('list', { name: 'Daily athletes' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Soccer', '/daily/soccer'],
    ['Basketball', '/daily/basketball'],
    ['Tennis', '/daily/tennis'],
    ['Formula 1', '/daily/formula1'],
  ]);
});

test('what is known of a daily stands behind the sport, its sign in the corner', () => {
  const told = () => ({ words: 'Missed', sign: <i>✗</i> });
  show(<DailyChips label="Daily athletes" told={told} />);
  const [first] = screen.getAllByRole('link', { name: 'Soccer: Missed' });
  expect(first?.querySelector('[data-part="sign"]')?.textContent).toBe('✗');
});
