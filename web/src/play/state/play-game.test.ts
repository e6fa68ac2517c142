import { describe, expect, test } from '@jest/globals';
import { offline, outage } from '../../testing/fake-game-api.ts';
import { hiddenAthlete } from '../../testing/fake-game-rules.ts';
import { listedBook, storeOnFakeApi } from '../../testing/store-on-fake-api.ts';
import type { GameState } from './game-state.ts';

describe('a guess', () => {
  async function playing() {
    const setup = storeOnFakeApi({ book: listedBook });
    await setup.store.start();
    return setup;
  }

  test('is trimmed, sent with language and key, and the game is returned', async () => {
    const { store, api, game } = await playing();
    expect(await store.submitGuess('  Bukayo Saka ')).toBe('sent');
    expect(api.calls('submitGuess')).toMatchObject([
      { id: 101, body: { guess: 'Bukayo Saka', language: 'pt' }, key: 'key-2' },
    ]);
    expect(game()).toMatchObject({
      remainingGuesses: 4,
      guesses: [{ guess: 'Bukayo Saka', accuracy: 32 }],
    });
    expect(store.getState().pending).toBeUndefined();
  });

  test('is pending, and a second one meanwhile is not sent', async () => {
    const { store, api } = await playing();
    const first = store.submitGuess('Saka');
    expect(store.getState().pending).toBe('guess');
    expect(await store.submitGuess('Rice')).toBe('ignored');
    await first;
    expect(api.calls('submitGuess')).toHaveLength(1);
  });

  test('of an athlete tried before is refused before sending', async () => {
    const { store, api } = await playing();
    await store.submitGuess('Saka');
    expect(await store.submitGuess('bukayo saka')).toBe('repeated');
    expect(api.calls('submitGuess')).toHaveLength(1);
  });

  test('of an unknown name asks once and is sent the second time', async () => {
    const { store, api, game } = await playing();
    expect(await store.submitGuess('zzzz')).toBe('unknown');
    expect(api.calls('submitGuess')).toHaveLength(0);
    expect(await store.submitGuess('zzzz')).toBe('sent');
    expect(game().remainingGuesses).toBe(4);
  });

  test.each([
    ['a misspelt name', 'Bukayo Skaa', 'Bukayo Skaa'],
    ['a first name', 'bukayo', 'Bukayo Saka'],
  ])('of %s asks whom it means before it is sent', async (_, typed, guess) => {
    const { store, api } = await playing();
    expect(await store.submitGuess(typed)).toEqual({ meant: 'Bukayo Saka' });
    expect(store.getState().pending).toBeUndefined();
    expect(api.calls('submitGuess')).toHaveLength(0);
    expect(await store.submitGuess(typed)).toBe('sent');
    expect(api.calls('submitGuess')).toMatchObject([{ body: { guess } }]);
  });

  test('waits for the code that checks it, and is not sent twice meanwhile', async () => {
    const setup = storeOnFakeApi({ book: Promise.resolve(listedBook) });
    await setup.store.start();
    const first = setup.store.submitGuess('zzzz');
    expect(await setup.store.submitGuess('zzzz')).toBe('ignored');
    expect(await first).toBe('unknown');
    expect(setup.api.calls('submitGuess')).toHaveLength(0);
  });

  test('that is right finishes the game and opens its result', async () => {
    const { store, phase, game } = await playing();
    await store.submitGuess(hiddenAthlete);
    expect(phase()).toBe('finished');
    expect(game()).toMatchObject({ won: true, athleteName: hiddenAthlete });
    expect(store.getState().resultOf).toBe(101);
    store.closeResult();
    expect(store.getState().resultOf).toBeUndefined();
  });

  test('that fails is reported, and the game is reloaded', async () => {
    const { store, api, notices, phase } = await playing();
    api.fail('submitGuess', outage);
    expect(await store.submitGuess('Saka')).toBe('failed');
    expect(notices).toEqual([{ kind: 'guess-failed', error: outage }]);
    expect(api.calls('readGame')).toHaveLength(1);
    expect(phase()).toBe('playing');
    expect(store.getState().pending).toBeUndefined();
  });

  test('whose answer was lost is shown by the reload', async () => {
    const { store, api, game } = await playing();
    api.fail('submitGuess', offline, { lost: true });
    await store.submitGuess('Saka');
    expect(game().guesses).toHaveLength(1);
  });

  test('is sent again with the same key, so that it cannot count twice', async () => {
    const { store, api, game } = await playing();
    api.fail('submitGuess', offline, { lost: true });
    api.fail('readGame', offline);
    await store.submitGuess('Saka');
    await store.submitGuess('Saka');
    const keys = api.calls('submitGuess').map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(game().guesses).toHaveLength(1);
  });

  test('in a game of a guest that nobody had touched for an hour begins a new one', async () => {
    const { store, api, notices, game } = await playing();
    api.games.delete(101);
    expect(await store.submitGuess('Saka')).toBe('failed');
    expect(notices).toEqual([{ kind: 'not-found' }]);
    expect(game()).toMatchObject({ id: 101, guesses: [] });
    expect(api.calls('createGame')).toHaveLength(2);
  });

  test('after the game has ended elsewhere shows the end', async () => {
    const { store, api, phase, game } = await playing();
    api.games.set(101, { ...game(), completed: true, abandoned: true, version: 1 });
    expect(await store.submitGuess('Saka')).toBe('failed');
    expect(phase()).toBe('finished');
  });
});

describe('a hint', () => {
  test('requests the next one by its number, shows it and reloads the game', async () => {
    const { store, api, notices, game } = storeOnFakeApi();
    await store.start();
    await store.takeHint();
    await store.takeHint();
    expect(api.calls('takeHint').map(({ query }) => query)).toEqual([
      { language: 'pt', n: 1 },
      { language: 'pt', n: 2 },
    ]);
    expect(notices).toEqual([
      { kind: 'hint', hint: 'Fact 1', penalty: 10 },
      { kind: 'hint', hint: 'Fact 2', penalty: 10 },
    ]);
    expect(game().hints).toHaveLength(2);
  });

  test('pressed twice at once is taken once', async () => {
    const { store, api, game } = storeOnFakeApi();
    await store.start();
    await Promise.all([store.takeHint(), store.takeHint()]);
    expect(api.calls('takeHint')).toHaveLength(1);
    expect(game().hints).toHaveLength(1);
  });

  test('whose answer was lost is not charged again', async () => {
    const { store, api, notices, game } = storeOnFakeApi();
    await store.start();
    api.fail('takeHint', offline, { lost: true });
    api.fail('readGame', offline);
    await store.takeHint();
    await store.takeHint();
    expect(notices).toEqual([
      { kind: 'hint-failed' },
      { kind: 'hint', hint: 'Fact 1', penalty: 0 },
    ]);
    expect(game().totalPenalty).toBe(10);
  });

  test('is not requested if none is left', async () => {
    const { store, api } = storeOnFakeApi();
    await store.start();
    for (let press = 0; press < 4; press += 1) await store.takeHint();
    expect(api.calls('takeHint')).toHaveLength(3);
  });
});

describe('reloading the game', () => {
  test('brings its texts in the current language', async () => {
    const { store, api, setting } = storeOnFakeApi();
    await store.start();
    setting.language = 'de';
    await store.refresh();
    expect(api.calls('readGame').at(-1)?.query).toEqual({ language: 'de' });
  });

  test('never goes back to an older view', async () => {
    const { store, api, game } = storeOnFakeApi();
    await store.start();
    const old = game();
    await store.submitGuess('Saka');
    api.games.set(old.id, old);
    await store.refresh();
    expect(game().guesses).toHaveLength(1);
  });
});

test('nothing of the answer is in the state before the end', async () => {
  const { store } = storeOnFakeApi();
  const states: GameState[] = [];
  store.subscribe((state) => states.push(state));
  await store.start();
  await store.submitGuess('Saka');
  await store.submitGuess('Saka');
  await store.takeHint();
  expect(JSON.stringify(states)).not.toContain(hiddenAthlete);
});
