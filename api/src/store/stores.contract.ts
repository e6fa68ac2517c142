import { expect } from '@jest/globals';
import { emptyRecord } from '@craque/common/domain/record/play-record.ts';
import { aFriendship } from '@craque/common/testing/account-builders.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import {
  aCorrection,
  aDaily,
  aFeedback,
  aResult,
  aSession,
  anAccount,
} from '../testing/store-builders.ts';
import type { StoreCase } from './store-case.ts';
import { StoreUnavailable, type Stores } from './store.ts';

type Calls = Record<string, () => Promise<unknown>>;

function gameCalls({ games }: Stores): Calls {
  const game = aGame();
  return {
    'games.insert': () => games.insert(game),
    'games.find': () => games.find(game.id),
    'games.findByCreateKey': () => games.findByCreateKey(aPlayer, 'once'),
    'games.save': () => games.save(game),
    'games.recentAthletes': () => games.recentAthletes(aPlayer, 'soccer', 10),
    'games.unsettledOf': () => games.unsettledOf(aPlayer),
    'games.unsettledBeyond': () => games.unsettledBeyond(aPlayer, { kept: 1, limit: 1 }),
    'games.dailiesOf': () =>
      games.dailiesOf(aPlayer, '2026-03-02' as DailyDate, '2026-03-03' as DailyDate),
    'games.runningOf': () => games.runningOf(aPlayer, 1),
    'games.removeUntouched': () => games.removeUntouched(game.id),
    'games.unsettledSince': () =>
      games.unsettledSince({ endedBefore: 1, idleBefore: 1, limit: 10 }),
    'games.markSettled': () => games.markSettled(game.id),
    'games.removeStale': () =>
      games.removeStale({ untouchedBefore: 1, untouchedDailyBefore: 1, guestIdleBefore: 1 }),
    'games.historyOf': () => games.historyOf(aPlayer, { before: game.id, limit: 10 }),
    'games.createdSince': () => games.createdSince(aPlayer, 0, 10),
    'games.reassign': () => games.reassign(game),
    'games.invitedTo': () => games.invitedTo('ada'),
    'games.challengesOf': () => games.challengesOf(aPlayer, 0, 10),
    'games.findByLink': () => games.findByLink('CODE'),
    'games.dueBefore': () => games.dueBefore(1, 10),
    'games.removeOf': () => games.removeOf(aPlayer),
  };
}

function historyCalls({ results, records, achievements }: Stores): Calls {
  const mark = { finishedAt: 1, gameId: 1 };
  return {
    'results.add': () => results.add(aResult(1, 1)),
    'results.winsOf': () => results.winsOf(aPlayer, 'pele'),
    'results.winGroupsOf': () => results.winGroupsOf(aPlayer),
    'results.countFound': () => results.countFound(aPlayer, 'nba', ['pele']),
    'results.playsOf': () => results.playsOf('pele', 'easy'),
    'results.remove': () => results.remove(aGame().id, aPlayer),
    'results.removeOf': () => results.removeOf(aPlayer),
    'results.removeGuests': () => results.removeGuests(1),
    'results.streakOf': () => results.streakOf(aPlayer),
    'results.outcomesAfter': () => results.outcomesAfter(aPlayer, mark),
    'results.tailOf': () => results.tailOf(aPlayer, { from: 1, starts: [1] }),
    'results.totalPoints': () => results.totalPoints([aPlayer]),
    'results.latestWins': () => results.latestWins(aPlayer, 1, 1),
    'results.countWins': () => results.countWins(aPlayer, 1, 2),
    'results.markWins': () => results.markWins(aPlayer, 1, 2),
    'results.markedWins': () => results.markedWins(),
    'results.dailiesOf': () => results.dailiesOf(aPlayer),
    'results.placesOf': () =>
      results.placesOf({ date: '2026-03-02' as DailyDate, sport: 'soccer', finishedBefore: 1 }),
    'records.save': () => records.save(aPlayer, { mark, record: emptyRecord }),
    'records.find': () => records.find(aPlayer),
    'records.remove': () => records.remove(aPlayer),
    'achievements.add': () => achievements.add('ada', 'first_victory', 1),
    'achievements.listOf': () => achievements.listOf('ada'),
    'achievements.listOfMany': () => achievements.listOfMany(['ada']),
    'achievements.markSeen': () => achievements.markSeen('ada', 'first_victory'),
    'achievements.removeOf': () => achievements.removeOf('ada'),
  };
}

function accountCalls({ users, sessions }: Stores): Calls {
  const session = aSession();
  return {
    'users.insert': () => users.insert(anAccount()),
    'users.find': () => users.find('ada'),
    'users.findByKey': () => users.findByKey('ada'),
    'users.findMany': () => users.findMany(['ada']),
    'users.hiddenAmong': () => users.hiddenAmong(['ada']),
    'users.standingOf': () => users.standingOf('ada'),
    'users.search': () => users.search('a', 10),
    'users.change': () => users.change('ada', { email: 'ada@example.com' }),
    'users.changePassword': () =>
      users.changePassword('ada', { from: 'a hash', to: 'another', sessionsFrom: 1 }),
    'users.remove': () => users.remove('ada', 1),
    'users.deletions': () => users.deletions(),
    'users.endDeletion': () => users.endDeletion('ada'),
    'sessions.insert': () => sessions.insert(session, 10),
    'sessions.find': () => sessions.find(session.sid),
    'sessions.findMany': () => sessions.findMany([session.sid]),
    'sessions.listOf': () => sessions.listOf('ada'),
    'sessions.renew': () => sessions.renew(session.sid, { renewedAt: 1, expiresAt: 2 }),
    'sessions.remove': () => sessions.remove(session.sid),
    'sessions.removeOf': () => sessions.removeOf('ada'),
    'sessions.removeExpired': () => sessions.removeExpired(1),
  };
}

function correctionCalls({ corrections }: Stores): Calls {
  const correction = aCorrection();
  const decision = { status: 'refused', value: null, note: null, actorId: 'root', at: 1 } as const;
  return {
    'corrections.report': () => corrections.report(correction, { userId: 'ada', at: 1 }),
    'corrections.find': () => corrections.find('correction'),
    'corrections.listOf': () => corrections.listOf('ada'),
    'corrections.listAll': () => corrections.listAll(10),
    'corrections.listAccepted': () => corrections.listAccepted(),
    'corrections.decide': () => corrections.decide('correction', decision),
    'corrections.anonymise': () => corrections.anonymise('ada'),
  };
}

function dailyCalls({ dailies }: Stores): Calls {
  const daily = aDaily();
  return {
    'dailies.insert': () => dailies.insert(daily),
    'dailies.replace': () => dailies.replace(daily),
    'dailies.find': () => dailies.find(daily.date, 'soccer'),
    'dailies.turnsOf': () => dailies.turnsOf('soccer'),
    'dailies.firstDate': () => dailies.firstDate(),
  };
}

function rankingCalls({ rankings }: Stores): Calls {
  const board = { window: 'day', sport: 'soccer', start: 0 } as const;
  return {
    'rankings.board': () => rankings.board(board, { limit: 1, userId: 'ada' }),
    'rankings.allTimeOf': () => rankings.allTimeOf(['ada']),
    'rankings.gamesSince': () => rankings.gamesSince([{ userId: 'ada', from: 1 }]),
    'rankings.update': () => rankings.update(),
  };
}

function socialCalls({ friendships, feedback }: Stores): Calls {
  const friendship = aFriendship();
  return {
    'friendships.insert': () => friendships.insert(friendship),
    'friendships.find': () => friendships.find(friendship.id),
    'friendships.findPair': () => friendships.findPair('ada', 'bob'),
    'friendships.save': () => friendships.save(friendship),
    'friendships.remove': () => friendships.remove(friendship.id, 0),
    'friendships.friendsOf': () => friendships.friendsOf('ada'),
    'friendships.requestsTo': () => friendships.requestsTo('ada'),
    'friendships.countPendingFrom': () => friendships.countPendingFrom('ada'),
    'friendships.between': () => friendships.between('ada', ['bob']),
    'friendships.allOf': () => friendships.allOf('ada'),
    'friendships.removeOf': () => friendships.removeOf('ada'),
    'friendships.removeRejected': () => friendships.removeRejected(1),
    'feedback.insert': () => feedback.insert(aFeedback()),
    'feedback.findByKey': () => feedback.findByKey('ada', 'once'),
    'feedback.listOf': () => feedback.listOf('ada'),
    'feedback.listAll': () => feedback.listAll(10),
    'feedback.setStatus': () =>
      feedback.setStatus('feedback', 'reviewed', { actorId: 'root', at: 1 }),
    'feedback.statusChanges': () => feedback.statusChanges('feedback'),
    'feedback.anonymise': () => feedback.anonymise('ada'),
  };
}

/** One call of every method. */
function everyCall(stores: Stores): Calls {
  return {
    ...gameCalls(stores),
    ...historyCalls(stores),
    ...accountCalls(stores),
    ...socialCalls(stores),
    ...correctionCalls(stores),
    ...rankingCalls(stores),
    ...dailyCalls(stores),
    ping: stores.ping,
  };
}

/** The names of all methods of the stores, as they are in `everyCall`; `close` has its own case. */
function methodNames({ description: _, close: __, ping: ___, ...stores }: Stores): string[] {
  const names = Object.entries(stores).flatMap(([store, methods]) =>
    Object.keys(methods).map((method) => `${store}.${method}`),
  );
  return [...names, 'ping'];
}

async function outcomeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'answered';
  } catch (error) {
    return error instanceof StoreUnavailable ? 'unavailable' : `threw ${String(error)}`;
  }
}

async function outcomesOf(stores: Stores): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, call] of Object.entries(everyCall(stores))) {
    outcomes[name] = await outcomeOf(call);
  }
  return outcomes;
}

/** The contract of the stores as a whole. */
export const storesCases: readonly StoreCase[] = [
  [
    'has no method that these cases omit',
    async (stores) => {
      expect(Object.keys(everyCall(stores)).toSorted()).toEqual(methodNames(stores).toSorted());
    },
  ],
  [
    'answers every call while it is open',
    async (stores) => {
      expect(new Set(Object.values(await outcomesOf(stores)))).toEqual(new Set(['answered']));
    },
  ],
  [
    'rejects every call with StoreUnavailable once it is closed',
    async (stores) => {
      await stores.close();
      const outcomes = await outcomesOf(stores);
      expect(outcomes).toEqual(
        Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'unavailable'])),
      );
    },
  ],
  [
    'may be closed twice',
    async (stores) => {
      await stores.close();
      await expect(stores.close()).resolves.toBeUndefined();
    },
  ],
  [
    'describes itself without the password',
    async ({ description }) => {
      expect(description).toMatch(/^(SQLite|MongoDB) \S/);
      expect(description).not.toContain('@');
    },
  ],
];
