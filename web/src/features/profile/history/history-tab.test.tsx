import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { HistoryItem } from '@craque/common/contracts/history.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { aHistoryItem, createFakeProfileApi } from '../../../testing/fake-profile-api.ts';
import { startEnglish } from '../../../testing/start-english.ts';
import { HistoryTab } from './history-tab.tsx';
import { createProfileStore } from '../parts/profile-store.ts';

function Place() {
  const { pathname, state } = useLocation();
  return <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>;
}
const place = () => screen.getByTestId('place').textContent;

function open(games: HistoryItem[]) {
  const api = createFakeProfileApi();
  api.answers.readHistory = games;
  const store = createProfileStore({ call: api.call, onFailure: () => undefined });
  render(
    <MemoryRouter>
      <HistoryTab store={store} />
      <Place />
    </MemoryRouter>,
  );
  return { api, user: userEvent.setup() };
}

const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, ' '),
  );

beforeAll(startEnglish);
afterEach(cleanup);

describe('the history', () => {
  test('shows outcome, athlete, start, sport, level and score of each game', async () => {
    open([aHistoryItem(), aHistoryItem({ id: 6, athleteName: 'Bea', won: false, score: 0 })]);
    expect(await rows()).toEqual([
      'WonAda Secretova20 Nov 2026TennisHard103 pts',
      'LostBea20 Nov 2026TennisHard0 pts',
    ]);
  });

  test('links a finished game to its result, and marks a challenge, which has a table', async () => {
    const { user } = open([
      aHistoryItem({ id: 41 }),
      aHistoryItem({ id: 42, athleteName: 'Bea', isMultiplayer: true }),
    ]);
    expect(await rows()).toEqual([
      'WonAda Secretova20 Nov 2026TennisHard103 pts',
      'WonBea20 Nov 2026TennisHardChallenge103 pts',
    ]);
    await user.click(screen.getByRole('link', { name: /Bea/ }));
    expect(place()).toBe('/game/42 null');
    await user.click(screen.getByRole('link', { name: /Ada Secretova/ }));
    expect(place()).toBe('/game/41 {"result":true}');
  });

  test('links to an unfinished game, whose athlete is unknown', async () => {
    const running = { completed: false, won: false, athleteName: null, score: 0 };
    open([aHistoryItem({ id: 41, ...running })]);
    expect((await rows())[0]).toContain('Still runningUnknown Athlete');
    const link = screen.getByRole('link', { name: 'Resume' });
    expect(link.getAttribute('href')).toBe('/game/41');
    expect(screen.queryByText('0 pts')).toBeNull();
  });

  test('says Recently if the date cannot be formatted', async () => {
    open([aHistoryItem({ startTime: 'soon' })]);
    expect((await rows())[0]).toContain('Recently');
  });

  test('invites to play if there is no game', async () => {
    open([]);
    expect(await screen.findByText('No games played yet')).toBeTruthy();
    expect(screen.getByText('Start playing to see your game history here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play Now' }).getAttribute('href')).toBe('/');
  });

  test('shows more on demand, until there is no more', async () => {
    const full = Array.from({ length: 50 }, (_, index) => aHistoryItem({ id: 90 - index }));
    const { api, user } = open(full);
    const more = await screen.findByRole('button', { name: 'Show more' });
    api.answers.readHistory = [aHistoryItem({ id: 3, athleteName: 'The very first' })];
    await user.click(more);
    expect(await screen.findByText('The very first')).toBeTruthy();
    expect(await rows()).toHaveLength(51);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
