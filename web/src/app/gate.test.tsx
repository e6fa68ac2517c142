import { beforeAll, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { type Session, session } from '../lib/session-store.ts';
import { startEnglish } from '../testing/start-english.ts';
import { type Access, Gate } from './gate.tsx';
import { aUser } from '../testing/a-user.ts';

const guest: Session = { state: 'guest' };
const user: Session = {
  state: 'user',
  user: aUser({ username: 'lia' }),
};

function SignIn() {
  return <>the sign-in page{useLocation().search}</>;
}

/** A page behind the gate, and the two pages to which the gate redirects. */
function open(access: Access, state: Session, search = '') {
  session.setState(state, true);
  render(
    <MemoryRouter initialEntries={[`/page${search}`]}>
      <Routes>
        <Route path="/page" element={<Gate access={access}>the page</Gate>} />
        <Route path="/auth" element={<SignIn />} />
        <Route path="/home" element="the home page" />
        <Route path="/join/0123456789" element="the challenge" />
        <Route path="/game/12" element={<Gate access="protected">the game</Gate>} />
      </Routes>
    </MemoryRouter>,
  );
}

beforeAll(startEnglish);

describe('the gate', () => {
  test.each<Access>(['protected', 'signed-out'])(
    'shows a spinner on a %s page while the session loads',
    (access) => {
      open(access, { state: 'loading' });
      expect(screen.getByRole('status')).toBeTruthy();
      expect(screen.queryByText('the page')).toBeNull();
    },
  );

  test('redirects from signing in to the game that moved with the user, once', async () => {
    open('signed-out', { ...user, playOn: 12 });
    expect(await screen.findByText('the game')).toBeTruthy();
    expect(session.getState()).toEqual(user);
  });

  test('redirects from signing in back to the challenge, before any game that moved', async () => {
    open('signed-out', { ...user, playOn: 12 }, '?next=%2Fjoin%2F0123456789');
    expect(await screen.findByText('the challenge')).toBeTruthy();
  });

  test.each<[Session, string]>([
    [guest, '?next=%2Fpage%3Ftab%3Dfriends'],
    [{ state: 'guest', ended: 'elsewhere' }, '?next=%2Fpage%3Ftab%3Dfriends'],
    [{ state: 'guest', ended: 'here' }, ''],
  ])('of a protected page redirects %j to sign in with %j', async (state, query) => {
    open('protected', state, '?tab=friends');
    expect(await screen.findByText(`the sign-in page${query}`)).toBeTruthy();
  });

  test('redirects to no other site from the query', async () => {
    open('signed-out', user, '?next=//evil.example');
    expect(await screen.findByText('the home page')).toBeTruthy();
  });

  test.each<[Access, Session, string]>([
    ['protected', user, 'the page'],
    ['signed-out', user, 'the home page'],
    ['signed-out', guest, 'the page'],
    ['public', { state: 'loading' }, 'the page'],
    ['public', guest, 'the page'],
    ['public', user, 'the page'],
  ])('redirects %s with %j to %s', async (access, state, shown) => {
    open(access, state);
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
