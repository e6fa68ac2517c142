import { buildsOf, heightOf } from '@craque/common/domain/athlete/build.ts';
import type { Look } from '@craque/common/domain/athlete/look.ts';
import { expect } from '@jest/globals';
import {
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import { type Game, visibleClues } from '@craque/common/domain/game/game.ts';
import { languages } from '@craque/common/domain/language.ts';
import { leagues } from '@craque/common/domain/sport.ts';
import {
  leaksInHeaders,
  leaksInJson,
  leaksInText,
  type Secrets,
  secretsOf,
  type SentText,
  paidTexts,
} from './secrets.ts';
import { oneOf } from './seeded-random.ts';
import type { TestApi } from './test-api.ts';
import type { Answer, TestClient } from './test-client.ts';

/** The words of a look by the step at which they are due. */
const lookSteps: Readonly<Record<keyof Look, number>> = {
  ...{ hair: 0, gesture: 0, side: 0 },
  ...{ tone: 1, beard: 1 },
  ...{ worn: 2, helmet: 2 },
};
const inOutline = 'headband hairband bandana cap backwardsCap visor headguard'.split(' ');
const onTheHead = [...inOutline, 'goggles', 'glasses', 'mask', 'noseStrip', 'collarUp'];

function dueLook(look: Look, step: number): Look {
  const worn = look.worn?.filter((word) => inOutline.includes(word)) ?? [];
  const due = Object.entries(look).filter(([word]) => step >= lookSteps[word as keyof Look]);
  return { ...(worn.length > 0 && { worn }), ...Object.fromEntries(due) };
}

/** The picture of what is due, drawn from due values only. */
export function duePicture(api: TestApi, game: Game, step: number): string {
  const [player] = game.players;
  const used = player?.guesses.length ?? 0;
  const visible = player ? visibleClues(player) : [];
  const { dateOfBirth, gender, nationality, team, position, number, look, facts } = game.athlete;
  const built = { sport: game.sport, gender, position, heightCm: heightOf(facts) };
  const isDue = (clue: 'nationality' | 'team' | 'position', from: number) =>
    visible.includes(clue) && (step === used || step >= from);
  const scratched = Math.min(step, used);
  return api.artist.draw({
    ...{ sport: game.sport, variant: game.artVariant, gender, stance: position },
    builds: buildsOf(built),
    ...(look?.worn?.some((word) => !onTheHead.includes(word)) && { isWhole: true }),
    born: Number(dateOfBirth.slice(0, 4)),
    ...(isDue('nationality', 1) && nationality[0] && { nationality: nationality[0] }),
    ...(isDue('team', 2) && { team }),
    ...(look && { look: dueLook(look, scratched) }),
    ...(isDue('position', 3) && { position, ...(number !== undefined && { number }) }),
    foil: { scratched, guesses: { easy: 7, medium: 5, hard: 3, expert: 2 }[game.difficulty] },
  });
}

type Turn = (
  client: TestClient,
  id: number,
  language: string,
) => Promise<readonly [Answer, number?]>;

function createTurns(api: TestApi, random: () => number): () => Turn {
  const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);
  const everyName = openLeagues.flatMap((league) =>
    api.catalogue.members(league).map(({ name }) => name),
  );

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
    async (client, id) => [
      await client.call(readGame, { id, query: { language: 'x'.repeat(99) } }),
    ],
    async (client, id) => [await client.call(resetGame, { id, body: { sport: 'chess' } })],
  ];
  /** Weighted towards guesses, so that games end. */
  return () => (random() < 0.35 ? turns[0] : oneOf(turns, random)) as Turn;
}

export type SecretSearch = {
  searched: { json: number; pictures: number; games: number };
  /** Plays the new game in random turns until it ends, and searches every byte of every answer. */
  playOut(client: TestClient, created: Answer<{ id: number }>): Promise<void>;
};

/** Expects that no answer of a game holds what is not due in the game's present state. */
export function createSecretSearch(api: TestApi, random: () => number): SecretSearch {
  const anyTurn = createTurns(api, random);
  const memory: { key: string; secrets: Secrets; paid: SentText }[] = [];
  const searched = { json: 0, pictures: 0, games: 0 };

  /** The secrets of the game in its present state; most answers do not change them. */
  function remembered(game: Game): { game: Game; secrets: Secrets; paid: SentText } {
    const key = `${game.id}/${game.revision}`;
    const [latest] = memory;
    if (latest?.key === key) return { game, ...latest };
    const fresh = { key, secrets: secretsOf(game, api), paid: paidTexts(game, api) };
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
    if (isPicture) expect(answer.text === duePicture(api, game, step ?? 0)).toBe(true);
    searched[isPicture ? 'pictures' : 'json'] += 1;
    return false;
  }

  return {
    searched,
    async playOut(client, created) {
      const { id } = created.body;
      let isOver = await search(id, created);
      for (let turn = 0; turn < 60 && !isOver; turn += 1) {
        api.clock.move(1000);
        const [answer, step] = await anyTurn()(client, id, oneOf(languages, random));
        isOver = await search(id, answer, step);
      }
      searched.games += 1;
    },
  };
}
