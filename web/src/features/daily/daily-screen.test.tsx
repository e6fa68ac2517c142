import { type DailyBoard, readDaily } from '@craque/common/contracts/daily.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { reads } from '../../lib/use-read.ts';
import { session } from '../../lib/session-store.ts';
import { aBoard, aDaily } from '../../testing/daily/a-daily.ts';
import { signIn } from '../../testing/a-user.ts';
import { type Answer, serve } from '../../testing/serve.ts';
import { DailyScreen } from './daily-screen.tsx';
import { openPage } from '../../testing/open-page.tsx';

const read = 'GET /api/daily';
const readBoard = 'GET /api/daily/board';
type Answers = Record<string, Answer | 'offline'>;

const row = (username: string, rank: number, guesses: number): DailyBoard['rows'][number] => ({
  ...{ rank, username, displayName: null, avatarUrl: null, won: true, guesses },
  ...{ hints: 0, timeTaken: 40 },
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const someDone = {
  soccer: { state: 'solved', guessesUsed: 3 },
  basketball: { state: 'lost', guessesUsed: 5 },
  tennis: { state: 'playing', guessesUsed: 2 },
} as const;

async function open(changes: Answers = {}, path = '/daily') {
  const answers: Answers = {
    [read]: aDaily({ states: someDone }),
    [readBoard]: aBoard(),
    ...changes,
  };
  const server = serve(answers);
  const page = <DailyScreen share={(id) => <p>shares {id}</p>} />;
  const user = openPage(page, path, { advanceTimers: jest.advanceTimersByTime });
  await pass(10);
  return { ...server, answers, user };
}

const places = () =>
  within(screen.getByRole('list', { name: 'Today’s athletes' })).getAllByRole('link');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T18:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the daily athletes', () => {
  test('are four, each with its state and the way to its game', async () => {
    await open();
    expect(places().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('SoccerGot it in 3'),
      expect.stringContaining('BasketballMissed it'),
      expect.stringContaining('TennisAttempt 3 of 5'),
      expect.stringContaining('Formula 1To play'),
    ]);
    expect(places().map((link) => link.getAttribute('href'))).toEqual([
      '/daily/soccer',
      '/daily/basketball',
      '/daily/tennis',
      '/daily/formula1',
    ]);
  });

  test('offer the one under way first, then the next one that is open, then none', async () => {
    const { answers } = await open();
    expect(screen.getByRole('link', { name: 'Continue Tennis' })).toBeTruthy();
    const solved = { state: 'solved', guessesUsed: 1 } as const;
    answers[read] = aDaily({ states: { ...someDone, tennis: solved } });
    await act(() => reads.refresh(readDaily));
    expect(screen.getByRole('link', { name: 'Play Formula 1' })).toBeTruthy();
    answers[read] = aDaily({ states: { ...someDone, tennis: solved, formula1: solved } });
    await act(() => reads.refresh(readDaily));
    expect(screen.getByText('Today’s four are done. See you tomorrow!')).toBeTruthy();
  });

  test('reload when the next date begins on an open page, which announces it', async () => {
    // The page draws itself every second.
    jest.setSystemTime(new Date('2026-11-23T23:59:00.000Z'));
    const { answers, requests } = await open({ [read]: aDaily() });
    await pass(58_000);
    expect(requests(read)).toHaveLength(1);
    answers[read] = aDaily({ date: '2026-11-24', nextAt: '2026-11-25T00:00:00.000Z' });
    await pass(2_000);
    expect(requests(read)).toHaveLength(2);
    expect(screen.getByText('Tuesday, November 24')).toBeTruthy();
    expect(screen.getByText('A new day has begun: here are the new athletes.')).toBeTruthy();
  });

  test('that cannot be read can be asked for again', async () => {
    const { answers, user } = await open({ [read]: 'offline' });
    expect(screen.getByRole('alert').textContent).toContain('running late');
    answers[read] = aDaily();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    expect(screen.getByRole('link', { name: 'Play Soccer' })).toBeTruthy();
  });
});

describe('the countdown', () => {
  test('ticks to see, and is read aloud as the time at which it ends', async () => {
    await open({ [read]: aDaily() });
    const before = screen.getByText(/^0[56]:\d\d:\d\d$/);
    expect(before.getAttribute('aria-hidden')).toBe('true');
    const shown = before.textContent;
    await pass(2000);
    expect(before.textContent).not.toBe(shown);
    expect(screen.getByText(/The next athletes come at \d+:\d\d\s[AP]M\./)).toBeTruthy();
  });
});

describe('the streak', () => {
  test('is shown with its freezes and the date that one has covered', async () => {
    const streak = { current: 8, longest: 12, freezes: 1, covered: ['2026-11-20'] };
    await open({ [read]: aDaily({ streak }) });
    expect(screen.getByText('8 days')).toBeTruthy();
    expect(screen.getByText('Longest: 12')).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 of 2' })).toBeTruthy();
    expect(screen.getByText('A freeze covered November 20.')).toBeTruthy();
  });

  test('is explained as long as there is none', async () => {
    await open({ [read]: aDaily() });
    expect(screen.getByText('Start today')).toBeTruthy();
    expect(
      screen.getByText('Four sports, one athlete a day in each, the same for everyone.'),
    ).toBeTruthy();
    expect(screen.queryByText('0 days')).toBeNull();
  });

  test('says until which hour it lives while today is missing', async () => {
    const at = new Date();
    at.setHours(21, 40, 0, 0);
    const livesUntil = new Date(at.getTime() + 24 * 3_600_000).toISOString();
    const streak = { current: 3, atRisk: true, livesUntil };
    const { answers } = await open({ [read]: aDaily({ streak }) });
    expect(screen.getByText(/play by 9:40\sPM tomorrow to keep your 3-day streak\.$/)).toBeTruthy();
    answers[read] = aDaily({ streak: { ...streak, freezes: 2 } });
    await act(() => reads.refresh(readDaily));
    expect(screen.getByText(/by 9:40\sPM tomorrow, or a freeze will cover the day/)).toBeTruthy();
  });
});

describe('what a finished daily has come to', () => {
  const distribution = [1, 3, 10, 6, 0];

  test('is one sport at a time, with the bars of all players and the own one marked', async () => {
    const { user, requests } = await open({ [readBoard]: aBoard({ players: 25, distribution }) });
    expect(screen.getByText('80% of 25 players got it.')).toBeTruthy();
    expect(screen.getByText('Got it in 3: 40%, You')).toBeTruthy();
    expect(screen.getByText('Missed it: 20%')).toBeTruthy();
    expect(screen.getByText('shares 11')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Basketball' }));
    await pass(10);
    expect(screen.getByText('Missed it: 20%, You')).toBeTruthy();
    expect(screen.getByText('shares 12')).toBeTruthy();
    expect(requests(readBoard).map(({ route }) => route)).toEqual([
      'GET /api/daily/board?sport=soccer&date=2026-11-23&scope=everyone',
      'GET /api/daily/board?sport=basketball&date=2026-11-23&scope=everyone',
    ]);
  });

  test('has no bars below 20 players', async () => {
    await open();
    expect(screen.getByText(/Once 20 people have played/)).toBeTruthy();
    expect(screen.queryByText(/^Got it in \d:/)).toBeNull();
  });

  test('has the friends of a user, and no friends for a guest but the invitation', async () => {
    const rows = [row('ben', 1, 2), row('lia', 2, 3)];
    signIn();
    await open({ [readBoard]: aBoard({ rows, own: rows[1] ?? null }) });
    const list = within(screen.getByRole('tabpanel')).getByRole('list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/1.*ben.*Got it in 2/),
      expect.stringMatching(/2.*lia.*\(You\).*Got it in 3/),
    ]);
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    cleanup();
    session.setState({ state: 'guest' }, true);
    await open();
    expect(screen.queryByRole('radio', { name: 'You and friends' })).toBeNull();
    const register = screen.getByRole('link', { name: 'Register' });
    expect(register.getAttribute('href')).toBe('/register?next=%2Fdaily');
  });

  test('has everyone on request, with the own row below the first', async () => {
    signIn();
    const { user, requests } = await open({
      [readBoard]: ({ route }) =>
        route.endsWith('everyone')
          ? aBoard({ rows: [row('zoe', 1, 1)], own: row('lia', 140, 3) })
          : aBoard({ rows: [row('lia', 1, 3)], own: row('lia', 1, 3) }),
    });
    expect(screen.getByText('None of your friends has finished this game yet.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    await pass(10);
    const items = within(within(screen.getByRole('tabpanel')).getByRole('list')).getAllByRole(
      'listitem',
    );
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1.*zoe/),
      expect.stringMatching(/^140.*lia.*\(You\)/),
    ]);
    expect(requests(readBoard)).toHaveLength(2);
  });

  test('opens at the sport that the address names', async () => {
    await open({}, '/daily?board=basketball');
    const tab = screen.getByRole('tab', { name: 'Basketball' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });
});
