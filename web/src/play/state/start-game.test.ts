import { createGame } from '@craque/common/contracts/games.ts';
import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../lib/api.ts';
import { offline, outage } from '../../testing/fake-game-api.ts';
import { hiddenAthlete } from '../../testing/fake-game-rules.ts';
import { storeOnFakeApi } from '../../testing/store-on-fake-api.ts';

const refused = new ApiError(400, 'league_unavailable', 'This league is coming soon');

describe('starting a game', () => {
  test('is idle, then loading, then playing soccer on medium', async () => {
    const { store, phase, game } = storeOnFakeApi();
    const seen = [phase()];
    const starting = store.start();
    seen.push(phase());
    await starting;
    seen.push(phase());
    expect(seen).toEqual(['idle', 'loading', 'playing']);
    expect(game()).toMatchObject({
      sport: 'soccer',
      league: 'english-premier-league',
      difficulty: 'medium',
    });
  });

  test('sends the guest flag, the language and a key', async () => {
    const { store, api } = storeOnFakeApi();
    await store.start();
    expect(api.calls('createGame')).toEqual([
      {
        name: 'createGame',
        query: { language: 'pt' },
        body: {
          sport: 'soccer',
          league: 'english-premier-league',
          difficulty: 'medium',
          unchosen: true,
          isGuest: true,
          reopen: true,
        },
        key: 'key-1',
      },
    ]);
  });

  test("takes the leagues of the reader's language by turns until something is chosen", async () => {
    const { store, api, setting } = storeOnFakeApi();
    const sent = () => api.calls('createGame').map(({ body }) => [body?.league, body?.unchosen]);
    setting.language = 'pt';
    for (let round = 0; round < 3; round += 1) {
      await store.start();
      await store.submitGuess(hiddenAthlete);
    }
    expect(sent()).toEqual([
      ['english-premier-league', true],
      ['brasileirao', true],
      ['spanish-la-liga', true],
    ]);
    await store.start({ difficulty: 'easy' });
    await store.submitGuess(hiddenAthlete);
    await store.start();
    expect(sent().slice(3)).toEqual(Array(2).fill(['spanish-la-liga', undefined]));
  });

  test('keeps league and level unchosen if only the sport is chosen', async () => {
    const { store, api } = storeOnFakeApi();
    const sent = () => api.calls('createGame').map(({ body }) => [body?.league, body?.unchosen]);
    await store.start();
    await store.start({ sport: 'basketball' });
    await store.submitGuess(hiddenAthlete);
    await store.start();
    await store.start({ sport: 'soccer' });
    expect(sent().slice(1)).toEqual([
      ['nba', true],
      ['nba', true],
      ['brasileirao', true],
    ]);
    await store.start({ sport: 'tennis', difficulty: 'easy' });
    await store.start({ sport: 'basketball' });
    expect(sent().slice(4)).toEqual([
      ['atp', undefined],
      ['nba', undefined],
    ]);
  });

  test("measures the offset of the client's clock", async () => {
    const { store } = storeOnFakeApi();
    await store.start();
    expect(store.getState().skew).toBe(10_000);
  });

  test('leaves no trace if it is overtaken', async () => {
    const { store, game } = storeOnFakeApi();
    await Promise.all([store.start({ sport: 'tennis' }), store.start({ sport: 'basketball' })]);
    expect(game().sport).toBe('basketball');
  });
});

describe('after a game for the set', () => {
  const nba = { sport: 'basketball', league: 'nba', difficulty: 'easy' } as const;
  const playedForSet = async () => {
    const played = storeOnFakeApi();
    const { api, store } = played;
    const created = await api.call(createGame, { query: {}, body: { ...nba, set: true } });
    await store.load(created.id);
    await store.submitGuess(hiddenAthlete);
    return { ...played, sent: () => api.calls('createGame').map(({ body }) => body?.set) };
  };

  test('goes on with the set', async () => {
    const { store, game, sent } = await playedForSet();
    await store.start();
    expect(sent()).toEqual([true, true]);
    expect([game().set, game().completed]).toEqual(['Left feet', false]);
  });

  test('that is full now plays on without it', async () => {
    const { api, store, game, sent, notices } = await playedForSet();
    const before = notices.length;
    api.fail('createGame', new ApiError(409, 'set_complete', 'Complete'));
    await store.start();
    expect(sent()).toEqual([true, true, undefined]);
    expect([game().set, game().completed]).toEqual([undefined, false]);
    expect(notices.length).toBe(before);
  });

  test('plays what has been chosen since', async () => {
    const { store, sent } = await playedForSet();
    store.choose({ difficulty: 'hard' });
    await store.start();
    expect(sent()).toEqual([true, undefined]);
    const other = await playedForSet();
    await other.store.start(nba);
    expect(other.sent()).toEqual([true, undefined]);
  });
});

describe('a start that fails', () => {
  test.each([
    ['soccer', offline, ['soccer', 'basketball']],
    ['basketball', outage, ['basketball', 'tennis']],
    ['formula1', outage, ['formula1', 'basketball']],
  ] as const)('in %s is retried with another sport', async (sport, error, tried) => {
    const { store, api, notices, game } = storeOnFakeApi();
    api.fail('createGame', error);
    await store.start({ sport });
    expect(api.calls('createGame').map(({ body }) => body?.sport)).toEqual(tried);
    expect(game().sport).toBe(tried[1]);
    expect(store.getState().choice.sport).toBe(tried[1]);
    expect(notices).toEqual([{ kind: 'alternative', sport: tried[1] }]);
  });

  test('everywhere ends in one notice after basketball, tennis and Formula 1', async () => {
    const { store, api, notices, phase } = storeOnFakeApi();
    api.fail('createGame', outage, { times: 9 });
    await store.start();
    const tried = api.calls('createGame').map(({ body }) => body?.sport);
    expect(tried).toEqual(['soccer', 'basketball', 'tennis', 'formula1']);
    expect(phase()).toBe('failed');
    expect(notices).toEqual([{ kind: 'all-failed' }]);
  });

  test('by a refusal is not retried elsewhere', async () => {
    const { store, api, notices, phase } = storeOnFakeApi();
    api.fail('createGame', refused);
    await store.start();
    expect(api.calls('createGame')).toHaveLength(1);
    expect(phase()).toBe('failed');
    expect(notices).toEqual([{ kind: 'start-failed', error: refused }]);
  });
});

describe('another league', () => {
  test('is that of the first game if the page has none yet', async () => {
    const { store, game, api, phase } = storeOnFakeApi();
    const chosen = store.changeLeague('spanish-la-liga');
    expect(phase()).toBe('loading');
    await chosen;
    expect(game().league).toBe('spanish-la-liga');
    expect(api.calls('createGame')).toHaveLength(1);
  });

  test('starts a game at once with the present sport and level', async () => {
    const { store, game, api } = storeOnFakeApi({ isGuest: false });
    await store.start({ sport: 'basketball', difficulty: 'hard' });
    await store.changeLeague('euroleague');
    expect(game()).toMatchObject({ sport: 'basketball', league: 'euroleague', difficulty: 'hard' });
    expect(api.calls('createGame').at(-1)?.body?.isGuest).toBe(false);
  });

  test('that cannot be started leaves game and selector as they were, without another sport', async () => {
    const { store, api, notices, game } = storeOnFakeApi();
    await store.start();
    const before = game();
    api.fail('createGame', outage);
    await store.changeLeague('spanish-la-liga');
    expect(game()).toEqual(before);
    expect(store.getState()).toMatchObject({
      choice: { league: 'english-premier-league' },
      pending: undefined,
    });
    expect(notices).toEqual([{ kind: 'league-failed', error: outage }]);
  });
});

describe('a game by its id', () => {
  test('is shown, with a message if there is something to pick up', async () => {
    const { store, api, notices, game } = storeOnFakeApi();
    await store.start({ sport: 'tennis', difficulty: 'easy' });
    const { id } = game();
    await store.start();
    await store.load(id);
    expect(notices).toEqual([]);
    await store.takeHint();
    notices.length = 0;
    await store.load(id);
    expect(game().id).toBe(id);
    expect(store.getState().choice).toMatchObject({ sport: 'tennis', difficulty: 'easy' });
    expect(api.calls('readGame').at(-1)).toMatchObject({ id, query: { language: 'pt' } });
    expect(notices).toMatchObject([{ kind: 'waits' }, { kind: 'loaded', game: { id } }]);
  });

  test('that is not the player’s is reported and replaced by a new one', async () => {
    const { store, notices, phase, game } = storeOnFakeApi();
    await store.load(4711);
    expect(notices).toEqual([{ kind: 'not-found' }]);
    expect(phase()).toBe('playing');
    expect(game().id).toBe(101);
  });

  test('that awaits an answer to its invitation causes neither a new game nor a notice', async () => {
    const { store, api, notices } = storeOnFakeApi();
    api.fail('readGame', new ApiError(403, 'join_first', 'Join the game first'));
    await store.load(4711);
    expect(store.getState().phase).toEqual({ state: 'failed', invitedTo: 4711 });
    expect(notices).toEqual([]);
    expect(api.calls('createGame')).toHaveLength(0);
  });

  test('that cannot be loaded is not replaced by a new one', async () => {
    const { store, api, notices, phase } = storeOnFakeApi();
    api.fail('readGame', outage);
    await store.load(4711);
    expect(phase()).toBe('failed');
    expect(notices).toEqual([{ kind: 'load-failed', error: outage }]);
    expect(api.calls('createGame')).toHaveLength(0);
  });
});

describe('New Athlete', () => {
  test('resets with the chosen sport, league and level', async () => {
    const { store, api, game, notices } = storeOnFakeApi();
    await store.start();
    store.choose({ sport: 'basketball' });
    store.choose({ difficulty: 'easy' });
    expect(game().sport).toBe('soccer');
    await store.newAthlete();
    expect(api.calls('resetGame')).toMatchObject([
      { id: 101, body: { sport: 'basketball', league: 'nba', difficulty: 'easy' } },
    ]);
    expect(game()).toMatchObject({ id: 102, sport: 'basketball', totalGuesses: 7, guesses: [] });
    expect(notices).toEqual([]);
  });

  test('that fails leaves the game as it was', async () => {
    const { store, api, notices, game, phase } = storeOnFakeApi();
    await store.start();
    api.fail('resetGame', outage);
    await store.newAthlete();
    expect(phase()).toBe('playing');
    expect(game().id).toBe(101);
    expect(store.getState().pending).toBeUndefined();
    expect(notices).toEqual([{ kind: 'reset-failed', error: outage }]);
  });

  test('after the end starts a game and hides the result, which can still be opened', async () => {
    const { store, api, game } = storeOnFakeApi();
    await store.start();
    await store.submitGuess(hiddenAthlete);
    await store.newAthlete();
    expect(api.calls('resetGame')).toHaveLength(0);
    expect(game().id).toBe(102);
    expect(store.getState()).toMatchObject({
      resultOf: undefined,
      lastResult: { id: 101, won: true },
    });
  });
});
