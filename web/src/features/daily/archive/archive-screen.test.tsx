import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aBoard, aDaily, anArchive } from '../../../testing/daily/a-daily.ts';
import { type Answer, serve, type SentRequest } from '../../../testing/serve.ts';
import { ArchiveScreen } from './archive-screen.tsx';
import { openPage } from '../../../testing/open-page.tsx';

const read = 'GET /api/daily/archive';
const november = anArchive('2026-11', 22, {
  '2026-11-20': { soccer: 'solved', basketball: 'lost', tennis: 'missed' },
});

const months = ({ route }: SentRequest) =>
  route.endsWith('2026-11') ? november : anArchive(route.slice(-7), 30);

function open(path = '/daily/archive', answers: Record<string, Answer | 'offline'> = {}) {
  const all = {
    'GET /api/daily': aDaily({ streak: { current: 3, covered: ['2026-11-19'] } }),
    [read]: months,
    ...answers,
  };
  const server = serve(all);
  const user = openPage(
    <Routes>
      <Route path="/daily/archive" element={<ArchiveScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    path,
  );
  return { ...server, answers: all, user };
}

const date = (name: RegExp) => screen.findByRole('button', { name });
const focused = () => document.activeElement?.textContent ?? '';

describe('the archive', () => {
  test('is a table of dates, each with its four sports in words', async () => {
    open();
    const day = await date(/November 20, Soccer: Got it, Basketball: Missed it, Tennis: Given up/);
    expect(day.textContent).toContain('Formula 1: To play');
    expect(await date(/November 19, covered by a freeze/)).toBeTruthy();
    expect((await date(/November 24/)).hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByRole('columnheader')).toHaveLength(7);
  });

  test('shows the four of the last date, and of another when it is pressed', async () => {
    const { user } = open();
    await date(/November 20, Soccer/);
    const ways = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(ways('Athletes of Sunday, November 22')).toContain('/daily/soccer/2026-11-22');
    await user.click(await date(/November 20/));
    expect(ways('Athletes of Friday, November 20')).toEqual([
      '/daily/soccer/2026-11-20',
      '/daily/basketball/2026-11-20',
      '/daily/tennis/2026-11-20',
      '/daily/formula1/2026-11-20',
    ]);
  });

  test('opens at the date of the address, and leads to the page of today', async () => {
    const { user } = open('/daily/archive?date=2026-11-20');
    expect(
      await screen.findByRole('list', { name: 'Athletes of Friday, November 20' }),
    ).toBeTruthy();
    await user.click(await date(/November 23, Today/));
    expect(screen.getByText('elsewhere')).toBeTruthy();
  });

  test('can be played by keyboard: days, weeks, months, and into the date', async () => {
    const { user, requests } = open();
    await date(/November 20, Soccer/);
    const inOrder = screen.getAllByRole('button').filter((each) => each.tabIndex === 0);
    expect(inOrder.filter((each) => each.dataset.date !== undefined)).toHaveLength(1);
    (await date(/November 22/)).focus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focused()).toMatch(/November 14/);
    await user.keyboard('{Home}');
    expect(focused()).toMatch(/November 9/);
    await user.keyboard('{End}');
    expect(focused()).toMatch(/November 15/);
    await user.keyboard('{PageUp}');
    await screen.findByRole('grid', { name: 'October 2026' });
    expect(focused()).toMatch(/October 15/);
    expect(requests(read).map(({ route }) => route.slice(-7))).toEqual(['2026-11', '2026-10']);
    await user.keyboard('{PageDown}');
    await screen.findByRole('grid', { name: 'November 2026' });
    await user.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement?.getAttribute('href')).toBe('/daily/soccer/2026-11-16');
  });

  test('ends at the first date and at today', async () => {
    const { user } = open();
    await date(/November 20, Soccer/);
    const next = screen.getByRole('button', { name: 'Next month' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    (await date(/November 22/)).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toMatch(/November 23/);
    const previous = screen.getByRole('button', { name: 'Previous month' });
    await user.click(previous);
    await screen.findByRole('grid', { name: 'October 2026' });
    await user.click(previous);
    await screen.findByRole('grid', { name: 'September 2026' });
    await waitFor(() => expect(previous.getAttribute('aria-disabled')).toBe('true'));
    expect((await date(/September 13/)).hasAttribute('disabled')).toBe(true);
  });

  test('has the boards of a date: of what was played, and of everything once they are closed', async () => {
    const { user, requests } = open('/daily/archive', {
      'GET /api/daily/board': aBoard({ closed: true }),
    });
    await date(/November 20, Soccer/);
    // The last date is still open somewhere.
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(await date(/November 20/));
    expect(await screen.findAllByRole('tab')).toHaveLength(4);
    expect(await screen.findByText(/Once 20 people have played/)).toBeTruthy();
    expect(requests('GET /api/daily/board')[0]?.route).toContain('sport=soccer&date=2026-11-20');
  });

  test.each([
    ['2026-11-23T11:00:00.000Z', 0],
    ['2026-11-23T23:00:00.000Z', 4],
  ])(
    'has no board of two days ago that is not closed yet: next date at %s',
    async (nextAt, tabs) => {
      open('/daily/archive?date=2026-11-21', {
        'GET /api/daily': aDaily({ nextAt }),
        'GET /api/daily/board': aBoard({ closed: true }),
      });
      await date(/November 20, Soccer/);
      await waitFor(() => expect(screen.queryAllByRole('tab')).toHaveLength(tabs));
    },
  );

  test('offers today alone before any date has ended, and says when it fills', async () => {
    open('/daily/archive', { [read]: { month: '2026-11', first: null, days: [] } });
    expect(await screen.findByText(/tomorrow, today’s athletes will be here/)).toBeTruthy();
    expect((await date(/November 22/)).hasAttribute('disabled')).toBe(true);
    expect((await date(/November 23, Today/)).hasAttribute('disabled')).toBe(false);
    const [first] = within(screen.getByRole('list', { name: /Monday, November 23/ })).getAllByRole(
      'link',
    );
    expect(first?.getAttribute('href')).toBe('/daily/soccer/2026-11-23');
  });

  test('leads to no date before the first', async () => {
    open('/daily/archive?date=2026-03-01');
    expect(await screen.findByRole('list', { name: /September 14/ })).toBeTruthy();
  });

  test('says that a month has not come, and asks again', async () => {
    const { user, answers } = open('/daily/archive', { [read]: 'offline' });
    await screen.findByText('This month could not be loaded.');
    answers[read] = months;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await date(/November 20, Soccer: Got it/)).toBeTruthy();
  });
});
