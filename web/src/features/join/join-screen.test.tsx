import type { LinkView } from '@craque/common/contracts/challenges.ts';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { nickname } from '../../lib/guest/nickname.ts';
import { type Session, session } from '../../lib/session-store.ts';
import { aUser } from '../../testing/a-user.ts';
import { ben } from '../../testing/an-invite.ts';
import { type Answer, serve, refusal } from '../../testing/serve.ts';
import { aGameView } from '../../testing/game-view-builder.ts';
import { JoinScreen } from './join-screen.tsx';
import { address, openPage } from '../../testing/open-page.tsx';

const read = 'GET /api/multiplayer/links/ABC4567890';
const join = 'POST /api/multiplayer/links/ABC4567890/join';
const lia: Session = { state: 'user', user: aUser({ displayName: 'Lia' }) };

const aLink = (overrides: Partial<LinkView> = {}): LinkView => ({
  from: ben,
  game: { sport: 'tennis', league: 'atp', difficulty: 'medium' },
  players: 2,
  open: true,
  gameId: null,
  ...overrides,
});

function open(who: Session, answers: Record<string, Answer | 'offline'>) {
  const all = { [read]: aLink(), [join]: aGameView({ id: 7 }), ...answers };
  const server = serve(all);
  session.setState(who, true);
  const user = openPage(
    <Routes>
      <Route path="/join/:code" element={<JoinScreen play={(id) => `plays ${id} here`} />} />
      <Route path="*" element={null} />
    </Routes>,
    '/join/abc4567890',
  );
  return { server, answers: all, user };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a link', () => {
  test('says who challenges to what', async () => {
    open({ state: 'guest' }, {});
    await title('Ben has challenged you');
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['Tennis', 'ATP', 'Medium', '2 of 8']);
  });

  test.each([
    ['This challenge is full', aLink({ open: false, players: 8 })],
    ['This challenge is over', aLink({ open: false })],
    ['This link doesn’t work', refusal(404, 'link_not_found', 'Link not found')],
  ])('says: %s, and has a link onwards', async (name, answer) => {
    open({ state: 'guest' }, { [read]: answer });
    await title(name);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  test('can be reloaded after a failure', async () => {
    const { answers, user } = open({ state: 'guest' }, { [read]: 'offline' });
    await title('No answer');
    answers[read] = aLink();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Ben has challenged you');
  });
});

describe('a signed-in user', () => {
  test('joins as themselves and goes to the game', async () => {
    const { server, user } = open(lia, {});
    await user.click(await screen.findByRole('button', { name: 'Join as Lia' }));
    expect(await screen.findByText('/game/7')).toBeTruthy();
    expect(server.requests(join)[0]?.body).toEqual({});
  });

  test('who already plays in it is redirected there at once', async () => {
    open(lia, { [read]: aLink({ gameId: 9 }) });
    expect(await screen.findByText('/game/9')).toBeTruthy();
  });

  test('sees that the challenge has become full meanwhile', async () => {
    const { answers, user } = open(lia, { [join]: refusal(409, 'game_full', 'full') });
    const button = await screen.findByRole('button', { name: 'Join as Lia' });
    answers[read] = aLink({ open: false, players: 8 });
    await user.click(button);
    await title('This challenge is full');
  });

  test('sees why it did not work', async () => {
    const { user } = open(lia, { [join]: refusal(503, 'busy', 'busy') });
    await user.click(await screen.findByRole('button', { name: 'Join as Lia' }));
    const text = 'Failed to join the game. It’s a full house right now. Please try again.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join as Lia' })).toBeTruthy();
  });
});

describe('a guest', () => {
  test('learns that a nickname looks like the name of somebody in the game', async () => {
    const taken = refusal(409, 'username_taken', 'Username already exists');
    const { user } = open({ state: 'guest' }, { [join]: taken });
    await user.type(await screen.findByLabelText('Nickname'), 'Ben{Enter}');
    expect(
      await screen.findByText('Someone in this game already has this name, or a look-alike'),
    ).toBeTruthy();
  });

  test('joins under a nickname and plays in place', async () => {
    const { server, user } = open({ state: 'guest' }, {});
    await user.type(await screen.findByLabelText('Nickname'), 'Zico{Enter}');
    expect(await screen.findByText('plays 7 here')).toBeTruthy();
    expect(server.requests(join)[0]?.body).toEqual({ nickname: 'Zico' });
    expect(nickname.read()).toBe('Zico');
    expect(address()).toBe('/join/abc4567890');
  });

  test.each([
    ['', 'Nickname must be at least 2 characters'],
    ['Z'.repeat(31), 'Nickname must be at most 30 characters'],
  ])('sees the error of the nickname %j, and the field takes the focus', async (typed, error) => {
    const { server, user } = open({ state: 'guest' }, {});
    const field = await screen.findByLabelText('Nickname');
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Join as guest' }));
    expect(await screen.findByText(error)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(server.requests(join)).toEqual([]);
  });

  test('continues in place after a reload', async () => {
    open({ state: 'guest' }, { [read]: aLink({ gameId: 7, open: false }) });
    expect(await screen.findByText('plays 7 here')).toBeTruthy();
  });

  test('may sign in instead and comes back', async () => {
    open({ state: 'guest' }, {});
    await title('Ben has challenged you');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/login?next=%2Fjoin%2FABC4567890',
      '/register?next=%2Fjoin%2FABC4567890',
    ]);
  });
});
