import type { Look } from '@craque/common/domain/athlete/look.ts';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  createGame,
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { type Game, visibleClues } from '@craque/common/domain/game/game.ts';
import { languages } from '@craque/common/domain/language.ts';
import { difficulties, leagues } from '@craque/common/domain/sport.ts';
import {
  leaksInHeaders,
  leaksInJson,
  leaksInText,
  type Secrets,
  secretsOf,
  type SentText,
  toldBy,
} from '../testing/secrets.ts';
import { oneOf, seededRandom } from '../testing/seeded-random.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { startTestApi } from '../testing/test-api.ts';

const games = 500;
const random = seededRandom(15);
const api = await startTestApi({ seed: 15 });
afterAll(() => api.close());

const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);
const everyName = openLeagues.flatMap((league) =>
  api.catalogue.members(league).map(({ name }) => name),
);

const womensLeagues = new Set<string>([
  'wta',
  'wnba',
  'nwsl',
  'womens-super-league',
  'fifa-womens-world-cup',
]);

/** The words of a look by the step at which they are due. */
const lookSteps: Readonly<Record<keyof Look, number>> = {
  ...{ hair: 1, tone: 1, beard: 1 },
  ...{ worn: 2, helmet: 2 },
  ...{ gesture: 3, side: 3 },
};
const dueLook = (look: Look, step: number): Look =>
  Object.fromEntries(
    Object.entries(look).filter(([word]) => step >= lookSteps[word as keyof Look]),
  );

/** The picture of what is due, drawn from due values only. */
function duePicture(game: Game, step: number): string {
  const [player] = game.players;
  const used = player?.guesses.length ?? 0;
  const visible = player ? visibleClues(player) : [];
  const { dateOfBirth, nationality, team, position, number, look } = game.athlete;
  const isDue = (clue: 'nationality' | 'team' | 'position', from: number) =>
    visible.includes(clue) && (step === used || step >= from);
  const isMixed = ['grand-slam'].includes(game.league);
  const shown = Math.min(step, used);
  const mixed = game.artVariant % 2 === 0 ? 'female' : 'male';
  const known = womensLeagues.has(game.league) ? 'female' : 'male';
  return api.artist.draw({
    sport: game.sport,
    variant: game.artVariant,
    gender: isMixed ? (look && shown > 0 ? game.athlete.gender : mixed) : known,
    born: Number(dateOfBirth.slice(0, 4)),
    ...(isDue('nationality', 1) && nationality[0] && { nationality: nationality[0] }),
    ...(isDue('team', 2) && { team }),
    ...(look && shown > 0 && { look: dueLook(look, shown) }),
    ...(isDue('position', 3) && { position, ...(number !== undefined && { number }) }),
  });
}

const memory: { key: string; secrets: Secrets; told: SentText }[] = [];
const searched = { json: 0, pictures: 0, games: 0 };

/** The secrets of the game in its present state; most answers do not change them. */
function remembered(game: Game): { game: Game; secrets: Secrets; told: SentText } {
  const key = `${game.id}/${game.revision}`;
  const [latest] = memory;
  if (latest?.key === key) return { game, ...latest };
  const fresh = { key, secrets: secretsOf(game, api), told: toldBy(game, api) };
  memory[0] = fresh;
  return { game, ...fresh };
}

/** Searches one answer including its headers; an answer that ends the game may tell. */
async function search(id: number, answer: Answer, step?: number): Promise<boolean> {
  const game = await api.stored(id);
  if (game.players[0]?.end) return true;
  const known = remembered(game);
  const { secrets } = known;
  const isPicture = answer.headers.get('content-type')?.startsWith('image/svg+xml') ?? false;
  const leaks = isPicture
    ? leaksInText(answer.text, secrets, ['names', 'marks', 'sentences'])
    : leaksInJson(answer.text, known);
  expect([...leaks, ...leaksInHeaders(answer.headers, secrets)]).toEqual([]);
  if (isPicture) expect(answer.text === duePicture(game, step ?? 0)).toBe(true);
  searched[isPicture ? 'pictures' : 'json'] += 1;
  return false;
}

/** The right name, somebody else's, a near miss, or no name at all. */
async function anyGuess(id: number): Promise<string> {
  const { name } = await api.hidden(id);
  const kind = random();
  if (kind < 0.08) return name;
  if (kind < 0.16) return `${name.slice(0, 3)}x${name.slice(5)}x`;
  return kind < 0.9
    ? oneOf(everyName, random)
    : oneOf(['zzzz', '!!', '¿quién?', 'a'.repeat(80)], random);
}

type Turn = (
  client: TestClient,
  id: number,
  language: string,
) => Promise<readonly [Answer, number?]>;
const turns: readonly Turn[] = [
  async (client, id, language) => {
    const guess = await anyGuess(id);
    return [await client.call(submitGuess, { id, body: { guess, language } })];
  },
  async (client, id, language) => [await client.call(takeHint, { id, query: { language } })],
  async (client, id, language) => [
    await client.call(readGame, { id, headers: { 'accept-language': language } }),
  ],
  async (client, id, language) => [
    await client.call(readAthleteDetails, { id, query: { language } }),
  ],
  async (client, id) => {
    const step = Math.floor(random() * 4);
    return [await client.call(readPhoto, { id, query: { step: `${step}` } }), step];
  },
  async (client, id) => {
    const game = await api.stored(id);
    const step = game.players[0]?.guesses.length ?? 0;
    return [await client.call(readPhoto, { id }), step];
  },
  async (client, id, language) => [
    await client.call(submitGuess, { id, body: { guess: '', language } }),
  ],
  async (client, id) => [await client.call(readGame, { id, query: { language: 'x'.repeat(99) } })],
  async (client, id) => [await client.call(resetGame, { id, body: { sport: 'chess' } })],
];
/** Weighted towards guesses, so that games end. */
const anyTurn = () => (random() < 0.35 ? turns[0] : oneOf(turns, random)) as Turn;

async function playOut(client: TestClient, number: number): Promise<void> {
  const league = openLeagues[number % openLeagues.length];
  const difficulty = difficulties[Math.floor(number / openLeagues.length) % difficulties.length];
  const created = await client.call(createGame, { body: { league, difficulty } });
  const { id } = created.body;
  let isOver = await search(id, created);
  for (let turn = 0; turn < 60 && !isOver; turn += 1) {
    api.clock.move(1000);
    const [answer, step] = await anyTurn()(client, id, oneOf(languages, random));
    isOver = await search(id, answer, step);
  }
  searched.games += 1;
}

describe('the answer of a game', () => {
  test(`stays hidden in every byte of ${games} games until their ends`, async () => {
    const players = Array.from({ length: 20 }, () => api.guest());
    for (let number = 0; number < games; number += 1) {
      await playOut(players[number % players.length] as TestClient, number);
    }
    expect(searched.games).toBe(games);
    expect(searched.json).toBeGreaterThan(5 * games);
    expect(searched.pictures).toBeGreaterThan(games / 2);
    expect([...api.statuses].every((status) => status < 500)).toBe(true);
  }, 600_000);
});

describe('the search', () => {
  /** A running game in which every part would be a leak. */
  async function hiddenGame(): Promise<{
    game: Game;
    secrets: Secrets;
    text: string;
    headers: Headers;
  }> {
    const { client, game } = await api.newGame({ sport: 'formula1' });
    await api.hide(game.id, 'Sebastian Vettel');
    const { text, headers } = await client.call(readGame, { id: game.id });
    const stored = await api.stored(game.id);
    return { game: stored, secrets: secretsOf(stored, api), text, headers };
  }

  test('finds nothing in a clean answer', async () => {
    const { game, secrets, text, headers } = await hiddenGame();
    expect([
      ...leaksInJson(text, { game, secrets, told: [] }),
      ...leaksInHeaders(headers, secrets),
    ]).toEqual([]);
  });

  const planted: readonly [string, string][] = [
    ['name', 'Sebastian Vettel'],
    ['surname in a sentence', 'Not yet, it is VETTEL!'],
    ['name with other accents', 'Sébastian  vettel'],
    ['id', 'sebastian-vettel'],
    ['nationality in German', 'Deutschland'],
    ['nationality in Italian', 'una Germania'],
    ['country code', 'DE'],
    ['position', 'World champion'],
    ['key of the position', 'champion'],
  ];
  test.each(planted)('finds a planted %s in any field', async (_, secret) => {
    const { game, secrets, text } = await hiddenGame();
    const body = JSON.parse(text);
    for (const leaking of [
      { ...body, athleteName: secret },
      { ...body, athleteDetail: { ...body.athleteDetail, team: secret } },
      { ...body, guesses: [{ id: '1', feedback: secret }] },
      { ...body, guesses: [{ id: '1', guess: secret }] },
      { ...body, guesses: [{ id: '1', resolvedName: secret }] },
      { message: secret, code: 'x', requestId: 'x' },
    ]) {
      expect(leaksInJson(JSON.stringify(leaking), { game, secrets, told: [] })).not.toEqual([]);
    }
  });

  test('finds a planted name in a key, a header, a cookie and beside the value', async () => {
    const { game, secrets, headers } = await hiddenGame();
    expect(leaksInJson('{"Vettel":1}', { game, secrets, told: [] })).not.toEqual([]);
    expect(leaksInJson('{"x":1} ', { game, secrets, told: [] })).not.toEqual([]);
    expect(leaksInJson('{"x":"Vettel","x":"y"}', { game, secrets, told: [] })).not.toEqual([]);
    for (const [name, value] of [
      ['x-hidden', 'sebastian vettel'],
      ['set-cookie', 'hint=vettel'],
      ['x-request-id', 'vettel'],
      ['etag', '"DE"'],
    ] as const) {
      const leaking = new Headers(headers);
      leaking.set(name, value);
      expect(leaksInHeaders(leaking, secrets)).not.toEqual([]);
    }
  });

  test('finds a fact that was not taken as a hint', async () => {
    const { game, secrets } = await hiddenGame();
    const [sentence = ''] = secrets.sentences;
    expect(
      leaksInJson(JSON.stringify({ hint: `${sentence} Or not.` }), { game, secrets, told: [] }),
    ).toEqual([`sentences: ${sentence}`]);
  });
});
