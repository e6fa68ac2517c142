import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  aPartyGuess,
  aPartyRound,
  aPartyState,
  aPartyView,
  aRunningRound,
  aSeat,
  iso,
  partyCode,
} from '../../../testing/party/a-party-view.ts';
import { openRoom } from '../../../testing/party/open-room.tsx';
import { answersShown, refusal } from '../../../testing/serve.ts';

const focused = () => document.activeElement?.textContent;
const running = (changes = {}) => aRunningRound(changes, Date.now() - 5000);
const field = () => screen.getByRole('combobox', { name: 'Make your guess' });
const rename = () => screen.getByRole('button', { name: 'Change my name' });
const nameField = () => screen.getByRole('textbox', { name: 'Your name' });

describe('the focus of a phone', () => {
  test('is on the title when the last guess takes the field away', async () => {
    const guesses = [aPartyGuess({ accuracy: 100 })];
    const seat = aSeat({ number: 1, guesses, left: 4, done: true, solved: true, roundPoints: 840 });
    const state = running({ seats: 3, done: 1 });
    const { user } = await openRoom(aPartyView({ state, seat: aSeat({ number: 1 }) }), {
      [`POST /api/parties/${partyCode}/guess`]: { guess: guesses[0], seat },
    });
    await user.type(field(), 'Mohamed Salah{Enter}');
    await user.keyboard('{Enter}');
    await answersShown();
    expect(focused()).toBe('Got it!');
    // The second of them, as this phone knows without being told.
    expect(screen.getByText('2 of 3 are done')).toBeTruthy();
  });

  test('is on the title when the door goes in the middle of a round', async () => {
    const seat = aSeat({ number: 1, plays: false });
    const { user } = await openRoom(aPartyView({ state: running(), seat: null }), {
      [`POST /api/parties/${partyCode}/seat`]: () => aPartyView({ state: running(), seat }),
    });
    await user.click(screen.getByRole('button', { name: 'Take a seat' }));
    await answersShown();
    expect(focused()).toBe('You’re in next round');
  });

  test('is on the title of a later round that the phone comes back to', async () => {
    const { user, become } = await openRoom(
      aPartyView({ state: running(), seat: aSeat({ number: 1 }) }),
    );
    await user.type(field(), 'Moh');
    const state = running({ version: 20, round: aPartyRound({ number: 2, index: 2 }) });
    await become(aPartyView({ state, seat: aSeat({ number: 2 }) }));
    expect(focused()).toBe('Attempt 1 of 5');
  });

  test('goes into the field of a new name, and back to the button', async () => {
    const { user } = await openRoom(aPartyView());
    await user.click(rename());
    expect(document.activeElement).toBe(nameField());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(rename());
    await user.click(rename());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(rename());
    await user.click(rename());
    await user.type(nameField(), ' Maria{Enter}');
    await answersShown();
    expect(document.activeElement).toBe(rename());
  });

  test('is on the title of the page that says that one was removed', async () => {
    const room = { gone: false };
    const news = () =>
      room.gone ? refusal(403, 'removed_from_party', 'removed') : aPartyView({ ticket: null });
    const { user, become } = await openRoom(aPartyView(), {
      [`GET /api/parties/${partyCode}/news`]: news,
    });
    await user.click(rename());
    room.gone = true;
    await become(aPartyView());
    expect(focused()).toBe('You’re out');
  });
});

describe('the voice of a phone', () => {
  const voice = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');

  test('says the sport and the league of a round that is counted down', async () => {
    const { become } = await openRoom(aPartyView());
    const round = aPartyRound({ dateBorn: null, imageUrl: null });
    const soon = { startsAt: iso(Date.now() + 2900), endsAt: iso(Date.now() + 62_900) };
    const state = aPartyState({ version: 4, phase: 'countdown', round, ...soon });
    await become(aPartyView({ state }));
    expect(voice()).toContain('Round 1 of 5. Soccer, Premier, Easy.');
  });

  test('says the initials with the length of the name, and one stop', async () => {
    const { become } = await openRoom(aPartyView({ state: running(), seat: aSeat({ number: 1 }) }));
    const initials = { initials: 'H. K.', letters: 4, mononym: false };
    const state = running({ version: 9, round: aPartyRound({ clues: 4, initials }) });
    await become(aPartyView({ state, seat: aSeat({ number: 1 }) }));
    expect(voice()).toContain('Initials: H. K., 4 letters in the last name.');
  });

  test('says at once that the line is lost, until it is back', async () => {
    const room = { cut: false };
    const news = () =>
      room.cut ? Promise.reject(new TypeError('no line')) : aPartyView({ ticket: null });
    const { become } = await openRoom(aPartyView(), {
      [`GET /api/parties/${partyCode}/news`]: news,
    });
    room.cut = true;
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await answersShown();
    expect(voice()).toContain('Reconnecting…');
    room.cut = false;
    await become(aPartyView());
    expect(voice()).not.toContain('Reconnecting…');
  });
});
