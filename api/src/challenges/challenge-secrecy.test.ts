import { describe, expect, test } from '@jest/globals';
import { randomRuns, timeoutFor } from '@craque/common/testing/random-runs.ts';
import {
  readAthleteDetails,
  readGame,
  readPhoto,
  resetGame,
  submitGuess,
  takeHint,
} from '@craque/common/contracts/games.ts';
import {
  cancelChallenge,
  createChallenge,
  declineChallenge,
  joinGameLink,
  joinChallenge,
  leaveChallenge,
  readGameLink,
  readChallenges,
  readInvites,
  startChallenge,
} from '@craque/common/contracts/challenges.ts';
import { playerRoom } from '@craque/common/contracts/realtime.ts';
import { type Game, type Player, playerOf } from '@craque/common/domain/game/game.ts';
import { hasOpened } from '@craque/common/domain/game/starting.ts';
import { type GameId, isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import { languages } from '@craque/common/domain/language.ts';
import { difficulties, leagues } from '@craque/common/domain/sport.ts';
import {
  codeOf,
  makeFriends,
  newPerson,
  type Person,
  recordingPushes,
  type SentEvent,
} from '../testing/races/challenges.ts';
import {
  leaksInHeaders,
  leaksInJson,
  leaksInText,
  type Secrets,
  secretsOf,
  paidTexts,
} from '../testing/secrets.ts';
import { oneOf, seededRandom } from '../testing/seeded-random.ts';
import { startFileApi } from '../testing/file-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

/* Nobody learns anything about the athlete from the others: every byte of answers and pushes is
   searched until the player has won, the challenge is finished, or they have lost and nobody who
   has started can win. Nobody waits for as long as 15 minutes here. */
const challenges = randomRuns(80);
const sent: SentEvent[] = [];
const random = seededRandom(26);
const api = await startFileApi({ seed: 26, pushes: recordingPushes(sent) });

const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);
const athletes = openLeagues.flatMap((league) => api.catalogue.members(league));
const people = [await newPerson(api), await newPerson(api), await newPerson(api)] as const;
for (const [one, other] of [
  [0, 1],
  [0, 2],
  [1, 2],
] as const) {
  await makeFriends(api.stores, people[one].id, people[other].id);
}

/** A caller; the `player` of a guest is known once they have joined. */
type Caller = { client: TestClient; player: PlayerId | undefined };
type Challenge = {
  id: number;
  code: string;
  callers: readonly Caller[];
  texts: Map<Caller, string[]>;
};

const searched = { answers: 0, pushes: 0, pictures: 0, wins: 0, waiting: 0, lobbies: 0 };
const memory = new Map<string, { secrets: Secrets; paid: readonly string[] }>();

/** What the player may not know: the game as if nobody else were in it. */
function undueTo(game: Game, player: Player | undefined) {
  const own: Game = { ...game, players: player ? [player] : [] };
  const key = [game.id, player?.guesses.length, player?.hints.length].join();
  const known = memory.get(key) ?? { secrets: secretsOf(own, api), paid: paidTexts(own, api) };
  memory.set(key, known);
  const { secrets } = known;
  // Before the start not even the first clue.
  const hasBegun = player && hasOpened(player, api.clock.now());
  const marks = hasBegun ? secrets.marks : [...secrets.marks, game.athlete.dateOfBirth];
  searched.lobbies += hasBegun ? 0 : 1;
  return { game: own, ...known, secrets: { ...secrets, marks } };
}

const ids = new Set(people.map(({ id }) => id));
const names = new Set(people.map(({ name }) => name));
const ticketForm = /^\d{1,16}~(?:user|guest):[\w-]+~[\w-]+~\d{13}~[\w-]{43}$/;

/** Random texts of a known form could contain any two letters. */
function withoutRandom(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value) => {
    if (key === 'ticket' && ticketForm.test(value)) return null;
    return ids.has(value) || names.has(value) ? 'known' : value;
  });
}

/** Games in which nobody who had started was left to win after somebody had lost. */
const decided = new Set<string>();
const decisionOf = (game: Game, player: Player) => `${game.id} ${player.id}`;

function mayKnow(game: Game, player: Player | undefined): boolean {
  const status = player?.end?.status;
  if (!player || !status) return false;
  if (game.challenge?.finish || status === 'won') return true;
  if (status !== 'lost') return false;
  const isOpen = game.players.some(({ end, startedAt }) => !end && startedAt !== undefined);
  if (!isOpen) decided.add(decisionOf(game, player));
  return decided.has(decisionOf(game, player));
}

type Row = { userId: string; score?: unknown; timeTaken?: unknown; hints?: unknown };
type Shown = { players?: Row[]; challenge?: { winnerId?: string }; own?: { userId: string } };

/** Numbers of opponents other than the winner, sent to somebody who still plays. */
function numbersIn(body: Shown & { game?: Shown }): unknown[] {
  const { players, challenge, own } = body.game?.challenge ? body.game : body;
  if (!players || !challenge) return [];
  return players
    .filter(({ userId }) => userId !== own?.userId && userId !== challenge.winnerId)
    .flatMap(({ score, timeTaken, hints }) => [score, timeTaken, hints])
    .filter((value) => value !== undefined);
}

const textsOfOthers = ({ texts, callers }: Challenge, but: PlayerId | undefined) =>
  callers.filter(({ player }) => player !== but).flatMap((caller) => texts.get(caller) ?? []);

async function searchAnswer(challenge: Challenge, caller: Caller, answer: Answer): Promise<void> {
  const game = await api.stored(challenge.id);
  const player = caller.player && playerOf(game, caller.player);
  if (mayKnow(game, player)) return;
  const undue = undueTo(game, player);
  const isPicture = answer.headers.get('content-type')?.startsWith('image/') ?? false;
  const leaks = isPicture
    ? leaksInText(answer.text, undue.secrets, ['names', 'marks', 'sentences'])
    : answer.text === ''
      ? []
      : leaksInJson(withoutRandom(answer.text), undue);
  const typed = textsOfOthers(challenge, caller.player).filter((text) =>
    answer.text.includes(text),
  );
  const numbers = isPicture || player?.end ? [] : numbersIn(answer.body ?? {});
  expect([
    ...leaks,
    ...leaksInHeaders(answer.headers, undue.secrets),
    ...typed,
    ...numbers,
  ]).toEqual([]);
  searched[isPicture ? 'pictures' : 'answers'] += 1;
  searched.waiting += player?.end ? 1 : 0;
}

/** Everything sent since the last check, to every recipient who is not done. */
async function searchPushes(challenge: Challenge): Promise<void> {
  const game = await api.stored(challenge.id);
  for (const player of game.players) mayKnow(game, player);
  for (const { body, to } of sent.splice(0)) {
    const { rooms, except = [] } = to;
    for (const caller of challenge.callers) {
      const player = caller.player && playerOf(game, caller.player);
      const own = caller.player ? playerRoom(caller.player) : '';
      const hears = rooms.includes(own) || (player && rooms.includes(`game:${challenge.id}`));
      if (!hears || except.includes(own) || mayKnow(game, player)) continue;
      const text = JSON.stringify(body);
      const typed = textsOfOthers(challenge, caller.player).filter((each) => text.includes(each));
      const undue = undueTo(game, player);
      expect([
        ...leaksInJson(withoutRandom(text), undue),
        ...typed,
        ...(player?.end ? [] : numbersIn((body.state ?? {}) as Shown)),
      ]).toEqual([]);
      searched.pushes += 1;
      searched.waiting += player?.end ? 1 : 0;
    }
  }
}

type Turn = (challenge: Challenge, caller: Caller) => Promise<Answer>;

const guess: Turn = async ({ id, texts }, caller) => {
  const { name } = await api.hidden(id);
  const kind = random();
  const typed = `zz ${Math.floor(random() * 1e9)} q`;
  if (kind >= 0.25 && kind < 0.5) texts.set(caller, [...(texts.get(caller) ?? []), typed]);
  const text =
    kind < 0.15
      ? name
      : kind < 0.25
        ? `${name.slice(0, -2)}xx`
        : kind < 0.5
          ? typed
          : oneOf(athletes, random).name;
  const language = oneOf(languages, random);
  return caller.client.call(submitGuess, { id, body: { guess: text, language } });
};
const query = () => ({ language: oneOf(languages, random) });
const others: readonly Turn[] = [
  ({ id }, { client }) => client.call(takeHint, { id, query: query() }),
  ({ id }, { client }) => client.call(readGame, { id, query: query() }),
  ({ id }, { client }) => client.call(readGame, { id, query: { since: '3' } }),
  ({ id }, { client }) => client.call(readPhoto, { id }),
  ({ id }, { client }) => client.call(startChallenge, { id }),
  ({ id }, { client }) => client.call(readAthleteDetails, { id, query: query() }),
  ({ id }, { client }) => client.call(resetGame, { id, body: {} }),
  ({ id }, { client }) => client.call(joinChallenge, { id, query: query() }),
  ({ code }, { client }) => client.call(readGameLink, { id: code }),
  (_, { client }) => client.call(readInvites),
];
/** This challenge alone: earlier ones in the list may reveal their athletes. */
const listed: Turn = async ({ id }, { client }) => {
  const answer = await client.call(readChallenges);
  const [item] = answer.status === 200 ? answer.body.filter((each) => each.id === id) : [];
  return { ...answer, body: item, text: item ? JSON.stringify(item) : '' };
};
const rare: readonly Turn[] = [
  ({ id }, { client }) => client.call(leaveChallenge, { id }),
  ({ id }, { client }) => client.call(declineChallenge, { id }),
  ({ id }, { client }) => client.call(cancelChallenge, { id }),
];
const anyTurn = (): Turn => {
  const kind = random();
  if (kind < 0.45) return guess;
  return oneOf(kind < 0.97 ? others : rare, random);
};

/** Joins by the link; the stored game shows as whom. */
async function joinAsGuest(challenge: Challenge, caller: Caller): Promise<void> {
  const body = { nickname: 'Somebody' };
  const answer = await caller.client.call(joinGameLink, { id: challenge.code, body });
  const { players } = await api.stored(challenge.id);
  if (answer.status === 200) caller.player = players.find(({ id }) => isGuest(id))?.id;
  await searchAnswer(challenge, caller, answer);
}

async function beginChallenge(number: number): Promise<Challenge> {
  const [creator, ...rest] = people.map((_, at) => people[(at + number) % 3]) as Person[];
  if (!creator) throw new RangeError('nobody begins');
  const friends = rest.slice(0, 1 + (number % 2));
  const choice = { league: oneOf(openLeagues, random), difficulty: oneOf(difficulties, random) };
  const body = { ...choice, friendIds: friends.map(({ id }) => id) };
  const made = await creator.client.call(createChallenge, { body });
  const { id } = made.body;
  const guests = number % 3 === 0 ? [{ client: api.guest(), player: undefined }] : [];
  const callers: Caller[] = [...[creator, ...friends].map(({ ...each }) => each), ...guests];
  const challenge = { id, code: await codeOf(creator, id), callers, texts: new Map() };
  await searchAnswer(challenge, callers[0] as Caller, made);
  return challenge;
}

async function playOut(number: number): Promise<void> {
  const challenge = await beginChallenge(number);
  const { id, callers } = challenge;
  const late = number % 4 === 0 ? 7 : 2;
  for (let turn = 0; turn < 16; turn += 1) {
    api.clock.move(1000);
    const caller = oneOf(callers, random);
    const isNew = caller.player === undefined;
    if (isNew && turn >= late) await joinAsGuest(challenge, caller);
    else await searchAnswer(challenge, caller, await anyTurn()(challenge, caller));
    await searchPushes(challenge);
    if (turn % 8 < 7) continue;
    for (const each of callers) {
      await searchAnswer(challenge, each, await listed(challenge, each));
    }
  }
  const { winner } = await api.stored(id);
  searched.wins += winner ? 1 : 0;
  // Open invitations would appear on the lists of the next challenges.
  for (const { client } of callers) {
    await client.call(declineChallenge, { id });
    await client.call(leaveChallenge, { id });
  }
  sent.splice(0);
  await api.stores.games.markSettled(id as GameId);
}

describe('the athlete of a challenge', () => {
  test(
    `stays hidden in every byte of ${challenges} challenges from whoever is not done`,
    async () => {
      for (let number = 0; number < challenges; number += 1) await playOut(number);
      expect(searched.answers).toBeGreaterThan(4 * challenges);
      expect(searched.pushes).toBeGreaterThan(challenges);
      expect(searched.pictures).toBeGreaterThan(challenges / 6);
      expect(searched.wins).toBeGreaterThan(challenges / 4);
      expect(searched.waiting).toBeGreaterThan(challenges / 10);
      expect(searched.lobbies).toBeGreaterThan(challenges);
      expect([...api.statuses].filter((status) => status >= 500)).toEqual([]);
    },
    timeoutFor(600_000),
  );
});
