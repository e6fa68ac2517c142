import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import {
  aProfile,
  aRanking,
  busy,
  serveProfile,
  someStats,
} from '../../../testing/fake-profile-api.ts';
import { DashboardTab } from './dashboard-tab.tsx';
import { readProfile } from '@craque/common/contracts/history.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { answersShown } from '../../../testing/serve.ts';
import { reads } from '../../../lib/use-read.ts';
import { openPage } from '../../../testing/open-page.tsx';

const profile = 'GET /api/user/profile';

async function open(own: object = aProfile()) {
  const { answers } = serveProfile({ [profile]: own });
  const user = openPage(<DashboardTab />);
  await answersShown();
  return { answers, user };
}

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const bar = (name: string) => screen.getByRole('progressbar', { name });
const sport = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the dashboard', () => {
  test('shows the scores of today, the week, the month and all time', async () => {
    await open();
    expect(await screen.findByText('1,250')).toBeTruthy();
    expect(['Today', 'This week', 'This month', 'Total'].map(figure)).toEqual([
      '150',
      '320',
      '870',
      '1,250',
    ]);
    expect(screen.getByText('From games').textContent).toBe('From games 1,100');
    expect(screen.getByText('From achievements').textContent).toBe('From achievements 150');
  });

  test('tells the place of the week, which leads to the ranking, or how to get one', async () => {
    const { answers } = await open();
    const line = () => screen.getByRole('link');
    expect(line().textContent).toBe('Your place this week: 12 of 1,340');
    expect(line().getAttribute('href')).toBe('/ranking');
    answers['GET /api/rankings'] = aRanking({ own: null });
    await act(() => reads.refresh(readRanking));
    expect(line().textContent).toBe('Play a game to enter this week’s ranking');
    answers[profile] = aProfile({ showInRankings: false });
    await act(() => reads.refresh(readProfile));
    expect(line().textContent).toBe('See the ranking');
  });

  test('says the points of several windows once where they are the same', async () => {
    await open(aProfile({ weeklyScore: 150 }));
    const scores = within(await screen.findByRole('region', { name: 'Score' }));
    await scores.findByText('870');
    const shown = (role: 'term' | 'definition') =>
      scores.getAllByRole(role).map(({ textContent }) => textContent);
    expect(shown('term')).toEqual(['Total', 'Today', 'This week', 'This month']);
    expect(shown('definition')).toEqual(['1,250', '150', '870']);
  });

  test('shows what each of the last seven days has added, today last', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 22, 12).getTime());
    await open();
    const days = within(await screen.findByRole('list', { name: 'Last 7 days' }));
    expect(days.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '0MMonday',
      '90TTuesday',
      '0WWednesday',
      '40TThursday',
      '0FFriday',
      '40SSaturday',
      '150SSunday',
    ]);
  });

  test.each([
    ['Win rate', '67%', '67'],
    ['Longest winning streak', '4 games', '4'],
    ['Average guesses', '2.5', '2.5'],
    ['Average time', '1 min 15 sec', '75'],
  ])('shows %s in words and as a bar', async (name, text, value) => {
    await open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(bar(name).getAttribute('aria-valuetext')).toBe(text);
    expect(bar(name).getAttribute('aria-valuenow')).toBe(value);
  });

  test('names what fills each bar', async () => {
    await open();
    await screen.findByText('67%');
    const ends = screen.getAllByRole('progressbar').map((each) => each.nextElementSibling);
    expect(ends.map((each) => each?.lastElementChild?.textContent)).toEqual([
      '100%',
      '10',
      '5',
      '3 min',
    ]);
  });

  test('has no bar longer than its line', async () => {
    const stats = someStats({ longestStreak: 31, avgGuesses: 6, avgTimeSeconds: 999 });
    await open(aProfile({ stats }));
    expect(await screen.findByText('31 games')).toBeTruthy();
    for (const name of ['Longest winning streak', 'Average guesses', 'Average time']) {
      const [now, max] = ['now', 'max'].map((end) => bar(name).getAttribute(`aria-value${end}`));
      expect(now).toBe(max);
    }
  });

  test('highlights the sports that were played', async () => {
    await open();
    expect(await screen.findByText('8 games')).toBeTruthy();
    expect(within(sport('Soccer')).getByText('75% won')).toBeTruthy();
    expect(within(sport('Basketball')).getByText('1 game')).toBeTruthy();
    const setOff = ['Soccer', 'Basketball', 'Tennis', 'Formula 1'].map(
      (name) => 'played' in sport(name).dataset,
    );
    expect(setOff).toEqual([true, true, false, false]);
    expect(within(sport('Tennis')).getByText('0 games')).toBeTruthy();
  });

  test('has placeholders and says that it is loading', () => {
    globalThis.fetch = () => new Promise(() => undefined);
    openPage(<DashboardTab />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByText('This week')).toBeTruthy();
    expect(screen.getAllByRole('progressbar')).toHaveLength(4);
  });

  test('shows a failure in place and retries on demand', async () => {
    const { answers, user } = await open(busy);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load profile data');
    answers[profile] = aProfile();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,250')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
