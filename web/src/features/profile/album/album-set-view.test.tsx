import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '../../../testing/a-user.ts';
import { aSticker, aWeeklySet, busy, serveProfile } from '../../../testing/fake-profile-api.ts';
import { aGameView } from '../../../testing/game-view-builder.ts';
import { address, openPage } from '../../../testing/open-page.tsx';
import { refusal } from '../../../testing/serve.ts';
import { AlbumView } from './album-view.tsx';

const route = 'GET /api/user/set';
const start = 'POST /api/games';

function open(changes?: Parameters<typeof serveProfile>[0]) {
  const server = serveProfile(changes);
  const user = openPage(<AlbumView address={{ set: true }} />, '/profile?view=album&set=week');
  return { ...server, user };
}
const places = async () => {
  const list = await screen.findByRole('list', { name: 'The places of the set' });
  return within(list).getAllByRole('listitem');
};

beforeEach(() => {
  signIn({});
});

describe('the page of the set', () => {
  test('has its theme, twelve places of which the empty ones have a number, and what comes next', async () => {
    open({ [route]: aWeeklySet(aSticker({ place: 7, wins: 3 })) });
    expect(await screen.findByRole('heading', { name: 'Left feet' })).toBeTruthy();
    const shown = await places();
    expect(shown).toHaveLength(12);
    expect(shown[0]?.textContent).toMatch(/^1Ada Secretova/);
    expect(shown[1]?.textContent).toBe('22still missing');
    expect(screen.getByText('1 of 12')).toBeTruthy();
    expect(screen.getByText(/^Next set: Nov/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Left feet' }).hasAttribute('data-full')).toBe(false);
  });

  test('has a foil border once it is full, and nothing more to play for', async () => {
    const all = Array.from({ length: 12 }, (_, at) => aSticker({ athleteId: `no-${at}` }));
    open({ [route]: aWeeklySet(...all) });
    expect(await screen.findByText('Set complete')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Left feet' }).hasAttribute('data-full')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Play for the set' })).toBeNull();
  });

  test('starts a game for what is missing, and says so if it cannot', async () => {
    const { user, answers, sent } = open({ [start]: refusal(409, 'set_complete', 'Complete') });
    await screen.findByRole('heading', { name: 'Left feet' });
    await user.click(screen.getByRole('button', { name: 'Play for the set' }));
    expect(
      await screen.findByText(/^A game for the set could not be started\. The set/),
    ).toBeTruthy();
    answers[start] = aGameView({ id: 41 });
    await user.click(screen.getByRole('button', { name: 'Play for the set' }));
    await waitFor(() => expect(address()).toBe('/game/41'));
    expect(sent.filter(({ body }) => body).map(({ body }) => body)).toEqual([
      { set: true },
      { set: true },
    ]);
  });

  test('that cannot be read is read again on demand', async () => {
    const { user, answers } = open({ [route]: busy });
    await screen.findByRole('alert');
    answers[route] = aWeeklySet();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Left feet' })).toBeTruthy();
  });
});
