import type { ServerEventName } from '@craque/common/contracts/realtime.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type GameId, type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { noNamedAdmins } from '../../accounts/admin-rights.ts';
import { anAccount } from '../store-builders.ts';
import type { Scheduler } from 'fast-check';
import { athleteData } from '../../athletes/athlete-files.ts';
import { loadCatalogue } from '../../athletes/catalogue.ts';
import { announcingStores } from '../../events/announce.ts';
import { createGameService, type GameService } from '../../games/game-service.ts';
import {
  createChallengeService,
  type ChallengeService,
} from '../../challenges/challenge-service.ts';
import type { Account } from '../../store/account-stores.ts';
import { openSqliteStores } from '../../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../../store/store.ts';
import { seededRandom } from '../seeded-random.ts';
import { eventsOf, makeFriends, recordingPushes, type SentEvent } from './challenges.ts';

export type Person = { account: Account; player: PlayerId };
export type Actors = { play: GameService; share: ChallengeService; stores: Stores };

type ChallengeOptions = {
  difficulty?: 'easy' | 'medium' | 'hard' | 'expert';
  friends?: readonly Person[];
  joined?: readonly Person[];
};

/** The stores, with each call about games and friends delayed until the scheduler releases it. */
function scheduled(stores: Stores, scheduler: Scheduler): Stores {
  const { games, friendships } = stores;
  const late =
    <Args extends unknown[], T>(name: string, work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      await scheduler.schedule(Promise.resolve(), name);
      return work(...args);
    };
  return {
    ...stores,
    games: {
      ...games,
      find: late('find', games.find),
      insert: late('insert', games.insert),
      save: late('save', games.save),
    },
    friendships: {
      ...friendships,
      between: late('between', friendships.between),
      remove: late('unfriend', friendships.remove),
    },
  };
}

const catalogue = loadCatalogue(athleteData, 'trusted');
const random = seededRandom(1);

/** The services over these stores; their events are recorded. */
function actorsOver(over: Stores, sent: SentEvent[], clock: () => number): Actors {
  const pushes = recordingPushes(sent);
  const onLost = (error: unknown) => {
    throw error;
  };
  const stores = announcingStores({
    ...{ stores: over, pushes, clock, onLost },
    later: (run) => run(),
  });
  const shared = { stores, catalogue, clock, random, limitsFactor: 1000 };
  const named = {
    avatarHosts: new Set<string>(),
    namedAdmins: noNamedAdmins,
    newCode: () => '0123456789',
  };
  const share = { ...shared, pushes, ...named };
  const wantedBy = () => Promise.reject(new Error('no game of a set'));
  return {
    play: createGameService({ ...shared, wantedBy, dailyKey: Buffer.alloc(32) }),
    share: createChallengeService(share),
    stores,
  };
}

/** Three friends and a store in memory, for games whose calls run in any order. */
export async function openScheduledGames() {
  const stores = openSqliteStores(':memory:');
  const sent: SentEvent[] = [];
  const time = { now: Date.UTC(2026, 2, 2, 12) };
  const clock = () => time.now;
  const { now } = time;

  async function newPerson(name: string): Promise<Person> {
    const account = anAccount({ id: name, username: name, usernameKey: name, createdAt: now });
    await stores.users.insert(account);
    return { account, player: userPlayer(account.id) };
  }
  const [ann, ben, cem] = [await newPerson('ann'), await newPerson('ben'), await newPerson('cem')];
  for (const [one, other] of [
    ['ann', 'ben'],
    ['ann', 'cem'],
    ['ben', 'cem'],
  ] as const) {
    await makeFriends(stores, one, other);
  }
  const actors = actorsOver(stores, sent, clock);
  const answers = new Map<GameId, string>();
  const stored = async (id: GameId): Promise<Game> => {
    const game = await stores.games.find(id);
    if (!game) throw new RangeError(`no game ${id}`);
    return game;
  };
  return {
    stores,
    people: [ann, ben, cem] as const,
    /** Without a scheduler: for what happens before the race. */
    actors,
    actorsOn: (scheduler: Scheduler): Actors =>
      actorsOver(scheduled(stores, scheduler), sent, clock),
    stored,
    answerOf: (id: GameId): string => answers.get(id) ?? '',
    sentEvents: (name: ServerEventName, gameId: number): SentEvent[] =>
      eventsOf(sent, name).filter(({ body }) => body.gameId === gameId),
    allSentEvents: (gameId: number): SentEvent[] =>
      sent.filter(({ body }) => body.gameId === gameId),
    /** A challenge by Ann to the others; all have joined unless some are named. */
    async challenge({ difficulty, friends = [ben, cem], joined = friends }: ChallengeOptions = {}) {
      sent.length = 0;
      time.now += 1000;
      // Unfinished earlier games, including rematches, would be searched with every win.
      for (const { player } of [ann, ben, cem]) {
        for (const before of await stores.games.unsettledOf(player))
          await stores.games.markSettled(before.id);
      }
      answers.clear();
      const choice = { sport: 'tennis', ...(difficulty && { difficulty }) } as const;
      const friendIds = friends.map(({ account }) => account.id);
      const { id, athlete } = await actors.share.create(ann.account, { choice, friendIds });
      answers.set(id, athlete.name);
      for (const { player } of joined) await actors.share.join(player, id);
      sent.length = 0;
      return id;
    },
    close: () => stores.close(),
  };
}
