import type { GameView } from '@craque/common/contracts/games.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aDaily } from '../../testing/daily/a-daily.ts';
import { type Answer, serve, refusal, type SentRequest } from '../../testing/serve.ts';
import { aGameView, aGuessView } from '../../testing/game-view-builder.ts';
import { ShowResults } from '../../app/game/show-results.tsx';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { DailyGameScreen } from './daily-game-screen.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

const start = 'POST /api/daily/games';
const daily = { date: '2026-11-23', number: 327, counts: true };
const running = aGameView({ id: 11, daily });
const found = aGuessView({ id: '1', guess: 'Ada', resolvedName: 'Ada', accuracy: 100 });
const won = aGameView({
  ...{ id: 11, daily, guesses: [found], remainingGuesses: 4, completed: true, won: true },
  ...{ athleteName: 'Ada', score: 120 },
});

const withSport = ({ body }: SentRequest): GameView => ({
  ...running,
  sport: (body as Pick<GameView, 'sport'>).sport,
});

async function open(path: string, answers: Record<string, Answer | 'offline'> = {}) {
  const all: Record<string, Answer | 'offline'> = {
    [start]: withSport,
    'GET /api/daily': aDaily({ streak: { current: 4 } }),
    ...answers,
  };
  const server = serve(all);
  const user = openPage(
    <ShowResults>
      <Routes>
        {['/daily/:sport', '/daily/:sport/:date'].map((each) => (
          <Route key={each} path={each} element={<DailyGameScreen />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
    </ShowResults>,
    path,
  );
  return { ...server, answers: all, user };
}

const field = () => screen.findByRole('combobox', { name: 'Make your guess' });

beforeEach(() => {
  preferReducedMotion();
});

describe('the page of a daily game', () => {
  test('starts it, and has its date in the address for a reload', async () => {
    const { requests } = await open('/daily/tennis');
    expect(await screen.findByText('No. 327')).toBeTruthy();
    expect((await field()).hasAttribute('disabled')).toBe(false);
    await waitFor(() => expect(address()).toBe('/daily/tennis/2026-11-23'));
    expect(requests(start).map(({ body }) => body)).toEqual([{ sport: 'tennis' }]);
  });

  test('offers neither sport, league, level nor another athlete, but the way back', async () => {
    await open('/daily/soccer');
    await screen.findByText('No. 327');
    expect(screen.queryByRole('group', { name: 'Sport' })).toBeNull();
    expect(screen.queryByRole('button', { name: /New (athlete|game)/ })).toBeNull();
    const back = screen.getByRole('link', { name: 'Daily athlete' });
    expect(back.getAttribute('href')).toBe('/daily');
  });

  test('says that a date has not begun for the player yet', async () => {
    await open('/daily/soccer/2026-11-24', {
      [start]: () => refusal(400, 'date_not_open', 'This date is not open'),
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('This day hasn’t begun yet');
    expect(alert.textContent).toContain('November 24');
  });

  test.each(['/daily/soccer/2019-01-01', '/daily/chess'])(
    'says that there is no athlete at %s',
    async (path) => {
      await open(path, { [start]: () => refusal(404, 'daily_not_found', 'No daily') });
      expect(await screen.findByText('No athlete for this day')).toBeTruthy();
    },
  );

  test('can be opened again after a lost connection', async () => {
    const { answers, user, requests } = await open('/daily/soccer', { [start]: 'offline' });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Nothing you’ve played is lost',
    );
    answers[start] = withSport;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No. 327')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/daily/soccer/2026-11-23'));
    expect(requests(start)).toHaveLength(2);
  });
});

describe('a daily that is over', () => {
  const aftermath = { album: null, set: null, lostStreak: 0 };
  const over = {
    [start]: won,
    'GET /api/games/11/aftermath': aftermath,
    'GET /api/daily': aDaily({
      states: { soccer: { state: 'solved', guessesUsed: 1 } },
      streak: { current: 4 },
    }),
  };
  const way = (name: string) => screen.findByRole('link', { name });

  test('tells the streak, and leads to the next sport and to its board', async () => {
    await open('/daily/soccer', over);
    expect((await way('Next: Basketball')).getAttribute('href')).toBe('/daily/basketball');
    expect((await way('Result of the day')).getAttribute('href')).toBe('/daily?board=soccer');
    expect(screen.queryByRole('link', { name: 'All four' })).toBeNull();
    expect(screen.getByText('Streak: 4 days')).toBeTruthy();
  });

  test('is followed by the next one on the same page', async () => {
    const { user, answers, requests } = await open('/daily/soccer', over);
    const next = await way('Next: Basketball');
    answers[start] = (request: SentRequest) => ({ ...withSport(request), id: 12 });
    await user.click(next);
    expect((await field()).hasAttribute('disabled')).toBe(false);
    await waitFor(() => expect(address()).toBe('/daily/basketball/2026-11-23'));
    expect(requests(start)).toHaveLength(2);
  });

  test('is shared in signs, with the streak', async () => {
    const { user } = await open('/daily/soccer', over);
    await way('Next: Basketball');
    await user.click(await screen.findByRole('button', { name: 'Copy result' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Craque 327 ⚽ 1/5\n✅\n🔥 4\nhttp://localhost/daily',
    );
  });

  test('of the archive leads back to its date, and belongs to no streak', async () => {
    const archived = { ...won, daily: { ...daily, date: '2026-11-20', counts: false } };
    const { requests } = await open('/daily/soccer/2026-11-20', { ...over, [start]: archived });
    const back = (await screen.findAllByRole('link', { name: 'Earlier days' })).at(-1);
    expect(back?.getAttribute('href')).toBe('/daily/archive?date=2026-11-20');
    expect(requests(start)[0]?.body).toEqual({ sport: 'soccer', date: '2026-11-20' });
    expect(screen.queryByText(/^Streak:/)).toBeNull();
  });
});
