import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '../../lib/api.ts';
import { storage, storageKey } from '../../lib/storage.ts';
import { createFakeGameApi } from '../../testing/fake-game-api.ts';
import { hiddenAthlete, newGame, withHint } from '../../testing/fake-game-rules.ts';
import { preferReducedMotion } from '../../testing/reduced-motion.ts';
import { serveFake } from '../../testing/serve-fake.ts';
import { ShowResults } from '../../app/game/show-results.tsx';
import { GuestScreen } from './guest-screen.tsx';
import { signIn } from '../../testing/a-user.ts';
import { openPage } from '../../testing/open-page.tsx';

const tennis = { sport: 'tennis', league: 'atp', difficulty: 'medium' } as const;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  const api = serveFake(createFakeGameApi());
  openPage(
    <ShowResults>
      <GuestScreen />
    </ShowResults>,
  );
  await pass(100);
  const created = () => api.calls('createGame').map(({ body }) => body);
  return { api, created };
}

const field = () => screen.getByRole('combobox', { name: 'Make your guess' });

/** Does something and lets its answer arrive. */
async function after(run: () => unknown): Promise<void> {
  await act(async () => void run());
  await pass(100);
}
const press = (name: string) => after(() => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: string, value: string) =>
  after(() => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));
const key = (name: string) =>
  after(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));
const type = (name: string) => fireEvent.change(field(), { target: { value: name } });
async function guess(name: string): Promise<void> {
  type(name);
  await after(() => fireEvent.submit(field()));
}

/** A pointer over an element, moved by so many pixels. */
function moveOver(target: Element, by = 5) {
  const move = new MouseEvent('pointermove', { bubbles: true });
  for (const name of ['movementX', 'movementY']) Object.defineProperty(move, name, { value: by });
  fireEvent(target, move);
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  localStorage.setItem('craque.knows-wins', '1');
  preferReducedMotion();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the guest page', () => {
  test('has a game from the first moment on', async () => {
    const { created } = await open();
    expect(created()).toEqual([
      {
        sport: 'soccer',
        league: 'english-premier-league',
        difficulty: 'medium',
        unchosen: true,
        isGuest: true,
        reopen: true,
      },
    ]);
    expect(heading()).toBe('Attempt 1 of 5');
  });

  test('says right below the game that it is in beta, and what a guest does without', async () => {
    await open();
    const notice = screen.getByRole('complementary', { name: 'Beta' });
    expect(notice.textContent).toContain('Craque is in beta: things may still change.');
    expect(notice.textContent).toContain('As a guest · no saved history · no global ranking · no');
    const [next] = screen.getAllByRole('heading', { level: 2 });
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(notice.compareDocumentPosition(next as Node)).toBe(DOCUMENT_POSITION_FOLLOWING);
    await guess('Bukayo Saka');
    expect(screen.getAllByRole('complementary', { name: 'Beta' })).toHaveLength(1);
  });

  test('says why no first game can be had, on load and after New Game', async () => {
    const api = serveFake(createFakeGameApi());
    const refused = new ApiError(403, 'cross_site_refused', 'Cross-site request refused');
    api.fail('createGame', refused, { times: 2 });
    const user = openPage(<GuestScreen />, '/', { advanceTimers: jest.advanceTimersByTime });
    await pass(100);
    const reason = () => screen.getByRole('alert').textContent;
    expect(reason()).toContain('can’t be played from this address');
    const newGame = () => user.click(screen.getByRole('button', { name: 'New Game' }));
    await newGame();
    await pass(100);
    expect(reason()).toContain('can’t be played from this address');
    await newGame();
    await pass(100);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(heading()).toBe('Attempt 1 of 5');
  });

  test('keeps the league that was chosen over a reload', async () => {
    const { created } = await open();
    await choose('League', 'brasileirao');
    cleanup();
    const reloaded = await open();
    expect(reloaded.created()).toEqual([created()[1]]);
    expect(created()[1]).toMatchObject({ league: 'brasileirao' });
  });

  test('names a daily that is under way above the field, with the way there', async () => {
    storage.write(storageKey.waits, '2999');
    const api = serveFake(createFakeGameApi());
    const daily = { date: '2026-11-23', number: 327, counts: true };
    api.games.set(7, { ...withHint(newGame(7, tennis), 1), daily });
    await import('../../play/daily/daily-waits.tsx');
    openPage(<GuestScreen />);
    await pass(100);
    storage.write(storageKey.waits, '');
    const way = screen.getByRole('link', { name: 'Continue Tennis' });
    expect(way.getAttribute('href')).toBe('/daily/tennis/2026-11-23');
    expect(way.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(heading()).toBe('Attempt 1 of 5');
  });

  test('tells with the first action what is done today, in the row that is being pressed', async () => {
    await open();
    const chip = screen.getByRole('link', { name: 'Soccer' });
    await import('../../play/daily/daily-row.tsx');
    fireEvent.pointerDown(chip);
    await pass(100);
    expect(screen.getByRole('link', { name: 'Soccer: To play' })).toBe(chip);
  });

  test('says where a game is to be had when the address has had its guests, and says it once', async () => {
    const { api } = await open();
    api.fail('createGame', new ApiError(429, 'too_many_guests', 'Too many'));
    await press('Basketball');
    expect(screen.getByRole('alert').textContent).toContain('Too many people on your connection');
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(
      '/register',
    );
    expect(screen.getAllByText(/Too many people/)).toHaveLength(1);
  });

  test('has no limits for a signed-in visitor, who plays for the account', async () => {
    signIn();
    const { created } = await open();
    expect(screen.queryByText('no saved history')).toBeNull();
    expect(created()[0]?.isGuest).toBe(false);
  });

  test('starts a new game with every change of sport, league or level', async () => {
    const { created } = await open();
    await press('Soccer');
    expect(created()).toHaveLength(1);
    await choose('League', 'brasileirao');
    await choose('Level', 'hard');
    await press('Tennis');
    const games = created().map((body) => `${body?.sport} ${body?.league} ${body?.difficulty}`);
    expect(games.slice(1)).toEqual([
      'soccer brasileirao medium',
      'soccer brasileirao hard',
      'tennis atp hard',
    ]);
  });

  test('asks before New Game leaves a touched game, and names the athlete afterwards', async () => {
    const { api } = await open();
    await guess('Bukayo Saka');
    await press('New Game');
    await pass(1000);
    expect(screen.getByRole('dialog', { name: 'Give up on this athlete?' })).toBeTruthy();
    expect(api.calls('resetGame')).toHaveLength(0);
    await press('New athlete');
    expect(api.calls('resetGame')).toHaveLength(1);
    expect(heading()).toBe('Attempt 1 of 5');
    await pass(1000);
    expect(screen.getByText(`It was ${hiddenAthlete}`)).toBeTruthy();
  });

  test('never takes the first win from the screen, and counts down visibly after later ones', async () => {
    localStorage.clear();
    const { created } = await open();
    await guess(hiddenAthlete);
    await pass(60_000);
    expect([heading(), created().length]).toEqual(['Got it!', 1]);
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
    await press('Next athlete');
    await guess(hiddenAthlete);
    const next = screen.getByRole('button', { name: 'Next athlete' });
    expect(next.textContent).toBe('Next athlete2');
    await pass(1000);
    expect(next.textContent).toBe('Next athlete1');
    await press('Stay');
    await pass(60_000);
    expect([heading(), created().length]).toEqual(['Got it!', 2]);
  });

  test('moves no button under the finger that ends the counting', async () => {
    await open();
    await guess(hiddenAthlete);
    const stay = screen.getByRole('button', { name: 'Stay' });
    const laidOut = () => [...(stay.closest('[data-end]')?.querySelectorAll('button') ?? [])];
    const before = laidOut();
    expect(before.at(-1)).toBe(stay);
    await after(() => fireEvent.pointerDown(stay));
    expect(laidOut()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
  });

  test('shows no clock while a dialog lies over the game', async () => {
    await open();
    const clock = screen.getByRole('timer');
    await press('How to play');
    await pass(1000);
    expect(screen.getByRole('dialog', { name: 'How to play' })).toBeTruthy();
    expect(getComputedStyle(clock).visibility).toBe('hidden');
    await key('Escape');
    expect(getComputedStyle(clock).visibility).toBe('visible');
  });

  test('starts the next game 2 seconds after a win and keeps the result for sharing', async () => {
    const { created } = await open();
    await guess(hiddenAthlete);
    expect(heading()).toBe('Got it!');
    await pass(1700);
    expect(created()).toHaveLength(1);
    await pass(400);
    expect(created()).toHaveLength(2);
    expect(heading()).toBe('Attempt 1 of 5');
    const card = screen.getByRole('region', { name: 'Last sticker' });
    expect(card.textContent).toContain(hiddenAthlete);
    expect(card.textContent).toContain('Got it in 1 of 5, 150 pts');
  });

  test.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['the wheel', () => fireEvent.wheel(document.body)],
    ['another focus', () => fireEvent.focusIn(document.body)],
    ['a pointer that moves over it', () => moveOver(screen.getByText('Next athlete'))],
  ])('waits after a win once there is %s, until the player asks', async (_, does) => {
    const { created } = await open();
    await guess(hiddenAthlete);
    does();
    await pass(10_000);
    expect(created()).toHaveLength(1);
    expect(screen.getByText(/^Take your time/)).toBeTruthy();
    await press('Next athlete');
    expect(created()).toHaveLength(2);
  });

  test('waits for a sign of life that a busy page handles together with its timer', async () => {
    const { created } = await open();
    await guess(hiddenAthlete);
    await act(async () => {
      document.body.dispatchEvent(new Event('wheel'));
      jest.advanceTimersByTime(5000);
    });
    expect(created()).toHaveLength(1);
  });

  test.each([
    ['rests', () => moveOver(screen.getByText('Next athlete'), 0)],
    ['moves elsewhere', () => moveOver(document.body)],
  ])('does not wait after a win for a pointer that %s', async (_, does) => {
    const { created } = await open();
    await guess(hiddenAthlete);
    does();
    await pass(2200);
    expect(created()).toHaveLength(2);
  });

  test('starts another game if the last result is read over an untouched one', async () => {
    const { created } = await open();
    await guess(hiddenAthlete);
    await pass(2200);
    expect(created()).toHaveLength(2);
    await press('Details');
    await pass(60_000);
    expect(created()).toHaveLength(2);
    await key('Escape');
    expect(created()).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Last sticker' }).textContent).toContain(
      hiddenAthlete,
    );
  });

  test('starts another game if the next one has come while the last result is read', async () => {
    const { created } = await open();
    await guess(hiddenAthlete);
    const { fetch } = globalThis;
    const slow: (() => void)[] = [];
    globalThis.fetch = async (...request) => {
      await new Promise<void>((go) => slow.push(go));
      return fetch(...request);
    };
    await pass(2200);
    await press('Details');
    globalThis.fetch = fetch;
    for (const go of slow) go();
    await pass(60_000);
    expect(created()).toHaveLength(2);
    await key('Escape');
    expect(created()).toHaveLength(3);
  });

  test('keeps a game in which a name is half typed while the last result is read', async () => {
    const { created } = await open();
    await guess(hiddenAthlete);
    await pass(2200);
    type('Sal');
    await press('Details');
    await key('Escape');
    expect(created()).toHaveLength(2);
  });

  test('waits for the player after a loss', async () => {
    const { created } = await open();
    for (const name of ['Bukayo Saka', 'Salah', 'Declan Rice', 'yyyy', 'zzzz']) {
      await guess(name);
      if (screen.queryByText(/Send it again/)) await guess(name);
    }
    expect(heading()).toBe('Out of guesses');
    expect(screen.queryByText('Who is it?')).toBeNull();
    await pass(10_000);
    expect(created()).toHaveLength(1);
  });
});
