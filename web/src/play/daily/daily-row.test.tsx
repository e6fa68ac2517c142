import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aDaily } from '../../testing/daily/a-daily.ts';
import { type Answer, serve, answersShown } from '../../testing/serve.ts';
import { DailyRow } from './daily-row.tsx';
import { openPage } from '../../testing/open-page.tsx';

function open(answer: Answer | 'offline', bare = false) {
  serve({ 'GET /api/daily': answer });
  openPage(<DailyRow bare={bare} />);
}

const links = () =>
  within(screen.getByRole('list', { name: 'Today’s athletes' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the dailies in one row', () => {
  test('have their places at once, and then what is done', async () => {
    const soccer = { state: 'solved', guessesUsed: 2 } as const;
    open(aDaily({ states: { soccer }, streak: { current: 5 } }));
    const ways = within(screen.getByRole('list')).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Soccer: To play', '/daily/soccer'],
      ['Basketball: To play', '/daily/basketball'],
      ['Tennis: To play', '/daily/tennis'],
      ['Formula 1: To play', '/daily/formula1'],
    ]);
    expect(await screen.findByRole('link', { name: 'Soccer: Got it in 2' })).toBeTruthy();
    expect(links()[1]).toBe('Basketball: To play');
    const way = screen.getByRole('link', { name: 'Streak: 5 days' });
    expect(way.getAttribute('href')).toBe('/daily');
  });

  test('lead to the dailies although they cannot be read', async () => {
    open('offline');
    await answersShown();
    expect(screen.getByRole('link', { name: 'See all' })).toBeTruthy();
    expect(links()).toHaveLength(4);
  });

  test('have no way to their page beside another one', async () => {
    open(aDaily(), true);
    await answersShown();
    expect(screen.queryByRole('link', { name: 'See all' })).toBeNull();
  });
});
