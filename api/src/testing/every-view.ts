import { aFriendship } from '@craque/common/testing/account-builders.ts';
import { aChallenge } from '@craque/common/testing/challenge-steps.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { emptyRecord } from '@craque/common/domain/record/play-record.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { dailyKey } from '@craque/common/domain/daily/daily-game.ts';
import { guestPlayer, userPlayer } from '@craque/common/domain/ids.ts';
import { pairOf } from '@craque/common/domain/friendship.ts';
import { rankingWindows, utcWindows } from '@craque/common/domain/record/ranking.ts';
import { sports } from '@craque/common/domain/sport.ts';
import type { Stores } from '../store/store.ts';
import { endParties, fillParties, partyViews } from './every-party-view.ts';
import {
  aCorrection,
  aDaily,
  aFeedback,
  aResult,
  aSession,
  aToken,
  abandoned,
  anAccount,
  idOf,
  joined,
  linked,
  staleBefore,
  touchedGame,
} from './store-builders.ts';

const [now, day] = [Date.UTC(2026, 10, 11, 12), 24 * 60 * 60 * 1000];
const date = '2026-11-11' as DailyDate;
const people = ['ada', 'bob', 'cleo', 'gone'];
const players = [...people.map(userPlayer), guestPlayer('g')];
const ada = userPlayer('ada');
const byAda = { creator: ada, invited: ['ben', 'cem'] };

async function fillGames({ games }: Stores): Promise<void> {
  const daily = { date, counts: true };
  const challenge = linked(aChallenge({ ...byAda, id: idOf(6), createdAt: now - day }), 'CODE');
  for (const game of [
    aGame({ id: idOf(1), createdAt: now, creator: ada, createKey: 'once' }),
    touchedGame(2, now - 3 * day, { creator: ada }),
    abandoned(touchedGame(3, now - 2 * day, { creator: ada }), now - day),
    touchedGame(4, now - day, { creator: guestPlayer('g') }),
    touchedGame(5, now - 9, { creator: ada, daily, createKey: dailyKey(date, 'soccer') }),
    challenge,
    aChallenge({ ...byAda, id: idOf(7), createdAt: now - 5 }),
  ])
    await games.insert(game);
  await games.save(joined(challenge, 'ben', now - day + 5));
  await games.markSettled(idOf(3));
}

async function fillHistory({ results, records, achievements }: Stores): Promise<void> {
  for (const [index, player] of players.entries()) {
    for (let game = 0; game < 8; game += 1) {
      const sport = sports[game % sports.length] ?? 'soccer';
      const finishedAt = now - game ** 3 * day;
      const won = game % 3 !== 1;
      const score = won ? 10 * game + index : 0;
      const dailyPart = game === 0 && { dailyDate: date, dailyStartedAt: finishedAt - 40 };
      await results.add(
        aResult(index * 10 + game + 1, finishedAt, { player, sport, score, won, ...dailyPart }),
      );
    }
    await achievements.add(people[index] ?? 'g', 'first_victory', now - index * 20 * day);
  }
  await achievements.add('ada', 'f1_expert', now);
  await achievements.markSeen('ada', 'f1_expert');
  await results.markWins(userPlayer('bob'), [idOf(11)]);
  await records.save(ada, { mark: { finishedAt: now, gameId: 1 }, record: emptyRecord });
}

async function fillAccounts({ users, sessions, friendships }: Stores): Promise<void> {
  for (const [index, id] of people.entries()) {
    await users.insert(anAccount({ id, usernameKey: id, createdAt: index }));
    await sessions.insert(aSession({ userId: id, sid: `${id}-1`, createdAt: index }), 10);
    await sessions.insert(aSession({ userId: id, sid: `${id}-2`, createdAt: 50 }), 10);
  }
  const change = { email: 'ada@example.com', isAdmin: true, showHints: false } as const;
  await users.change('ada', { ...change, theme: 'dark' });
  await users.change('cleo', { showInRankings: false, claimsGuest: guestPlayer('g') });
  const states = [
    { status: 'accepted', answeredAt: 9, acceptKey: 'key' },
    { status: 'rejected', answeredAt: 8, requestKey: 'other' },
    { status: 'pending' },
  ] as const;
  for (const [index, state] of states.entries()) {
    const requester = index === 2 ? 'dora' : 'ada';
    const other = people[index + 1] ?? 'eve';
    const users = pairOf('ada', other === requester ? 'dora' : other);
    await friendships.insert(
      aFriendship({ id: `f${index}`, users, requester, createdAt: index, ...state }),
    );
  }
}

const aReported = { id: 'report', kind: 'name', userId: 'cleo', value: 'Cleo' } as const;

async function fillTexts({ feedback, corrections, dailies }: Stores): Promise<void> {
  await feedback.insert(aFeedback({ key: 'once', email: 'ada@example.com' }));
  await feedback.insert(aFeedback({ id: 'second', userId: null, createdAt: 5 }));
  await feedback.setStatus('feedback', 'reviewed', { actorId: 'bob', at: 1 });
  await feedback.setStatus('feedback', 'implemented', { actorId: 'cleo', at: 2 });
  await corrections.report(aCorrection({ id: 'wrong', text: 'Zed' }), { userId: 'bob', at: 7 });
  const decision = { status: 'accepted', value: 'Addie', note: 'Thanks', at: 9 } as const;
  await corrections.decide('wrong', { ...decision, actorId: 'ada' });
  for (const [index, userId] of people.entries()) {
    await corrections.report(aCorrection(), { userId, at: index });
  }
  const older = { date: '2026-11-10' as DailyDate, round: 1 };
  for (const each of [{ date }, older]) await dailies.insert(aDaily(each));
}

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

export async function fillStores(stores: Stores): Promise<void> {
  const fills = [fillAccounts, fillGames, fillHistory, fillTexts];
  for (const each of fills) await each(stores);
  await stores.users.remove('gone', 77);
}

function gameViews({ games }: Stores): Promise<unknown>[] {
  const most = Number.MAX_SAFE_INTEGER;
  return [
    ...[1, 2, 3, 4, 5, 6, 7].map((id) => games.find(idOf(id))),
    games.findByCreateKey(ada, 'once'),
    games.findByLink('CODE'),
    ...['ben', 'cem'].map((id) => games.invitedTo(id)),
    ...[games.dueBefore(most, 9), games.underWay(0, 9)],
    games.unsettledSince({ endedBefore: most, idleBefore: most, limit: 9 }),
    ...[...players, userPlayer('ben')].flatMap((player) => [
      games.recentAthletes(player, 'soccer', 9),
      games.unsettledOf(player, now - day),
      games.unsettledBeyond(player, { kept: 1, limit: 9 }),
      games.runningOf(player, 9),
      games.dailiesOf(player, '2026-11-01' as DailyDate, date),
      games.historyOf(player, { limit: 9 }),
      games.createdSince(player, now - day, 9),
      games.challengesOf(player, 0, 9),
    ]),
  ];
}

function historyViews(stores: Stores): Promise<unknown>[] {
  const { results, records, achievements, boards } = stores;
  const soccer = { date, sport: 'soccer' } as const;
  return [
    results.totalPoints(players).then((points) => [...points].sort()),
    results.markedWins(),
    ...[undefined, ...players].map((player) => boards.read(soccer, { player })),
    boards.read(soccer, { player: ada, friends: [] }),
    results.winsOfMany(players).then((wins) => [...wins].sort()),
    results.playsOf('ada-secretova', 'medium'),
    ...people.map(async (id) => (await achievements.listOf(id)).toSorted(byKey)),
    ...players.flatMap((player) => [
      records.find(player),
      results.streakOf(player),
      results.streakOf(player, { finishedAt: now - day, gameId: 2 }),
      results.dailiesOf(player),
      results.outcomesAfter(player),
      results.outcomesAfter(player, { finishedAt: now - day, gameId: 1 }),
      results.tailOf(player, { from: now - 30 * day, starts: [now - 9 * day, now] }),
      results.latestWins(player, now, 3),
      results.countWins(player, 0, now),
      results.winsOf(player, 'ada-secretova'),
      results.winGroupsOf(player).then((groups) => JSON.stringify(groups)),
      results.countFound(player, 'english-premier-league', ['ada-secretova', 'nobody']),
    ]),
  ];
}

function peopleViews({ users, sessions, friendships, rankings }: Stores): Promise<unknown>[] {
  return [
    users.search('', 9),
    users.lookingLike(people),
    users.admins(),
    users.deletions(),
    sessions.find('ada-1'),
    sessions
      .findMany(people.flatMap((id) => [`${id}-1`, `${id}-2`]))
      .then((found) => found.toSorted((one, other) => (one.sid < other.sid ? -1 : 1))),
    rankings.gamesSince([{ userId: 'ada', from: 0 }]).then((sums) => [...sums]),
    ...['ada', 'bob', 'cleo', 'dora', 'gone'].flatMap((id) => [
      users.find(id),
      users.findByKey(id),
      users.findByFormerKey(id),
      users.standingOf(id).then((found) => found?.unlocked.sort(byKey) && found),
      sessions.listOf(id),
      friendships.friendsOf(id),
      friendships.requestsTo(id),
      friendships.countPendingFrom(id),
      friendships.allOf(id).then((all) => all.map((each) => each.id).sort()),
      friendships.findPair('ada', id),
    ]),
    ...rankingWindows.flatMap((window) =>
      [undefined, ...sports].map((sport) =>
        rankings.board(
          { window, sport, start: utcWindows(now)[window] },
          { limit: 9, userId: 'ada' },
        ),
      ),
    ),
    rankings.allTimeOf(people).then((sums) => [...sums].sort()),
  ];
}

function textViews(stores: Stores): Promise<unknown>[] {
  const { feedback, corrections, dailies, blocks, reports, tokens } = stores;
  return [
    tokens.find('hash'),
    tokens.listOf('ada'),
    blocks.listOf('ada'),
    blocks.between('bob', ['ada', 'cleo']),
    reports.find(aReported.id),
    reports.listAll(9),
    reports.listOf('bob'),
    reports.isClosing('bob'),
    feedback.listAll(9),
    feedback.listOf('ada'),
    feedback.findByKey('ada', 'once'),
    feedback.statusChanges('feedback'),
    corrections.listAll(9),
    corrections.listAccepted(),
    ...people.map((id) => corrections.listOf(id)),
    dailies.find(date, 'soccer'),
    dailies.turnsOf('soccer'),
    dailies.firstDate(),
  ];
}

const views = [gameViews, historyViews, peopleViews, textViews, partyViews];

/** What every read of the stores gives of what `fillStores` has written. */
export async function everyView(stores: Stores): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const each of views) all.push(...(await Promise.all(each(stores))));
  return all;
}

async function endGames({ games, results, records, achievements }: Stores): Promise<void> {
  await games.reassign(aGame());
  for (const each of [games.restart, games.saveBare]) await each(aGame());
  await games.removeUntouched(idOf(1));
  await games.removeStale(staleBefore(1));
  await games.detailedBefore(now, 9);
  await games.removeOf(ada);
  await results.remove(idOf(1), ada);
  await results.removeOf(ada);
  await results.removeGuests(now);
  await records.remove(ada);
  await achievements.listOfMany(people);
  await achievements.removeOf('ada');
}

async function endAccounts(stores: Stores): Promise<void> {
  const { users, sessions, tokens, friendships, rankings, boards } = stores;
  await users.findMany(people);
  await users.rename('ada', 'player-1');
  await users.changePassword('ada', { from: 'a hash', to: 'another', sessionsFrom: 1 });
  await users.endDeletion('gone');
  await sessions.renew('ada-1', { renewedAt: 1, expiresAt: 2 });
  await sessions.remove('ada-1');
  await sessions.removeOf('ada');
  await sessions.removeExpired(9999);
  await tokens.insert(aToken(), 10);
  await tokens.noteUse(aToken(), 9);
  await tokens.remove('ada', 'token');
  await tokens.removeOf('ada');
  await Promise.all([friendships.find('f0'), friendships.between('ada', people)]);
  await friendships.save(aFriendship());
  await friendships.remove('f0', 0);
  await friendships.removeOf('ada');
  await friendships.removeRejected(now);
  await rankings.update();
  await boards.update();
}

async function endTexts(stores: Stores): Promise<void> {
  const { feedback, corrections, dailies, blocks, reports, guestPlaces } = stores;
  await blocks.add('ada', 'bob', 1);
  await blocks.remove('ada', 'bob');
  await reports.add(aReported, { userId: 'bob', reason: 'insult', at: 1 });
  await reports.decide(aReported.id, 'renamed', { actorId: 'ada', at: 9 });
  for (const each of [blocks, reports]) await each.removeOf('ada');
  await guestPlaces.take('hash', ada, { most: 1, endsAt: 9 });
  await guestPlaces.removeEnded(9);
  await corrections.find('wrong');
  await corrections.refuseOf('bob', { actorId: 'ada', at: 9 });
  await corrections.anonymise('ada');
  await feedback.anonymise('ada');
  await dailies.replace(aDaily({ date }));
}

export async function everyCall(stores: Stores): Promise<void> {
  await fillStores(stores);
  await fillParties(stores);
  for (const each of views) await Promise.allSettled(each(stores));
  for (const each of [endGames, endAccounts, endTexts, endParties]) await each(stores);
  await stores.ping();
}
