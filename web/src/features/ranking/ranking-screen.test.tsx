import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { type Session, session } from '../../lib/session-store.ts';
import { reads } from '../../lib/use-read.ts';
import { aRankedPlayer, aRanking } from '../../testing/fake-profile-api.ts';
import { aUser } from '../../testing/a-user.ts';
import { type Answer, serve } from '../../testing/serve.ts';
import { RankingScreen } from './ranking-screen.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

const read = 'GET /api/rankings';
const lia: Session = { state: 'user', user: aUser({ username: 'lia', defaultSport: 'tennis' }) };
const empty = aRanking({ players: 0, rows: [], own: null });

function open(who: Session, answer: Answer | 'offline' = aRanking(), path = '/ranking') {
  const answers = { [read]: answer };
  const server = serve(answers);
  session.setState(who, true);
  const user = openPage(<RankingScreen />, path);
  return { ...server, answers, user };
}

const list = () => screen.findByRole('table', { name: 'Ranking by points' });
const textsOf = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent?.trim()).join(' | ');
const rows = async () =>
  within(await list())
    .getAllByRole('row')
    .map(textsOf);
const asked = ({ requests }: { requests: (route: string) => { route: string }[] }) =>
  requests(read).map(({ route }) => new URL(route.slice(4), 'https://craque.test').search);
const way = (name: string) => screen.findByRole('link', { name });

describe('the ranking', () => {
  test('lists place, name, games and points, and the own place behind what is left out', async () => {
    open(lia);
    expect(await rows()).toEqual([
      'Rank | Player | Games | Points',
      '1 | MDMarta Dias @player-1 | 7 | 1,000',
      '2 | P2player-2 | 7 | 990',
      '3 | P3player-3 | 7 | 980',
      '⋯Places skipped here',
      '10 | P1player-10 | 7 | 910',
      '11 | P1player-11 | 7 | 900',
      '12 | Llia you | 7 | 890',
      '13 | P1player-13 | 7 | 880',
      '14 | P1player-14 | 7 | 870',
    ]);
  });

  test('shows neighbours that follow the first ones without a gap, and nobody twice', async () => {
    const self = aRankedPlayer(3, { username: 'lia' });
    const around = [aRankedPlayer(1), aRankedPlayer(2), self, aRankedPlayer(4), aRankedPlayer(5)];
    const first = around.slice(0, 3);
    open(lia, aRanking({ rows: first, own: { ...self, position: 3, around } }));
    const shown = await rows();
    expect(shown.slice(1).map((text) => text.split(' ')[0])).toEqual(['1', '2', '3', '4', '5']);
  });

  test('has an address for each choice, and is read anew', async () => {
    const opened = open(lia);
    await list();
    await opened.user.click(screen.getByRole('radio', { name: 'Friends' }));
    await opened.user.click(screen.getByRole('radio', { name: 'Today' }));
    await opened.user.click(screen.getByRole('radio', { name: 'Tennis' }));
    expect(address()).toBe('/ranking?scope=friends&window=day&sport=tennis');
    const all = within(screen.getByRole('radiogroup', { name: 'Sport' }));
    await opened.user.click(all.getByRole('radio', { name: 'All' }));
    expect(address()).toBe('/ranking?scope=friends&window=day');
    await list();
    expect(asked(opened)).toEqual([
      '?scope=everyone&window=week',
      '?scope=friends&window=week',
      '?scope=friends&window=day',
      '?scope=friends&window=day&sport=tennis',
      '?scope=friends&window=day',
    ]);
  });

  test('leads to the results of the daily athletes', async () => {
    open(lia);
    await list();
    expect((await way('Tennis')).getAttribute('href')).toBe('/daily?board=tennis');
  });

  test('that cannot be read is asked for again by a press', async () => {
    const { answers, user } = open(lia, 'offline');
    await screen.findByRole('alert');
    answers[read] = aRanking();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(10);
  });
});

describe('the next step', () => {
  test('of a guest is an account; among friends nothing is asked for', async () => {
    open({ state: 'guest' });
    await list();
    expect((await way('Register')).getAttribute('href')).toBe('/register?next=%2Franking');
    cleanup();
    reads.clear();
    const opened = open({ state: 'guest' }, aRanking(), '/ranking?scope=friends');
    expect((await way('Register')).getAttribute('href')).toBe('/register?next=%2Franking');
    expect(asked(opened)).toEqual([]);
  });

  test.each([
    [
      'without friends in it is to find some',
      '?scope=friends',
      'Find friends',
      '/profile?tab=friends',
    ],
    ['where nobody has played is to play', '', 'Play now', '/dashboard'],
  ])('%s', async (_, search, name, to) => {
    open(lia, empty, `/ranking${search}`);
    expect((await way(name)).getAttribute('href')).toBe(to);
    expect(screen.getByText('Nobody has taken the field yet.')).toBeTruthy();
  });

  test('of somebody without a place is a game, and of somebody who is hidden the preferences', async () => {
    open(lia, aRanking({ own: null }));
    expect((await way('Play now')).getAttribute('href')).toBe('/dashboard');
    cleanup();
    reads.clear();
    const hidden: Session = { state: 'user', user: aUser({ showInRankings: false }) };
    open(hidden, aRanking({ own: null }));
    expect((await way('Preferences')).getAttribute('href')).toBe('/profile?tab=settings');
  });

  test('is nothing for somebody who has a place', async () => {
    open(lia);
    await list();
    expect(screen.queryByRole('link', { name: 'Play now' })).toBeNull();
  });
});
