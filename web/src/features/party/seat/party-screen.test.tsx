import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { soundChoice } from '../../../play/sound/sound-choice.ts';
import { answersShown, refusal } from '../../../testing/serve.ts';
import {
  aPartyGuess,
  aPartyRound,
  aPartyRow,
  aPartyState,
  aPartyView,
  aRunningRound,
  aSeat,
  iso,
  partyCode,
} from '../../../testing/party/a-party-view.ts';
import { openRoom } from '../../../testing/party/open-room.tsx';
import { keptParty } from '../state/kept-party.ts';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const voice = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

const answer = {
  athleteName: 'Harry Kane',
  first: { seat: 2, name: 'Ben', time: 9000 },
  solved: 1,
};
/** The round on the screen, so many seconds in. */
const running = (seconds = 1, changes = {}) => aRunningRound(changes, Date.now() - 1000 * seconds);
const revealed = (seat = aSeat()) => {
  const start = Date.now() - 1000;
  const state = aPartyState({
    ...{ version: 8, phase: 'reveal', startsAt: iso(start), endsAt: iso(start + 12_000) },
    round: aPartyRound({
      answer,
      clues: 4,
      initials: { initials: 'H. K.', letters: 4, mononym: false },
    }),
  });
  return aPartyView({ state, seat });
};

describe('at the door', () => {
  test('somebody new takes a seat under a name of their own', async () => {
    const { user, sent } = await openRoom(aPartyView({ seat: null }));
    expect(title()).toBe('Take a seat');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Take a seat' }));
    expect(sent('seat')).toEqual([{ name: 'Ana', language: 'en' }]);
  });

  test('without a name the server gives one', async () => {
    const { user, sent } = await openRoom(aPartyView({ seat: null }));
    await user.click(screen.getByRole('button', { name: 'Take a seat' }));
    expect(sent('seat')).toEqual([{ language: 'en' }]);
  });

  test('a refused name says why, beside the field', async () => {
    const taken = refusal(409, 'party_name_taken', 'taken');
    const { user } = await openRoom(aPartyView({ seat: null }), {
      [`POST /api/parties/${partyCode}/seat`]: taken,
    });
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben{Enter}');
    await answersShown();
    const field = screen.getByRole('textbox', { name: 'Your name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  test('a closed one lets nobody in', async () => {
    await openRoom(aPartyView({ seat: null, state: aPartyState({ doorOpen: false }) }));
    expect(title()).toBe('The door is closed');
    expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
  });

  test('a code that nobody has leads back, and is not kept', async () => {
    keptParty.keep(partyCode);
    const gone = refusal(404, 'party_not_found', 'no party');
    await openRoom(aPartyView(), { [`GET /api/parties/${partyCode}`]: gone });
    expect(title()).toBe('No party here');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/party');
    expect(keptParty.read()).toBe('');
  });
});

describe('a seat in the lobby', () => {
  test('has its name and knows how many are here; the device keeps the code', async () => {
    await openRoom(aPartyView());
    expect(title()).toBe('Ana');
    expect(screen.getByText('2 players here')).toBeTruthy();
    expect(keptParty.read()).toBe(partyCode);
  });

  test('may take another name', async () => {
    const { user, sent } = await openRoom(aPartyView());
    await user.click(screen.getByRole('button', { name: 'Change my name' }));
    const field = screen.getByRole('textbox', { name: 'Your name' });
    await user.clear(field);
    await user.type(field, 'Ana Maria{Enter}');
    expect(sent('seat')).toEqual([{ name: 'Ana Maria' }]);
  });
});

describe('a seat of a team', () => {
  const teams: PartyState['teams'] = [
    { team: 'stars', size: 2, points: 900, place: 1, moved: 0 },
    { team: 'bolts', size: 1, points: 126, place: 2, moved: 0 },
  ];
  const row = (team: 'bolts' | 'stars') => aPartyRow({ team, points: 126, place: 2 });

  test('knows it in the lobby, and may take another', async () => {
    const state = aPartyState({ teams });
    const { user, sent, become } = await openRoom(
      aPartyView({ state, seat: aSeat({ row: row('bolts') }) }),
    );
    const tiles = within(await screen.findByRole('group', { name: 'Your team' }));
    expect(tiles.getByRole('radio', { checked: true }).closest('label')?.textContent).toBe(
      'Yellow Bolts1 player',
    );
    await user.click(tiles.getByRole('radio', { name: /Blue Stars/ }));
    expect(sent('seat')).toEqual([{ team: 'stars' }]);
    await become(aPartyView({ state, seat: aSeat({ row: row('stars') }) }));
    expect(voice()).toContain('Your team: Blue Stars.');
  });

  test('is told its place after a round, and at the end with the winning one', async () => {
    const sheet = [{ number: 1, points: 126, solved: false, bands: ['close' as const] }];
    const seat = aSeat({ number: 1, done: true, roundPoints: 126, row: row('bolts'), sheet });
    const { state } = revealed();
    const told = { ...state, teams };
    const { user, become } = await openRoom(aPartyView({ state: running(), seat }));
    await become(aPartyView({ state: told, seat }));
    expect(screen.getByText('Yellow Bolts: Place 2 of 2 · 126 pts')).toBeTruthy();
    expect(voice()).toContain('Yellow Bolts: Place 2 of 2.');
    const podium = aPartyState({ ...told, version: 30, phase: 'podium', top: [row('bolts')] });
    await become(aPartyView({ state: podium, seat }));
    expect(voice()).toContain('The podium. The winning team: Blue Stars. Place 2 of 2.');
    await become(aPartyView({ state: { ...podium, version: 31, phase: 'over' }, seat }));
    expect(voice()).toContain('This party is over.');
    const list = within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      ...['1 Blue Stars900 pts', '2 Yellow Bolts126 pts'],
    ]);
    await screen.findByRole('heading', { name: 'Your scorecard' });
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    expect(await navigator.clipboard.readText()).toContain('points\nYellow Bolts: Place 2 of 2\n');
  });
});

describe('a round', () => {
  test('is counted down, then shows what is due and the clock', async () => {
    const round = aPartyRound({ dateBorn: null, imageUrl: null });
    const soon = { startsAt: iso(Date.now() + 2900), endsAt: iso(Date.now() + 62_900) };
    const counted = aPartyState({ version: 4, phase: 'countdown', round, ...soon });
    const { become } = await openRoom(aPartyView({ state: counted }));
    expect(title()).toBe('Round 1 of 5');
    await become(aPartyView({ state: running(20) }));
    expect(title()).toBe('Attempt 1 of 5');
    // The time of the test itself passes, too.
    const left = Number(screen.getByRole('timer').textContent?.replace('Seconds', ''));
    expect(left).toBeGreaterThan(20);
    expect(left).toBeLessThanOrEqual(40);
    expect(screen.getByText('Jul 28, 1993')).toBeTruthy();
    expect(screen.getAllByText('???')).toHaveLength(3);
  });

  test('takes a guess, tells its answer, and opens clues by the clock', async () => {
    const start = Date.now() - 5000;
    const at = (changes = {}) => aRunningRound(changes, start);
    const seat = aSeat({ number: 1, guesses: [aPartyGuess({ accuracy: 63 })], left: 4 });
    const { user, sent, become } = await openRoom(aPartyView({ state: at() }), {
      [`POST /api/parties/${partyCode}/guess`]: { guess: aPartyGuess(), seat },
    });
    const field = screen.getByRole('combobox', { name: 'Make your guess' });
    await user.type(field, 'Mohamed Salah{Enter}');
    await user.keyboard('{Enter}');
    await answersShown();
    expect(sent('guess')).toEqual([{ number: 1, guess: 'Mohamed Salah', language: 'en' }]);
    expect(title()).toBe('Attempt 2 of 5');
    expect(voice()).toContain('Attempt 1 of 5, Mohamed Salah: ');
    const round = aPartyRound({ clues: 1, nationality: { en: 'England' } });
    await become(aPartyView({ state: at({ version: 6, round }), seat }));
    expect(voice()).toContain('Nationality: England.');
  });

  test('a solved one waits for the others, with its points', async () => {
    const guesses = [aPartyGuess({ accuracy: 100, guess: 'Harry Kane' })];
    const seat = aSeat({
      number: 1,
      guesses,
      left: 4,
      done: true,
      solved: true,
      roundPoints: 1000,
    });
    // The room was read before their guess.
    await openRoom(aPartyView({ state: running(5, { done: 0 }), seat }));
    expect(title()).toBe('Got it!');
    expect(screen.getByText('+1,000')).toBeTruthy();
    expect(screen.getByText('1 of 2 is done')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('closes the field when its time is up', async () => {
    await openRoom(aPartyView({ state: running(60.1) }));
    expect(title()).toBe('Time’s up');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a latecomer looks on until the next one', async () => {
    const seat = aSeat({ number: 1, plays: false, wish: 'Nina' });
    await openRoom(aPartyView({ state: running(), seat }));
    expect(title()).toBe('You’re in next round');
    expect(screen.getByText('Your name, Nina, shows up with the answer.')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('reads the end of the clock once', async () => {
    await openRoom(aPartyView({ state: running(51) }));
    expect(voice()).toContain('10 seconds left.');
  });
});

describe('the answer', () => {
  afterEach(() => {
    act(() => soundChoice.choose(false));
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  const scored = aSeat({
    ...{
      number: 1,
      done: true,
      roundPoints: 126,
      row: aPartyRow({ points: 126, place: 1, moved: 1 }),
    },
    sheet: [{ number: 1, points: 126, solved: false, bands: ['close'] }],
  });

  test('has the name, who was first, and the own place', async () => {
    await openRoom(revealed(scored));
    expect(title()).toBe('Harry Kane');
    expect(screen.getByText('Ben was first.')).toBeTruthy();
    expect(screen.getByText('+126')).toBeTruthy();
    expect(screen.getByText('Place 1 of 2')).toBeTruthy();
    expect(screen.getByText('up 1 place · 126 pts')).toBeTruthy();
  });

  test('keeps no place in the first round', async () => {
    const { become } = await openRoom(aPartyView({ state: running(), seat: aSeat({ number: 1 }) }));
    const row = aPartyRow({ points: 126, place: 1, moved: 0 });
    await become(revealed({ ...scored, row }));
    expect(voice()).toContain('Place 1 of 2.');
    expect(voice()).not.toContain('same place');
  });

  test('is told, and felt where touch is switched on', async () => {
    const vibrate = jest.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    soundChoice.choose(true);
    const { become } = await openRoom(aPartyView({ state: running(), seat: aSeat({ number: 1 }) }));
    await become(revealed(scored));
    expect(voice()).toContain('Harry Kane. Ben was first. 126 pts. Place 1 of 2, up 1 place.');
    expect(vibrate.mock.calls).toEqual([[[10]]]);
  });
});

describe('who comes when the door is shut', () => {
  test.each<[string, Parameters<typeof aRunningRound>[0], RegExp]>([
    ['was locked', { locked: true }, /The host has locked the door/],
    ['is shut for the last rounds', {}, /No one new comes in for the last rounds/],
    ['has sixty behind it', { seats: 60 }, /Nobody new can come in/],
  ])('reads why it %s', async (_, changes, text) => {
    const state = aRunningRound({ doorOpen: false, ...changes }, Date.now() - 1000);
    await openRoom(aPartyView({ state, seat: null }));
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('the end', () => {
  const top = [
    aPartyRow({ seat: 2, name: 'Ben', points: 3000 }),
    aPartyRow({ place: 2, points: 900 }),
  ];
  const seat = aSeat({
    row: aPartyRow({ place: 2, points: 900 }),
    sheet: [
      { number: 1, points: 840, solved: true, bands: ['far', 'very-close'] },
      { number: 2, points: 60, solved: false, bands: ['far'] },
    ],
  });

  test('has the own place, the best, and a sheet to share without a name', async () => {
    const { user } = await openRoom(
      aPartyView({ state: aPartyState({ version: 30, phase: 'podium', top }), seat }),
    );
    expect(title()).toBe('Place 2 of 2');
    const best = within(screen.getByRole('list', { name: 'Top three' }));
    expect(best.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Ben3,000 pts',
      '2Ana900 pts',
    ]);
    await screen.findByRole('heading', { name: 'Your scorecard' });
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    expect(await navigator.clipboard.readText()).toBe(
      `Craque party: place 2 of 2, 900 points\n🟥▲ ✅\n🟥▲\n${window.location.origin}/party`,
    );
    expect(screen.getByText('Round 1: got it with 2 guesses')).toBeTruthy();
    expect(screen.getByText('Round 2: missed it, 1 guess')).toBeTruthy();
    const keep = screen.getByRole('link', { name: 'Register' });
    expect(keep.getAttribute('href')).toBe(`/register?next=%2Fparty%2F${partyCode.toLowerCase()}`);
  });

  test('has neither place nor sheet for who came too late to play', async () => {
    const state = aPartyState({ version: 30, phase: 'podium', top });
    await openRoom(aPartyView({ state, seat: { ...seat, sheet: [] } }));
    await answersShown();
    expect(title()).toBe('The podium');
    expect(screen.queryByRole('heading', { name: 'Your scorecard' })).toBeNull();
  });

  test('counts the rounds of a sheet as the game did, also of a second one', async () => {
    const [first] = seat.sheet;
    const late = { ...seat, sheet: first ? [{ ...first, number: 8 }] : [] };
    const round = aPartyRound({ number: 10, index: 5 });
    const state = aPartyState({ version: 30, phase: 'podium', top, round });
    await openRoom(aPartyView({ state, seat: late }));
    expect(await screen.findByText('Round 3: got it with 2 guesses')).toBeTruthy();
  });

  test('offers a guest who got nobody no account', async () => {
    const [, missed] = seat.sheet;
    const none = { ...seat, sheet: missed ? [missed] : [] };
    const state = aPartyState({ version: 30, phase: 'podium', top });
    await openRoom(aPartyView({ state, seat: none }));
    await screen.findByRole('heading', { name: 'Your scorecard' });
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });
});
